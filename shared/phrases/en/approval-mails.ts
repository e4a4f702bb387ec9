import type { Translation } from '../phrases.ts'
import type sv from '../sv/approval-mails.ts'

/** The mails about commands that wait for a second operator. */
export default {
  money_asked_notice: {
    subject: 'Waiting for a second operator: {{title}}',
    text: 'An operator wants to do something that moves money or credits. Somebody else reads it under Approvals and releases or refuses it. Nobody can release what they asked for themselves.',
  },
  approval_nudge_notice: {
    subject: 'Still waiting for a second operator: {{title}}',
    text: 'A day has passed without an answer. Read it under Approvals and release or refuse it. After three days it expires.',
  },
  approval_expire_notice: {
    subject: 'Expired without an answer: {{title}}',
    text: 'Nobody answered within three days, so it expired and nothing happened. If it is still needed, it has to be asked for again.',
  },
} satisfies Translation<typeof sv>
