import type { Translation } from '../phrases.ts'
import type sv from '../sv/lead-mails.ts'

/** The mails about each transition of a lead, named after it and after who is told. */
export default {
  lead_decline_visitor: {
    subject: 'About your inquiry to {{brand}}',
    preview: 'We are not taking it further. The reason is in this e-mail.',
    text: 'Thank you for getting in touch. We are not taking your inquiry further, for the reason below.',
    after: 'Did we misunderstand something? Reply to this e-mail, and we will read the inquiry again.',
  },
  lead_nudge_notice: {
    subject: 'Due for an answer soon: {{title}}',
    text: 'An inquiry from the website has been waiting for 20 hours. We have promised an answer within a day.',
  },
  lead_nudgeAgain_notice: {
    subject: 'Answer overdue: {{title}}',
    text: 'An inquiry from the website has been waiting for a day without an answer. The promise is broken: answer now.',
  },
  lead_chase_notice: {
    subject: 'Still unanswered: {{title}}',
    text: 'An inquiry from the website is still waiting for an answer. Answer it, or close it with a reason.',
  },
  lead_follow_notice: {
    subject: 'Has anything come of it? {{title}}',
    text: 'The inquiry was answered two weeks ago. Close it when you know how it went; otherwise it closes by itself in about two weeks more.',
  },
  lead_lapse_notice: {
    subject: 'Closed by itself: {{title}}',
    text: 'The inquiry was answered a month ago, and has now closed by itself.',
  },
} satisfies Translation<typeof sv>
