import type { Translation } from '../phrases.ts'
import type swedish from '../sv/application-words.ts'

export default {
  title: 'A few lines for your application',
  text: 'Tell us why {{title}} suits you. Everything is optional, and you can change it until you hear from us.',
  message: 'Message',
  messageHint: '{{max}} characters at most.',
  earliestStart: 'Earliest start',
  startRange: 'Choose a day from today and within two years.',
  hourlyRate: 'Rate per hour',
  hourlyRateHint: 'Whole Swedish kronor, excluding VAT.',
  rateRange: 'Enter whole kronor, between {{min}} and {{max}}.',
  optional: 'optional',
  save: 'Save the lines',
  cancel: 'Cancel',
  loading: 'Loading the application …',
  loadFailed: 'The application could not be loaded. Check your connection and try again.',
  retry: 'Try again',
  saved: 'The lines are saved',
  savedText: 'We will read them together with your application.',
  failed: 'The lines were not saved',
  changed: 'The lines were changed somewhere else. This is what is saved:',
  changedNext: 'If you save now, what you have written replaces it.',
  empty: 'No lines',
  unsaved: 'The lines are not saved',
  unsavedText: 'They will be lost if you close now.',
  discard: 'Close without saving',
} as const satisfies Translation<typeof swedish>
