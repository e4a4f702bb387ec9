import type { Translation } from '../phrases.ts'
import type sv from '../sv/objection-mails.ts'

export default {
  objected_notice: {
    subject: 'Objection to the matching: {{title}}, {{name}}',
    text: 'A partner says that a comparison is wrong. Read the row as the partner saw it, and answer before the time below.',
  },
  objected_confirmation: {
    subject: 'We have your objection: {{title}}',
    preview: 'A person reads it and answers.',
    text: 'Thank you for telling us. A person reads your objection and answers by the day below at the latest. We have kept the comparison as you saw it.',
    action: 'Open the comparison',
    after: 'You can withdraw the objection where you wrote it, as long as we have not answered.',
  },
  objection_uphold_partner: {
    subject: 'You were right: {{title}}',
    preview: 'The answer to your objection is in this mail.',
    text: 'We have been through the comparison and agree with your objection. The answer is below.',
    action: 'Open the comparison',
    after: 'Is anything in the answer unclear? Reply to this mail.',
  },
  objection_dismiss_partner: {
    subject: 'The answer to your objection: {{title}}',
    preview: 'We have been through the comparison.',
    text: 'We have been through the comparison and found that it stands. You can read why below.',
    action: 'Open the comparison',
    after: 'Have we misunderstood you? Reply to this mail, or object again beside the comparison.',
  },
  objection_withdraw_notice: {
    subject: 'Objection withdrawn: {{title}}, {{name}}',
    text: 'The partner has withdrawn the objection. It needs no answer.',
  },
  objection_nudge_notice: {
    subject: 'An objection waits for an answer: {{title}}, {{name}}',
    text: 'In two days the time is over in which the partner has been promised an answer.',
  },
  objection_breakPromise_partner: {
    subject: 'Our answer is late: {{title}}',
    preview: 'Your objection stands and will get an answer.',
    text: 'We promised you an answer by today and did not manage. We apologize for that. Your objection stands, and you get a mail when it has been answered.',
    action: 'Open the comparison',
    after: 'Is there anything you want to add? Reply to this mail.',
  },
  objection_breakPromise_notice: {
    subject: 'A promised answer is late: {{title}}, {{name}}',
    text: 'The partner was promised an answer to the objection by now, and nobody has answered. The partner has had an apology.',
  },
  objection_chase_notice: {
    subject: 'An objection is still unanswered: {{title}}, {{name}}',
    text: 'Nobody has answered the objection. This reminder comes every week until it is done.',
  },
} satisfies Translation<typeof sv>
