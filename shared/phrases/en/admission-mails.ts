import type { Translation } from '../phrases.ts'
import type sv from '../sv/admission-mails.ts'

/** The mails about each transition of an admission, named after it and after who is told. */
export default {
  admission_approve_partner: {
    subject: 'You are approved as a {{brand}} partner',
    preview: 'Your profile has been reviewed.',
    text: 'We have read your profile and approved it.',
    after:
      'The open assignments are under Available assignments in the partner portal. Once you have applied for one, we will reply by e-mail.',
  },
  admission_decline_partner: {
    subject: 'About your partner profile at {{brand}}',
    preview: 'The profile is not approved. The reason is in this e-mail.',
    text: 'We have read your profile and are not approving it for now.',
    after:
      'Has something changed, or did we misunderstand? Reply to this e-mail, and we will read the profile again.',
  },
  admission_screen_partner: {
    subject: 'We are reading your application to {{brand}}',
    preview: 'You have reached step two of five.',
    text: 'Your application has come to the screening. We check that what you say adds up, and compare it with what can be looked up.',
    after:
      'There is nothing for you to do. The next message comes by e-mail, and the partner portal shows where your application is.',
  },
  admission_interview_partner: {
    subject: 'Your application to {{brand}} goes on to an interview',
    preview: 'You have reached step three of five.',
    text: 'We would like to talk to you. The interview is a conversation with somebody in the same line of work, about choices you have made, not about definitions.',
    after:
      'We will get in touch with times to choose from. Are some days better or worse for you? Reply to this e-mail.',
  },
  admission_verify_partner: {
    subject: 'Your application to {{brand}} goes on to verification',
    preview: 'You have reached step four of five.',
    text: 'The interview is done. Next is the verification: a work sample in your own system, calls to references, identity and tax status.',
    after:
      'We will e-mail you what we need. Would you like to name a couple of references already? Reply to this e-mail.',
  },
  admission_introduce_partner: {
    subject: 'Your application to {{brand}}: only the onboarding is left',
    preview: 'You have reached step five of five.',
    text: 'The verification is done. What is left is the onboarding, in which profile and payout are set up.',
    after:
      'Read through your profile in the partner portal, verify your e-mail address and fill in your payment settings. After that we will tell you that you are approved.',
  },
  admission_nudge_notice: {
    subject: 'Due for feedback soon: {{name}}',
    text: 'A partner is waiting for feedback on an application, and the time we promised is nearly up.',
  },
  admission_nudgeAgain_notice: {
    subject: 'Feedback overdue: {{name}}',
    text: 'A partner has been waiting for feedback on an application for longer than we promised: give it now.',
  },
  admission_chase_notice: {
    subject: 'A partner is waiting: {{name}}',
    text: 'An application has been in the same step for at least three days. Take it further, or decline it with a reason.',
  },
  admission_nudgeAgain_partner: {
    subject: 'We are late with our feedback on your application to {{brand}}',
    preview: 'There is a new time, which is in this e-mail.',
    text: 'We have not got back to you about your application within the time that we promised. We are sorry about that.',
    after:
      'We still have your application, and there is nothing for you to do. The partner portal shows how far it has come.',
  },
} satisfies Translation<typeof sv>
