import type { Translation } from '../phrases.ts'
import type sv from '../sv/rating-mails.ts'

/** The mails about ratings, named after the transition and after who is told. */
export default {
  rating_invite_business: {
    subject: 'How did it go? {{title}}',
    preview: 'Rate how you worked together.',
    text: 'The assignment with {{name}} has ended. Please tell how it went: a mark, and a few words if you like.',
    action: 'Give a rating',
    after:
      'You see each other’s ratings once both have given theirs, or when the time above is over. Only the partner reads the words; the mark counts towards an average.',
  },
  rating_invite_partner: {
    subject: 'How did it go? {{title}}',
    preview: 'Rate how you worked together.',
    text: 'The assignment at {{company}} has ended. Please tell how it went: a mark, and a few words if you like.',
    action: 'Give a rating',
    after:
      'You see each other’s ratings once both have given theirs, or when the time above is over. Only the business reads yours.',
  },
  rating_rateAsBusiness_partner: {
    subject: '{{company}} has given a rating: {{title}}',
    preview: 'Give yours, and you see each other’s.',
    text: '{{company}} has rated how you worked together. It is shown once you have given yours, or when the time below is over.',
    action: 'Give a rating',
    after: 'Only the business reads yours.',
  },
  rating_rateAsPartner_business: {
    subject: '{{name}} has given a rating: {{title}}',
    preview: 'Give yours, and you see each other’s.',
    text: '{{name}} has rated how you worked together. It is shown once you have given yours, or when the time below is over.',
    action: 'Give a rating',
    after: 'Only the partner reads the words of yours; the mark counts towards an average.',
  },
  rating_showAsBusiness_partner: {
    subject: 'You can now read the rating by {{company}}: {{title}}',
    preview: 'Both of you have given yours.',
    text: 'Both you and {{company}} have given a rating, and you can read each other’s.',
    action: 'Read the rating',
    after: 'Do you want to say something about it? Reply to this e-mail.',
  },
  rating_showAsPartner_business: {
    subject: 'You can now read the rating by {{name}}: {{title}}',
    preview: 'Both of you have given yours.',
    text: 'Both you and {{name}} have given a rating, and you can read each other’s.',
    action: 'Read the rating',
    after: 'Do you want to say something about it? Reply to this e-mail.',
  },
  rating_remindBusiness_business: {
    subject: 'A few days left to give a rating: {{title}}',
    preview: 'It takes a minute.',
    text: 'You have not rated how you worked with {{name}} yet. You can until the time below.',
    action: 'Give a rating',
    after: 'If you would rather not, there is nothing to do.',
  },
  rating_remindPartner_partner: {
    subject: 'A few days left to give a rating: {{title}}',
    preview: 'It takes a minute.',
    text: 'You have not rated how you worked with {{company}} yet. You can until the time below.',
    action: 'Give a rating',
    after: 'If you would rather not, there is nothing to do.',
  },
  rating_show_business: {
    subject: 'The rating is shown now: {{title}}',
    preview: 'The time is over, and only one of you has given a rating.',
    text: 'The time for ratings is over. One of you has given theirs, and both of you can read it now.',
    action: 'See the rating',
    after: 'Do you want to say something about it? Reply to this e-mail.',
  },
  rating_show_partner: {
    subject: 'The rating is shown now: {{title}}',
    preview: 'The time is over, and only one of you has given a rating.',
    text: 'The time for ratings is over. One of you has given theirs, and both of you can read it now.',
    action: 'See the rating',
    after: 'Do you want to say something about it? Reply to this e-mail.',
  },
} satisfies Translation<typeof sv>
