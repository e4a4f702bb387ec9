import type { Translation } from '../phrases.ts'
import type swedish from '../sv/account-settings.ts'

export default {
  verify: {
    title: 'Verify your e-mail address',
    sending: 'Sending a code to {{email}}…',
    sentTo: 'We have sent a six-digit code to {{email}}. It is valid for ten minutes.',
    verify: 'Verify',
    done: 'The e-mail address is verified',
    doneText: 'You can now save your payment details.',
    wait: 'We have just sent a code. You can request another in a moment.',
    sendFailed: 'The code could not be sent. Please try again.',
    sendAgain: 'Send the code again',
    sent: 'New code sent',
    sentText: 'Check the inbox of {{email}}. The previous code is no longer valid.',
  },
  again: {
    title: 'Sign in again',
    text: 'You signed in more than a quarter of an hour ago. Enter your password, and we will save what you have filled in.',
    email: 'E-mail',
    password: 'Password',
    toggles: 'the password',
    go: 'Sign in and save',
    required: 'Enter your password.',
    wrong: 'The password is wrong.',
  },
  change: {
    title: 'Change password',
    old: 'Current password',
    togglesOld: 'the current password',
    new: 'New password',
    save: 'Change password',
    required: 'Enter your current password.',
    wrong: 'The current password is wrong.',
    same: 'The new password is the same as the current one.',
    endOthers: 'Sign out my other devices',
    done: 'The password has been changed',
    othersEnded: 'Your other devices are signed out. You are still signed in here.',
    othersKept: 'Sign in with the new one next time. You are still signed in here and on your other devices.',
    othersUnknown:
      'But we could not sign out your other devices. Choose “Forgotten your password?” the next time you sign in, and all of them will be signed out.',
  },
  failed: {
    rateLimited: 'Too many attempts. Wait a moment and try again.',
    unavailable: 'The service is not responding right now. Please try again in a moment.',
    unexpected: 'Something unexpected went wrong. Please try again.',
    reference: 'Reference: {{id}}',
  },
} as const satisfies Translation<typeof swedish>
