import type { Translation } from '../phrases.ts'
import type sv from '../sv/inquiry-mails.ts'

/** The mails about each transition of an inquiry, named after it and after who is told. */
export default {
  inquiry_publish_business: {
    subject: 'We are looking for a freelancer: {{service}}',
    preview: 'Our partners can see the assignment.',
    text: 'We have read your inquiry and published the assignment to our partners. You will get an e-mail when there are proposals to decide on.',
    after: 'Inquiries in your account shows how far it has come, and when the proposals are due.',
  },
  inquiry_unpublish_business: {
    subject: 'We keep looking in another way: {{service}}',
    preview: 'The advertisement is closed, but the inquiry is open.',
    text: 'We have closed the advertisement for your inquiry without choosing anyone, and keep looking in another way.',
    after: 'There is nothing you need to do. Inquiries in your account shows how far it has come.',
  },
  inquiry_propose_business: {
    subject: 'Freelancers proposed: {{service}}',
    preview: 'Read, ask, say yes or no.',
    text: 'There are proposals for your inquiry. Please read them and answer each one: yes to an interview, a question, or no.',
    action: 'See the proposals',
    after:
      'If you have not answered in two days, we will remind you. After fourteen days without an answer we close the inquiry.',
  },
  inquiry_proposeMore_business: {
    subject: 'More freelancers proposed: {{service}}',
    preview: 'There are more to decide on.',
    text: 'We have added more proposals to your inquiry. The earlier ones are still there.',
    action: 'See the proposals',
    after: 'Please answer each one when it suits you.',
  },
  inquiry_resume_business: {
    subject: 'We keep looking: {{service}}',
    preview: 'None of the proposals worked out.',
    text: 'None of the proposals for your inquiry worked out, so we keep looking. New ones will come by the time below at the latest.',
    after: 'Would you like to change something in the inquiry before that? Just reply to this e-mail.',
  },
  inquiry_resume_notice: {
    subject: 'No proposal worked out: {{company}}, {{service}}',
    text: 'All proposals for the inquiry have been answered and nobody was chosen. The customer has been promised new ones.',
  },
  inquiry_start_business: {
    subject: 'The work has begun: {{service}}',
    preview: 'We have noted that it is under way.',
    text: 'We have noted that the work of your inquiry has begun, as you have agreed.',
    after: 'Is that not so? Reply to this e-mail.',
  },
  inquiry_complete_business: {
    subject: 'The work is done: {{service}}',
    preview: 'The inquiry is closed.',
    text: 'We have noted that the work of your inquiry is done.',
    after: 'Is that not so? Reply to this e-mail.',
  },
  inquiry_withdraw_notice: {
    subject: 'Inquiry withdrawn: {{company}}, {{service}}',
    text: 'The customer has withdrawn the inquiry. The reason is below, and everyone who was proposed has been told.',
  },
  inquiry_close_business: {
    subject: 'Your inquiry is closed: {{service}}',
    preview: 'The reason is in this e-mail.',
    text: 'We have closed your inquiry. The reason is below.',
    after: 'Is that not right? Reply to this e-mail and we will open a new one.',
  },
  inquiry_nudge_notice: {
    subject: 'No proposals for 20 hours: {{company}}, {{service}}',
    text: 'The inquiry is waiting for its first proposals. When they are due is stated below.',
  },
  inquiry_nudgeAgain_notice: {
    subject: 'No proposals for a day: {{company}}, {{service}}',
    text: 'The inquiry has been waiting for its first proposals for a day. When they are due is stated below.',
  },
  inquiry_warn_notice: {
    subject: 'Four hours left of the promise: {{company}}, {{service}}',
    text: 'The customer has been promised proposals by the time below, and is now told that they are on their way.',
  },
  inquiry_warn_business: {
    subject: 'How your inquiry is going: {{service}}',
    preview: 'The proposals will come by the time in this e-mail.',
    text: 'We are still looking for the right people for your inquiry. The proposals will come by the time below at the latest.',
    after: 'There is nothing you need to do. If we do not make it, we will write when the time is up.',
  },
  inquiry_breakPromise_notice: {
    subject: 'Promise broken: {{company}}, {{service}}',
    text: 'The time for the first proposals is up. The customer has had an apology and a new time, which is below.',
  },
  inquiry_breakPromise_business: {
    subject: 'We are late: {{service}}',
    preview: 'Our apologies, and a new time.',
    text: 'We promised you proposals before this hour and did not make it. We are sorry. The new time is below.',
    after:
      'If you would rather not wait, you can withdraw the inquiry in your account. To talk to us, just reply to this e-mail.',
  },
  inquiry_chase_notice: {
    subject: 'Still no proposals: {{company}}, {{service}}',
    text: 'The promise is broken and the inquiry is still waiting for proposals. This reminder comes every day until there are some.',
  },
  inquiry_remind_business: {
    subject: 'Proposals are waiting for an answer: {{service}}',
    preview: 'Those who were proposed are wondering.',
    text: 'There are proposals for your inquiry that you have not answered. Those who were proposed do not know yet how it goes.',
    action: 'See the proposals',
    after: 'Is what you have been told not enough? Ask a question below the proposal.',
  },
  inquiry_remindAgain_business: {
    subject: 'Proposals are still waiting: {{service}}',
    preview: 'After fourteen days without an answer we close the inquiry.',
    text: 'The proposals for your inquiry are still waiting for an answer. If we have not heard from you fourteen days after they came, we close the inquiry and tell those who were proposed.',
    action: 'See the proposals',
    after: 'Does none of them fit? Say no with a reason, and we keep looking.',
  },
  inquiry_lapse_business: {
    subject: 'Your inquiry is closed: {{service}}',
    preview: 'We had no answer to the proposals.',
    text: 'Fourteen days have passed without an answer to the proposals, so we have closed the inquiry. Those who were proposed have been told.',
    after: 'Do you still need somebody? Send a new inquiry and we start again.',
  },
  inquiry_lapse_notice: {
    subject: 'Closed without an answer: {{company}}, {{service}}',
    text: 'The customer has not answered the proposals for fourteen days. The inquiry is closed.',
  },
  inquiry_urge_notice: {
    subject: 'Agreed but not begun: {{company}}, {{service}}',
    text: 'The customer and a partner have chosen each other and are waiting for an agreement and a start. This reminder comes every day.',
  },
  inquiry_follow_notice: {
    subject: 'Under way for a month: {{company}}, {{service}}',
    text: 'The work is under way. Once it is done, note it with inquiries complete.',
  },
} satisfies Translation<typeof sv>
