import type { Translation } from '../phrases.ts'
import type sv from '../sv/report-mails.ts'

/** The mails about each transition of a time report, named after it and after who is told. */
export default {
  report_submit_business: {
    subject: 'Time report from {{name}}, {{month}}: {{title}}',
    preview: 'Approve it, or dispute single days.',
    text: '{{name}} has submitted the hours of {{month}}. Approve them, or dispute single days with a reason for each.',
    action: 'Review the time report',
    after:
      'If you have not answered by the time above, that counts as a yes. We will remind you after three and six days.',
  },
  report_submitAbove_business: {
    subject: 'More hours than agreed from {{name}}, {{month}}: {{title}}',
    preview: 'They need an explicit yes from you.',
    text: '{{name}} has submitted the hours of {{month}}. With these, there are more hours than you agreed on.',
    action: 'Review the time report',
    after:
      'Silence is not a yes here: nothing is approved until you answer. We will remind you every three days until you have.',
  },
  report_submitNone_business: {
    subject: 'No hours in {{month}}: {{title}}',
    preview: 'There is nothing for you to do.',
    text: '{{name}} has told us that there were no hours in {{month}}.',
    action: 'See the assignment',
    after: 'There is nothing for you to do.',
  },
  report_correct_business: {
    subject: 'Corrected time report from {{name}}, {{month}}: {{title}}',
    preview: 'What you have approved already stays approved.',
    text: '{{name}} has answered what you disputed in {{month}}. What you have approved already stays approved.',
    action: 'Review the correction',
    after:
      'If you have not answered by the time above, that counts as a yes. We will remind you after three and six days.',
  },
  report_correctAbove_business: {
    subject: 'Corrected time report with more hours than agreed, {{month}}: {{title}}',
    preview: 'They need an explicit yes from you.',
    text: '{{name}} has answered what you disputed in {{month}}. With the correction, there are more hours than you agreed on.',
    action: 'Review the correction',
    after:
      'Silence is not a yes here: nothing is approved until you answer. We will remind you every three days until you have.',
  },
  report_concede_business: {
    subject: 'Hours removed by {{name}}, {{month}}: {{title}}',
    preview: 'The time report is settled.',
    text: '{{name}} has removed the hours of the days that you disputed. That completes the time report of {{month}}.',
    action: 'See the time report',
    after: 'There is nothing for you to do.',
  },
  report_approve_partner: {
    subject: '{{company}} has approved {{month}}: {{title}}',
    preview: 'The hours are under Earnings.',
    text: '{{company}} has approved your time report for {{month}}. The hours are under Earnings.',
    action: 'See the time report',
    after: 'There is nothing for you to do.',
  },
  report_dispute_partner: {
    subject: '{{company}} disputes days in {{month}}: {{title}}',
    preview: 'The days and the reasons are in this e-mail.',
    text: '{{company}} disputes some days in {{month}}. The days and the reasons are below. The other days are approved, and their hours are under Earnings.',
    action: 'Correct and submit again',
    after:
      'Do you disagree? Submit the days as they are. If the two of you do not come to an agreement, we decide.',
  },
  report_dispute_notice: {
    subject: 'Disputed time report: {{company}} and {{name}}, {{month}}',
    text: 'The customer disputes some days. If they do not come to an agreement, decide with reports settle.',
  },
  report_settle_partner: {
    subject: 'We have decided on {{month}}: {{title}}',
    preview: 'The reason is in this e-mail.',
    text: 'We have decided how many of the hours count that {{company}} had not approved in {{month}}. The reason is below.',
    action: 'See the time report',
    after: 'The hours that count are under Earnings. Any questions? Reply to this e-mail.',
  },
  report_settle_business: {
    subject: 'We have decided on {{month}}: {{title}}',
    preview: 'The reason is in this e-mail.',
    text: 'We have decided how many of the hours count that you had not approved in {{month}}. The reason is below.',
    action: 'See the time report',
    after: 'Any questions? Reply to this e-mail.',
  },
  report_close_partner: {
    subject: 'We have closed {{month}} without hours: {{title}}',
    preview: 'The reason is in this e-mail.',
    text: 'Your time at {{company}} in {{month}} was not submitted, so we have closed the month without hours. The reason is below.',
    action: 'See the time report',
    after: 'Did you work that month? Reply to this e-mail.',
  },
  report_close_business: {
    subject: 'We have closed {{month}} without hours: {{title}}',
    preview: 'Nothing is charged for the month.',
    text: '{{name}} did not submit any time for {{month}}, so we have closed the month without hours. Nothing is charged for it. The reason is below.',
    action: 'See the time report',
    after: 'Any questions? Reply to this e-mail.',
  },
  report_endMonth_partner: {
    subject: 'Time to submit {{month}}: {{title}}',
    preview: 'One press is enough if everything is filled in.',
    text: 'The month is over. Please check your hours at {{company}} and submit them.',
    action: 'To the time report',
    after: 'No hours? Say so with one press, so that nobody has to wait.',
  },
  report_remindPartner_partner: {
    subject: 'The time report for {{month}} has not been submitted: {{title}}',
    preview: 'Submit it, so that {{company}} can approve it.',
    text: 'You have not submitted your hours of {{month}} at {{company}}. They cannot approve hours that they have not seen.',
    action: 'To the time report',
    after: 'No hours? Say so with one press, so that nobody has to wait.',
  },
  report_chase_partner: {
    subject: 'The time report for {{month}} is still missing: {{title}}',
    preview: 'We will remind you once a week until it is submitted.',
    text: 'Your hours of {{month}} at {{company}} have still not been submitted.',
    action: 'To the time report',
    after: 'We will remind you once a week until they are. Has something happened? Reply to this e-mail.',
  },
  report_chase_notice: {
    subject: 'Missing time report: {{name}} at {{company}}, {{month}}',
    text: 'The partner has not submitted the month. Its credits stay reserved until they do, or until you close it with reports close.',
  },
  report_remindBusiness_business: {
    subject: 'The time report for {{month}} is waiting for you: {{title}}',
    preview: 'In four days, silence counts as a yes.',
    text: '{{name}} is waiting for your answer about {{month}}.',
    action: 'Review the time report',
    after: 'If you have not answered by the time above, that counts as a yes.',
  },
  report_remindBusinessAgain_business: {
    subject: 'Tomorrow the time report for {{month}} counts as approved: {{title}}',
    preview: 'Answer today if something is wrong.',
    text: '{{name}} is still waiting for your answer about {{month}}. From this time tomorrow, silence counts as a yes.',
    action: 'Review the time report',
    after: 'If everything is right, there is nothing for you to do.',
  },
  report_lapse_business: {
    subject: 'The time report for {{month}} counts as approved: {{title}}',
    preview: 'Seven days have passed without an answer.',
    text: 'Seven days have passed without an answer, so the time report from {{name}} for {{month}} counts as approved.',
    action: 'See the time report',
    after: 'Is something wrong? Reply to this e-mail.',
  },
  report_lapse_partner: {
    subject: 'The time report for {{month}} counts as approved: {{title}}',
    preview: 'The hours are under Earnings.',
    text: '{{company}} has not answered for seven days, so the time report for {{month}} counts as approved. The hours are under Earnings.',
    action: 'See the time report',
    after: 'There is nothing for you to do.',
  },
  report_exceed_business: {
    subject: 'The time report for {{month}} needs your yes: {{title}}',
    preview: 'It goes beyond the agreed hours.',
    text: 'Seven days have passed, but with {{month}} there are more hours than you agreed on. That is why silence does not count as a yes.',
    action: 'Review the time report',
    after: 'Nothing is approved until you answer. We will remind you every three days until you have.',
  },
  report_exceed_partner: {
    subject: 'The time report for {{month}} is waiting for an explicit yes: {{title}}',
    preview: 'It goes beyond the agreed hours.',
    text: 'With {{month}} there are more hours than you and {{company}} agreed on. That is why silence does not count as a yes, and we have asked them to answer.',
    action: 'See the time report',
    after: 'There is nothing for you to do. We will remind them every three days.',
  },
  report_urge_business: {
    subject: '{{name}} is waiting for your yes to {{month}}: {{title}}',
    preview: 'Silence does not count as a yes here.',
    text: 'The time report for {{month}} goes beyond the agreed hours, and {{name}} is waiting for your answer.',
    action: 'Review the time report',
    after: 'Approve it, or dispute single days with a reason.',
  },
  report_urge_notice: {
    subject: 'Unanswered time report beyond the agreement: {{company}} and {{name}}, {{month}}',
    text: 'The customer has not answered about hours beyond the agreement. Silence does not count as a yes.',
  },
  report_remindDisputed_partner: {
    subject: '{{company}} is waiting for your correction of {{month}}: {{title}}',
    preview: 'The days and the reasons are in this e-mail.',
    text: '{{company}} disputes some days in {{month}}. The days and the reasons are below.',
    action: 'Correct and submit again',
    after:
      'Do you disagree? Submit the days as they are. If the two of you do not come to an agreement, we decide.',
  },
  report_remindDisputed_notice: {
    subject: 'Dispute without an answer: {{company}} and {{name}}, {{month}}',
    text: 'The partner has not answered what the customer disputes.',
  },
  report_refer_business: {
    subject: 'We decide on the time report of {{month}}: {{title}}',
    preview: 'There is nothing for you to do.',
    text: 'You have got your credits back under the guarantee. So we decide how many of the hours count that you have not approved in {{month}}. It costs you nothing.',
    action: 'See the time report',
    after: 'Is there something you want to say before we decide? Reply to this e-mail.',
  },
  report_refer_partner: {
    subject: 'We decide on the time report of {{month}}: {{title}}',
    preview: 'You will get an e-mail with our decision and the reason.',
    text: '{{company}} has got its credits back under the guarantee. So we decide how many of the hours count that are not approved in {{month}}. You will get an e-mail with our decision and the reason.',
    action: 'See the time report',
    after: 'Do you want to show what you have done? Reply to this e-mail before we decide.',
  },
  report_submitReferred_business: {
    subject: 'Time report from {{name}}, {{month}}: {{title}}',
    preview: 'We decide on it. There is nothing for you to do.',
    text: '{{name}} has submitted the time of {{month}}. You have got your credits back under the guarantee, so we decide how many hours count. It costs you nothing.',
    action: 'See the time report',
    after: 'Is there something you want to say before we decide? Reply to this e-mail.',
  },
  report_submitReferred_notice: {
    subject: 'Time report after the guarantee: {{company}} and {{name}}, {{month}}',
    text: 'The customer has got its credits back under the guarantee, and the partner has submitted time. Decide with reports settle.',
  },
  report_remindOperator_notice: {
    subject: 'A time report waits for us: {{company}} and {{name}}, {{month}}',
    text: 'The customer has got its credits back under the guarantee, and the partner waits for our decision on the time. Decide with reports settle.',
  },
} satisfies Translation<typeof sv>
