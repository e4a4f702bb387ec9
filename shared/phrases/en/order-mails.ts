import type { Translation } from '../phrases.ts'
import type sv from '../sv/order-mails.ts'

/** The mails about orders of credits, monthly plans and money back, named after each transition and after who is told. */
export default {
  order_invoice_business: {
    subject: '{{Paper}} for {{credits}} credits has been sent',
    preview: 'What to pay, and by when.',
    text: '{{Paper}} for your order has been sent. The credits will be in your account once the payment has been recorded.',
    action: 'Open {{paper}}',
    after:
      'Has {{paper}} not arrived? Reply to this e-mail and we will help you. To cancel the order, go to Credits before it is paid.',
  },
  order_decline_business: {
    subject: 'We cannot accept your order for {{credits}} credits',
    preview: 'The reason is in this e-mail.',
    text: 'We have declined your order, for the reason below. There is nothing to pay.',
    after: 'Have you already paid, or have we misunderstood something? Reply to this e-mail.',
  },
  order_remind_business: {
    subject: 'Reminder: {{paper}} for {{credits}} credits',
    preview: 'No payment has been recorded yet.',
    text: 'We have not recorded a payment for your order. If you have paid in the last few days, please ignore this e-mail.',
    after: 'No longer want the credits? Cancel the order under Credits, or reply to this e-mail.',
  },
  order_remindAgain_business: {
    subject: 'Second reminder: {{paper}} for {{credits}} credits',
    preview: 'Without a payment the order will lapse.',
    text: 'We have still not recorded a payment for your order. Without one it lapses on {{day}}, at no cost to you.',
    after: 'Have you paid, or is something wrong? Reply to this e-mail and we will sort it out.',
  },
  order_lapse_business: {
    subject: 'Your order for {{credits}} credits has lapsed',
    preview: 'There is nothing to pay.',
    text: 'The order has lapsed, because no payment was recorded. There is nothing to pay.',
    after:
      'Have you paid after all? Reply to this e-mail. If you want the credits, you are welcome to order again.',
  },
  order_cancel_notice: {
    subject: 'Cancelled order: {{credits}} credits, {{company}}',
    text: 'The customer cancelled the order before it was paid. It is not to be paid. An invoice that the system made is credited by itself; one that was made elsewhere is credited there.',
  },
  order_chase_notice: {
    subject: 'Waiting for {{paper}}: {{credits}} credits, {{company}}',
    text: 'The buyer has been sent nothing to pay by. Run the command, or decline the order with a reason. The reminder comes every day.',
  },
  order_lapse_notice: {
    subject: 'Lapsed without payment: {{credits}} credits, {{company}}',
    text: 'The order has lapsed, thirty days after it should have been paid. An invoice that the system made is credited by itself; one that was made elsewhere is credited there. If it came from a monthly plan, the plan continues until somebody gives notice.',
  },

  credit_plan_started: {
    subject: 'Your monthly plan has started: {{credits}} credits a month',
    preview: 'The first order has been placed.',
    text: 'Thank you. The plan has started, and its first order has been placed. Payment details follow in a separate e-mail. Seven days before each new order we tell you what it is for and what it costs.',
    after:
      'Under Credits you can change the package and give notice. It also says there on which day the plan would then end. The price of your package is not raised while the plan runs.',
  },
  plan_announce_business: {
    subject: 'In a week, {{credits}} credits will be ordered',
    preview: 'The next order of your monthly plan.',
    text: 'Your monthly plan is about to place its next order. Below is when it comes and what it costs. There is nothing you need to do.',
    after:
      'To get another package, change it under Credits before that day. That is also where you give notice, and see on which day the plan would then end.',
  },
  plan_order_business: {
    subject: 'This month’s order has been placed: {{credits}} credits',
    preview: 'Payment details follow.',
    text: 'Your monthly plan has placed this month’s order. Payment details follow in a separate e-mail. The credits will be in your account once the payment has been recorded.',
    after: 'You can cancel this order under Credits until it is paid. The plan continues all the same.',
  },
  plan_change_notice: {
    subject: 'Monthly plan changed: {{credits}} credits, {{company}}',
    text: 'The business has changed the package of its monthly plan, from the next order on.',
  },
  credit_plan_changed: {
    subject: 'Your monthly plan has been changed to {{credits}} credits',
    preview: 'It applies from the next order.',
    text: 'You have changed the package of your monthly plan. The new one applies from the order below.',
    after: 'Was this not you? Reply to this e-mail and we will sort it out.',
  },
  plan_giveNotice_notice: {
    subject: 'Notice of a monthly plan: {{company}}',
    text: 'The business has given notice of its monthly plan. It ends by itself.',
  },
  credit_plan_ending: {
    subject: 'You have given notice of your monthly plan',
    preview: 'The last day is in this e-mail.',
    text: 'You have given notice, and the plan ends on {{day}}. An order whose day comes before that is placed as usual.',
    after:
      'You can take the notice back under Credits until the plan has ended. Credits that you have paid for stay in your account.',
  },
  plan_regret_notice: {
    subject: 'Notice taken back: {{company}}',
    text: 'The business has taken back the notice of its monthly plan, which continues.',
  },
  credit_plan_kept: {
    subject: 'Your monthly plan continues',
    preview: 'The notice has been taken back.',
    text: 'You have taken back the notice, and the plan continues as before.',
    after: 'Was this not you? Reply to this e-mail and we will sort it out.',
  },
  plan_terminate_business: {
    subject: 'We have given notice of your monthly plan',
    preview: 'The reason and the last day are in this e-mail.',
    text: 'We have given notice of the plan, which ends on {{day}}, for the reason below. An order whose day comes before that is placed as usual.',
    after: 'Credits that you have paid for stay in your account. Reply to this e-mail if you have questions.',
  },
  plan_remindEnd_business: {
    subject: 'Your monthly plan ends on {{day}}',
    preview: 'After that, nothing more is ordered by itself.',
    text: 'Notice has been given, and the plan ends on {{day}}. After that, nothing more is ordered by itself.',
    after: 'Credits that you have paid for stay in your account, to be used as usual.',
  },
  plan_end_business: {
    subject: 'Your monthly plan has ended',
    preview: 'Nothing more is ordered by itself.',
    text: 'The notice period is over and the plan has ended. Nothing more is ordered by itself.',
    after:
      'Credits that you have paid for stay in your account. You can order again under Credits whenever you like.',
  },
  plan_end_notice: {
    subject: 'Monthly plan ended: {{company}}',
    text: 'The notice period is over. The plan places no more orders.',
  },

  money_back_notice: {
    subject: 'Asks for money back: {{company}}',
    text: 'The business wants the money of its first order back. It asked in time and has not used any credits. Pay it back and run the command, or decline with a reason.',
  },
  money_back_confirmation: {
    subject: 'We have received your request for your money back',
    preview: 'We will answer by e-mail.',
    text: 'We will look at the request and answer by e-mail. If a monthly plan is running, it ends when the money is paid back.',
    after: 'Do you want to take the request back? Reply to this e-mail.',
  },
  refund_grant_business: {
    subject: 'You are getting your money back',
    preview: 'We are paying back your first order.',
    text: 'We are paying back your first order to the account that it was paid from. Its credits have been taken off the balance. If a monthly plan was running, it has ended.',
    after: 'Has the money not arrived within ten days? Reply to this e-mail and we will look into it.',
  },
  refund_decline_business: {
    subject: 'About your money back',
    preview: 'The reason is in this e-mail.',
    text: 'We are not paying back your first order, for the reason below. Its credits are still in your account.',
    after: 'Have we misunderstood something? Reply to this e-mail and we will look at it again.',
  },
  refund_nudge_notice: {
    subject: 'Waiting for an answer about money back: {{company}}',
    text: 'The business has been waiting for an answer for a day. Pay it back and run the command, or decline with a reason.',
  },
  refund_chase_notice: {
    subject: 'Still waiting for money back: {{company}}',
    text: 'The business has had no answer about its money. The reminder comes every third day until somebody has answered.',
  },
} satisfies Translation<typeof sv>
