import type { Translation } from '../phrases.ts'
import type sv from '../sv/matching.ts'

export default {
  meta: {
    title: 'How {{brand}} matches',
    description:
      'What {{brand}} reads when partners are compared with inquiries and assignments, what each part weighs, what does not count, and how to object.',
  },
  heading: 'How the matching works',
  lede: 'A calculation helps us find partners for an inquiry. Here is what it reads, what each part weighs, and what it is not allowed to know.',
  version: 'The weights, version {{version}}',
  contents: 'On this page',
  read: {
    heading: 'What is read',
    text: 'The text of the inquiry or assignment is laid beside the partner’s profile, in Swedish, English or both. Five parts are added up. The calculation is a list of rules, not a language model: the same two texts always give the same result.',
    caption: 'How much each part can contribute. Together they are 100%.',
    part: 'Part',
    weight: 'Share',
    parts: {
      service: {
        name: 'The service',
        what: 'That the partner has chosen the service that the inquiry is about.',
      },
      needs: { name: 'The needs', what: 'Technology and work that both texts name, each with a quote.' },
      words: { name: 'The words', what: 'Other telling words that both use.' },
      cards: { name: 'Similar work', what: 'The examples on our service pages that both texts resemble.' },
      pages: { name: 'The same field', what: 'The services that both texts are about.' },
    },
    quotes:
      'What somebody else has vouched for, such as a certificate, counts in full. What is only claimed counts less, and the more is claimed at once, the less each claim counts. If few needs can be read from the text, the other parts weigh more.',
  },
  facts: {
    heading: 'What lowers the sum',
    text: 'When language, place, start or hourly rate do not agree, the sum is lowered and we say which of them it was. What nobody has stated counts as agreed.',
    caption: 'How much of the sum remains.',
    fact: 'What does not agree',
    left: 'Remains',
    each: {
      language: 'No language in common',
      remoteOnly: 'Works only remotely, but the work is done in a town',
      distant: 'Further away than the partner travels, or at an unknown distance',
      far: 'Much further away than the partner travels',
      lateSoon: 'Available more than two weeks late',
      lateLong: 'Available more than 45 days late',
      lateVery: 'Available more than 90 days late',
      rateLittle: 'Up to ten per cent above the stated hourly rate',
      rateMuch: 'More than ten per cent above the stated hourly rate',
      listsAll: 'Has chosen more than six services, but shows fewer than two things for each',
      places: 'Places other people instead of doing the work',
    },
  },
  bands: {
    heading: 'Three levels',
    text: 'The sum is shown as one of three levels. Anybody below the lowest, or below {{share}} of the best sum, is left out when we look for partners for an inquiry.',
    caption: 'The least sum for each level, of 100%.',
    band: 'Level',
    from: 'From',
    each: { shows: 'Shows it', close: 'Close, something is missing', perhaps: 'Perhaps' },
  },
  out: {
    heading: 'What does not count',
    text: 'The calculation may not read this, or takes no notice of it.',
    who: {
      what: 'Name, address, photo, age, gender and nationality.',
      why: 'They say nothing about the work.',
    },
    language: {
      what: 'The language that a profile is written in.',
      why: 'A language that the work requires is another matter, and is among what lowers the sum.',
    },
    others: { what: 'Who else is here.', why: 'Your sum should not depend on anybody else’s.' },
    clicks: {
      what: 'Clicks and earlier choices.',
      why: 'Whoever was chosen once would be shown more, and chosen more.',
    },
    years: { what: 'Years in the trade.', why: 'They are age by another name.' },
    negations: {
      what: 'The word “not” in an inquiry.',
      why: '“Spare parts for S7-300 cannot be bought” is still about S7-300.',
    },
  },
  person: {
    heading: 'A person chooses',
    text: 'The calculation makes suggestions to the people who work here. It sends no proposal, turns nobody down, and does not decide who may apply. As a partner you see how your own profile fits each open assignment, and you can apply whatever it says.',
  },
  object: {
    heading: 'If it is wrong',
    text: 'Is something missing that you can do? Add it to your profile, and it counts the next time the comparison is shown. If we have misread something, press “The comparison is wrong” below it, at the open assignment or the proposal, and say what is wrong. We keep the comparison as you saw it. A person reads your objection and answers within {{days}} days, where you wrote it and by mail.',
  },
  law: {
    heading: 'The law it is built for',
    text: 'The EU regulation on artificial intelligence (2024/1689) lists systems that assess people for work in Annex III, point 4, and the directive on platform work (2024/2831) gives those who work through a platform a right to know how it decides. Whether they cover a rule book such as ours has not been tried. We have built as if they did: with the weights disclosed, quotes instead of assertions, and a person who chooses.',
  },
} as const satisfies Translation<typeof sv>
