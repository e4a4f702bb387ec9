import type { Translation } from '../phrases.ts'
import type sv from '../sv/proposal-mails.ts'

/** The mails about each transition of a proposal, named after it and after who is told. */
export default {
  proposal_send_partner: {
    subject: 'You have been proposed for an assignment: {{title}}',
    preview: '{{company}} is reading about you now.',
    text: 'We have proposed you for an assignment at {{company}}. They see your first name, your skills and your price, but not how to reach you.',
    action: 'See the proposal',
    after: 'Not interested? Say no with a reason under Proposals. If they do not answer, you will be told.',
  },
  proposal_invite_partner: {
    subject: 'Invitation to an interview: {{title}}',
    preview: 'Choose one of three times.',
    text: '{{company}} would like to meet you and offers three times. Please choose the one that suits you.',
    action: 'Choose a time',
    after:
      'If you have not answered tomorrow, we will remind you. After seven days without an answer the invitation expires.',
  },
  proposal_book_business: {
    event: 'Interview with {{name}}: {{title}}',
    subject: 'Interview with {{name}} booked: {{title}}',
    preview: 'The time is in this e-mail.',
    text: '{{name}} has chosen one of your times for an interview. The time is below.',
    action: 'See the proposal',
    after: 'Once you have met, choose the partner or say no. We will remind you the day after.',
  },
  proposal_book_partner: {
    event: 'Interview: {{title}} ({{company}})',
    subject: 'Your interview is booked: {{title}}',
    preview: 'The time is in this e-mail.',
    text: 'You have booked an interview with {{company}}. The time is below, and in the calendar file of this e-mail.',
    action: 'See the proposal',
    after: 'Can you not make it after all? Write to the business below the proposal.',
  },
  proposal_askForTimes_business: {
    subject: '{{name}} cannot make any of the times: {{title}}',
    preview: 'Please offer three new ones.',
    text: 'None of the times suited {{name}}. What would suit is stated below.',
    action: 'Offer new times',
    after: 'Please offer three new times below the proposal.',
  },
  proposal_choose_partner: {
    subject: '{{company}} would like to work with you: {{title}}',
    preview: 'Say yes or no.',
    text: '{{company}} has chosen you for the assignment. Say yes and we will prepare the agreement, or no with a reason.',
    action: 'Answer',
    after:
      'If you have not answered tomorrow, we will remind you. After seven days without an answer the offer expires.',
  },
  proposal_agree_business: {
    subject: '{{name}} has said yes: {{title}}',
    preview: 'What remains is the agreement.',
    text: '{{name}} has said yes to your assignment. The others who were proposed have been told that somebody else was chosen.',
    after: 'What remains is for both to sign the agreement. You will get an e-mail when it can be read.',
  },
  proposal_decline_partner: {
    subject: 'Answer from {{company}}: {{title}}',
    preview: 'They will not go ahead with you. The reason is in this e-mail.',
    text: '{{company}} will not go ahead with you for this assignment. The reason is below.',
    after: 'There are other assignments under Available assignments.',
  },
  proposal_withdraw_business: {
    subject: '{{name}} has said no: {{title}}',
    preview: 'The reason is in this e-mail.',
    text: '{{name}} is no longer available for your assignment. The reason is below.',
    after: 'If there are other proposals, they are waiting for an answer. If not, we keep looking.',
    partnerLeft: 'The partner has closed their account.',
  },
  proposal_engage_partner: {
    subject: 'The assignment begins: {{title}}',
    preview: 'The work is under way.',
    text: 'We have noted that the work at {{company}} has begun, as the two of you have agreed.',
    after: 'Is that not right? Reply to this e-mail.',
  },
  proposal_end_partner: {
    subject: 'The assignment will not be yours: {{title}}',
    preview: '{{company}} has chosen somebody else or closed the inquiry.',
    text: '{{company}} has chosen somebody else, or closed the inquiry. If there is a reason, it is below.',
    after: 'There are other assignments under Available assignments.',
  },
  proposal_remindPartner_partner: {
    subject: '{{company}} is waiting for your answer: {{title}}',
    preview: 'It takes a minute.',
    text: '{{company}} is waiting for your answer about the assignment.',
    action: 'Answer',
    after: 'Not interested? Say no with a reason, so that they need not wait.',
  },
  proposal_remindPartnerAgain_partner: {
    subject: '{{company}} is still waiting: {{title}}',
    preview: 'It expires in three days.',
    text: '{{company}} is still waiting for your answer about the assignment. It expires in three days.',
    action: 'Answer',
    after: 'Not interested? Say no with a reason, so that they need not wait.',
  },
  proposal_remindBusiness_business: {
    subject: 'How was the interview with {{name}}? {{title}}',
    preview: 'Choose the partner or say no.',
    text: 'The interview with {{name}} is over. Now {{name}} is waiting to hear from you.',
    action: 'Answer',
    after:
      'Choose the partner, or say no with a reason. Fourteen days after the interview the proposal expires.',
  },
  proposal_remindBusinessAgain_business: {
    subject: '{{name}} is still waiting to hear from you: {{title}}',
    preview: 'The proposal expires fourteen days after the interview.',
    text: '{{name}} is still waiting to hear from you after the interview. Fourteen days after it the proposal expires.',
    action: 'Answer',
    after: 'Choose the partner, or say no with a reason.',
  },
  proposal_lapse_partner: {
    subject: 'Time ran out: {{title}}',
    preview: 'You did not answer in time.',
    text: 'Seven days have passed without an answer, so {{company}} has been told that it came to nothing.',
    after: 'Are you still interested? Reply to this e-mail.',
  },
  proposal_lapse_business: {
    subject: '{{name}} did not answer: {{title}}',
    preview: 'The proposal has expired.',
    text: '{{name}} has not answered for seven days, so the proposal has expired.',
    after: 'If there are other proposals, they are waiting for an answer. If not, we keep looking.',
  },
  proposal_lapseUndecided_partner: {
    subject: 'No word from {{company}}: {{title}}',
    preview: 'The proposal has expired.',
    text: 'Fourteen days have passed since the interview without word from {{company}}, so the proposal has expired. You are no longer bound by it.',
    after: 'There are other assignments under Available assignments.',
  },
  proposal_lapseUndecided_business: {
    subject: 'The proposal of {{name}} has expired: {{title}}',
    preview: 'Fourteen days have passed since the interview.',
    text: 'Fourteen days have passed since the interview with {{name}} without a decision, so the proposal has expired.',
    after: 'Are you still interested? Reply to this e-mail.',
  },
  proposal_invite_notice: {
    subject: 'Interview offered: {{company}} and {{name}}',
    text: 'The customer has offered the partner three times.',
  },
  proposal_book_notice: {
    subject: 'Interview booked: {{company}} and {{name}}',
    text: 'The partner has chosen one of the customer’s times.',
  },
  proposal_askForTimes_notice: {
    subject: 'No time suited: {{company}} and {{name}}',
    text: 'The partner cannot make any of the customer’s times.',
  },
  proposal_choose_notice: {
    subject: 'Chosen: {{name}} by {{company}}',
    text: 'The customer has chosen the partner, who is to answer now.',
  },
  proposal_agree_notice: {
    subject: 'Agreed: {{company}} and {{name}}',
    text: 'Both have said yes. The agreement waits for signatures, or for details if some are missing.',
  },
  proposal_decline_notice: {
    subject: 'No from {{company}} to {{name}}',
    text: 'The customer has said no. The reason is below.',
  },
  proposal_withdraw_notice: {
    subject: 'No from {{name}} to {{company}}',
    text: 'The partner has said no. The reason is below.',
  },
  proposal_lapse_notice: {
    subject: 'No answer from {{name}} to {{company}}',
    text: 'The partner has not answered for seven days, and the proposal has expired.',
  },
  proposal_lapseUndecided_notice: {
    subject: 'No decision by {{company}} on {{name}}',
    text: 'The customer has not decided within fourteen days of the interview, and the proposal has expired.',
  },
} satisfies Translation<typeof sv>
