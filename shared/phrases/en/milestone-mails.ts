import type { Translation } from '../phrases.ts'
import type sv from '../sv/milestone-mails.ts'

const silence =
  'If you have not answered by the time above, that counts as a yes. We will remind you after three and six days.'

/** The mails about each transition of a milestone, named after it and after who is told. */
export default {
  milestone_deliver_business: {
    subject: 'Milestone from {{name}}: {{milestone}}',
    preview: 'Accept it, or send it back with a reason.',
    text: '{{name}} has delivered the milestone {{milestone}} of {{title}}. Accept it, or send it back and say what is missing.',
    action: 'Review the milestone',
    after: silence,
  },
  milestone_accept_partner: {
    subject: '{{company}} has accepted {{milestone}}',
    preview: 'The credits are under Earnings.',
    text: '{{company}} has accepted the milestone {{milestone}} of {{title}}. The credits are under Earnings.',
    action: 'See the assignment',
    after: 'There is nothing for you to do.',
  },
  milestone_sendBack_partner: {
    subject: '{{company}} has sent back {{milestone}}',
    preview: 'The reason is in this e-mail.',
    text: '{{company}} has sent back the milestone {{milestone}} of {{title}}. The reason is below.',
    action: 'Deliver again',
    after:
      'Do you disagree? Deliver it again and say why it is as it should be. If the two of you do not come to an agreement, we decide.',
  },
  milestone_sendBack_notice: {
    subject: 'Milestone back: {{company}}, {{milestone}}',
    text: 'The customer has sent back a milestone. If they do not come to an agreement, decide with milestones settle.',
  },
  milestone_settle_partner: {
    subject: 'We have decided on {{milestone}}: it is accepted',
    preview: 'The reason is in this e-mail.',
    text: 'We have decided that the milestone {{milestone}} of {{title}} is accepted. The reason is below.',
    action: 'See the assignment',
    after: 'The credits are under Earnings. Any questions? Reply to this e-mail.',
  },
  milestone_settle_business: {
    subject: 'We have decided on {{milestone}}: it is accepted',
    preview: 'The reason is in this e-mail.',
    text: 'We have decided that the milestone {{milestone}} from {{name}} is accepted. The reason is below.',
    action: 'See the assignment',
    after: 'Any questions? Reply to this e-mail.',
  },
  milestone_strike_partner: {
    subject: 'We have decided on {{milestone}}: it is struck',
    preview: 'The reason is in this e-mail.',
    text: 'We have decided to strike the milestone {{milestone}} of {{title}}. It is not paid. The reason is below.',
    action: 'See the assignment',
    after: 'Any questions? Reply to this e-mail.',
  },
  milestone_strike_business: {
    subject: 'We have decided on {{milestone}}: it is struck',
    preview: 'The reason is in this e-mail.',
    text: 'We have decided to strike the milestone {{milestone}} from {{name}}. The reason is below.',
    action: 'See the assignment',
    after: 'Any questions about its credits? Reply to this e-mail.',
  },
  milestone_drop_partner: {
    subject: 'The assignment has ended without {{milestone}}',
    preview: 'The milestone was not delivered.',
    text: 'The assignment {{title}} at {{company}} has ended. The milestone {{milestone}} had not been delivered by then, so it is dropped and not paid.',
    action: 'See the assignment',
    after: 'Is that not right? Reply to this e-mail.',
  },
  milestone_drop_business: {
    subject: 'The assignment has ended without {{milestone}}',
    preview: 'The milestone was not delivered.',
    text: 'The assignment {{title}} has ended. The milestone {{milestone}} from {{name}} had not been delivered by then, so it is dropped.',
    action: 'See the assignment',
    after: 'Any questions about its credits? Reply to this e-mail.',
  },
  milestone_remindPartner_partner: {
    subject: '{{milestone}} is expected soon',
    preview: 'Deliver it once it is ready.',
    text: 'The milestone {{milestone}} at {{company}} is expected shortly. Deliver it on the page of the assignment once it is ready.',
    action: 'To the assignment',
    after: 'Will it be later? Say so in the thread of the assignment, so that the customer knows.',
  },
  milestone_chase_partner: {
    subject: '{{milestone}} has not been delivered yet',
    preview: 'We will remind you once a week until it is delivered.',
    text: 'The milestone {{milestone}} at {{company}} has not been delivered yet. They cannot accept what they have not seen.',
    action: 'To the assignment',
    after: 'We will remind you once a week until it is. Has something happened? Reply to this e-mail.',
  },
  milestone_chase_notice: {
    subject: 'Late milestone: {{company}}, {{milestone}}',
    text: 'The partner has not delivered the milestone a week after the day on which it was expected.',
  },
  milestone_remindBusiness_business: {
    subject: 'The milestone {{milestone}} is waiting for you',
    preview: 'In four days, silence counts as a yes.',
    text: '{{name}} is waiting for your answer about the milestone {{milestone}}.',
    action: 'Review the milestone',
    after: 'If you have not answered by the time above, that counts as a yes.',
  },
  milestone_remindBusinessAgain_business: {
    subject: 'Tomorrow {{milestone}} counts as accepted',
    preview: 'Answer today if something is wrong.',
    text: '{{name}} is still waiting for your answer about the milestone {{milestone}}. From this time tomorrow, silence counts as a yes.',
    action: 'Review the milestone',
    after: 'If everything is right, there is nothing for you to do.',
  },
  milestone_lapse_business: {
    subject: '{{milestone}} counts as accepted',
    preview: 'Seven days have passed without an answer.',
    text: 'Seven days have passed without an answer, so the milestone {{milestone}} from {{name}} counts as accepted.',
    action: 'See the assignment',
    after: 'Is something wrong? Reply to this e-mail.',
  },
  milestone_lapse_partner: {
    subject: '{{milestone}} counts as accepted',
    preview: 'The credits are under Earnings.',
    text: '{{company}} has not answered for seven days, so the milestone {{milestone}} counts as accepted. The credits are under Earnings.',
    action: 'See the assignment',
    after: 'There is nothing for you to do.',
  },
  milestone_remindReturned_partner: {
    subject: '{{company}} is waiting for {{milestone}}',
    preview: 'The milestone was sent back.',
    text: '{{company}} has sent back the milestone {{milestone}} and is waiting for you to deliver it again.',
    action: 'Deliver again',
    after:
      'Do you disagree with the reason? Deliver it again and say why. If the two of you do not come to an agreement, we decide.',
  },
  milestone_remindReturned_notice: {
    subject: 'No answer: {{company}}, {{milestone}}',
    text: 'The partner has not delivered the milestone again.',
  },
  milestone_refer_business: {
    subject: 'We decide on {{milestone}}',
    preview: 'There is nothing for you to do.',
    text: 'You have got your credits back under the guarantee. So we decide whether {{name}} is paid for the milestone {{milestone}}. It costs you nothing.',
    action: 'See the assignment',
    after: 'Is there something you want to say before we decide? Reply to this e-mail.',
  },
  milestone_refer_partner: {
    subject: 'We decide on {{milestone}}',
    preview: 'You will get an e-mail with our decision and the reason.',
    text: '{{company}} has got its credits back under the guarantee. So we decide whether you are paid for the milestone {{milestone}} in {{title}}. You will get an e-mail with our decision and the reason.',
    action: 'See the assignment',
    after: 'Do you want to show what you have done? Reply to this e-mail before we decide.',
  },
  milestone_remindOperator_notice: {
    subject: 'A milestone waits for us: {{company}}, {{milestone}}',
    text: 'The customer has got its credits back under the guarantee, and the partner waits for our decision on the milestone. Decide with milestones settle.',
  },
} satisfies Translation<typeof sv>
