import type { Translation } from '../phrases.ts'
import type swedish from '../sv/admission.ts'

export default {
  way: 'The way to an approved partner',
  done: 'done',
  since: 'Here since {{day}}.',
  answerBy: 'Feedback by {{when}}.',
  late: 'You should have had feedback {{when}}. Sorry for the delay. We have been reminded.',
  steps: {
    application: 'Application',
    screening: 'Screening',
    interview: 'Interview',
    verification: 'Verification',
    introduction: 'Onboarding',
  },
  now: {
    application: 'Your application has arrived. Next we will read it.',
    screening: 'We check that what you say adds up, and compare it with what can be looked up.',
    interview: 'We will get in touch about a conversation with somebody in the same line of work.',
    verification: 'A work sample, references, identity and tax status. We will e-mail you what we need.',
    introduction: 'Profile and payout are set up. Go through both, and we will approve you.',
  },
} satisfies Translation<typeof swedish>
