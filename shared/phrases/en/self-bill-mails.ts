import type { Translation } from '../phrases.ts'
import type sv from '../sv/self-bill-mails.ts'

/** The mails about self-bills: when one is made, about each of its transitions, and about what it takes to make them. */
export default {
  seller_recorded: {
    subject: 'Agree that we make your invoices',
    preview: 'Check your company and agree to self-billing.',
    text: 'We have registered your company, {{company}}. Check the details under Earnings and agree that {{brand}} makes your invoices, so that we can pay what you earn.',
    action: 'Check and agree',
    after: 'Are the details not right? Reply to this e-mail, and we will correct them.',
  },
  bill_ready: {
    subject: '{{title}} is waiting for your answer',
    preview: 'Approve it, or say what is not right.',
    text: '{{title}} is ready. Approve it, or say what is not right. Once it is approved it gets its number.',
    action: 'Review',
    after:
      'If you have not answered by the time above, that counts as a yes. We will remind you after four days.',
  },
  self_bill_object_notice: {
    subject: 'Objection to a self-bill: {{name}}, {{title}}',
    text: 'The partner has objected. Withdraw it with self-bills withdraw, or answer the partner, who can still approve it.',
  },
  self_bill_remindOperator_notice: {
    subject: 'Objection without an answer: {{name}}, {{title}}',
    text: 'The partner has objected to the self-bill, and nobody has answered. Withdraw it with self-bills withdraw, or answer the partner.',
  },
  self_bill_record_partner: {
    subject: '{{title}} is approved',
    preview: 'As you have told us.',
    text: '{{title}} is approved, as you have told us. How and when is stated below.',
    action: 'See it',
    after: 'Is that not right? Reply to this e-mail.',
  },
  self_bill_withdraw_partner: {
    subject: '{{title}} is withdrawn',
    preview: 'The reason is in this e-mail.',
    text: 'We have withdrawn {{paper}}. The reason is below. It never got a number, so there is nothing for you to enter in your books.',
    action: 'To Earnings',
    after: 'Any questions? Reply to this e-mail.',
  },
  self_bill_remind_partner: {
    subject: '{{title}} is waiting for you',
    preview: 'In three days, silence counts as a yes.',
    text: '{{title}} is waiting for your answer. Approve it, or say what is not right.',
    action: 'Review',
    after: 'If you have not answered by the time above, that counts as a yes.',
  },
  self_bill_lapse_partner: {
    subject: '{{title}} counts as approved',
    preview: 'Seven days have passed without an answer.',
    text: 'Seven days have passed without an answer, so {{paper}} counts as approved. It has its number, and is under Earnings for you to download.',
    action: 'See it',
    after: 'Is something wrong? Reply to this e-mail, and we will make a credit note.',
  },
} satisfies Translation<typeof sv>
