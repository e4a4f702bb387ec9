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
    wait: 'We have just sent a code. You can ask for another in a moment.',
    sendFailed: 'The code could not be sent. Try again.',
    sendAgain: 'Send the code again',
    sent: 'New code sent',
    sentText: 'Check the inbox of {{email}}. The code before it is no longer valid.',
  },
  again: {
    title: 'Log in again',
    text: 'It is more than a quarter of an hour since you logged in. Enter your password and we save what you have filled in.',
    email: 'E-mail',
    password: 'Password',
    toggles: 'the password',
    go: 'Log in and save',
    required: 'Enter your password.',
    wrong: 'The password is not right.',
  },
  change: {
    title: 'Change password',
    old: 'Current password',
    togglesOld: 'the current password',
    new: 'New password',
    save: 'Change password',
    required: 'Enter your current password.',
    wrong: 'The current password is not right.',
    same: 'The new password is the same as the current one.',
    endOthers: 'Log out my other devices',
    done: 'The password is changed',
    othersEnded: 'Your other devices are logged out. You are still logged in here.',
    othersKept: 'Log in with the new one next time. You are still logged in here and on your other devices.',
    othersUnknown:
      'But we could not log out your other devices. Choose “Forgotten your password?” the next time you log in, and all of them are logged out.',
  },
  failed: {
    rateLimited: 'Too many tries. Wait a moment and try again.',
    unavailable: 'The service is not responding right now. Try again in a moment.',
    unexpected: 'Something unexpected went wrong. Try again.',
    reference: 'Reference: {{id}}',
  },
} as const satisfies Translation<typeof swedish>
