import type { Translation } from '../phrases.ts'
import type swedish from '../sv/payment-settings.ts'

export default {
  title: 'Payment settings',
  intro: 'This is where we pay what you earn. The numbers are stored encrypted and only partly shown.',
  fields: {
    bankName: 'Bank',
    accountHolder: 'Account holder',
    clearingNumber: 'Clearing number',
    bankAccount: 'Account number',
  },
  hints: {
    clearingNumber: 'Four or five digits, for example 8327-9.',
    bankAccount: 'Without the clearing number.',
  },
  writeAgain: 'Enter the whole number again. The saved one is {{masked}}.',
  lengths: {
    clearingNumber: 'A clearing number has four or five digits.',
    bankAccount: 'An account number has 5–15 digits.',
  },
  updated: 'Last changed',
  edit: 'Change details',
  cancel: 'Cancel',
  save: 'Save',
  verifyAndSave: 'Verify e-mail and save',
  verifyFirst:
    'Your e-mail address is not verified yet. We will send a code to it, and the details are saved once you have entered it.',
  saved: 'Payment settings saved',
  savedText: 'We will e-mail you about the change. For your security we wait two days before we pay to it.',
  checksumWrong:
    'The details are saved, but the check digit of the account number does not seem right. Compare it with your bank and change it if something is wrong.',
  failedTitle: 'Error',
  failed: 'Could not save the payment settings.',
} as const satisfies Translation<typeof swedish>
