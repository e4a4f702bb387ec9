import type { Translation } from '../phrases.ts'
import type sv from '../sv/objections.ts'

export default {
  object: 'The comparison is wrong',
  again: 'Object again',
  title: 'What is wrong?',
  text: 'Say what has gone wrong in the comparison with “{{title}}”. A person reads it and answers within {{days}} days, here and by mail. The comparison is kept as you see it now.',
  words: 'What is wrong',
  hint: 'At least {{min}} characters. It helps to say where in your profile or CV it stands.',
  send: 'Send the objection',
  sending: 'Sending …',
  cancel: 'Cancel',
  sent: 'We have your objection',
  sentText: 'You get a mail now, and another when we have answered.',
  failed: 'The objection could not be sent',
  kept: 'What you wrote is still there.',
  loading: 'Reading your last objection …',
  loadFailed: 'We could not see whether you have objected.',
  retry: 'Try again',
  states: {
    objected: 'You objected on {{day}}. We answer by {{until}}.',
    late: 'You objected on {{day}}. We should have answered by {{until}}, and we are sorry.',
    upheld: 'You objected on {{day}}, and we agree with you.',
    dismissed: 'You objected on {{day}}. We have been through the comparison, and it stands.',
    withdrawn: 'You objected on {{day}} and withdrew it.',
  },
  yours: 'What you wrote',
  answer: 'Our answer',
  withdraw: 'Withdraw the objection',
  withdrawLabel: 'Withdraw the objection: {{title}}',
  withdrawn: 'The objection is withdrawn',
  withdrawFailed: 'The objection could not be withdrawn',
} as const satisfies Translation<typeof sv>
