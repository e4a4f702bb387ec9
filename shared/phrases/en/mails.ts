import type { Translation } from '../phrases.ts'
import type sv from '../sv/mails.ts'

export default {
  greeting: 'Hello,',
  signature: 'Best regards\n{{brand}}',
  whyThisMail: 'You are getting this e-mail because the address was entered at {{site}}.',
  unsubscribe: 'Unsubscribe',

  subscription_confirmation: {
    subject: 'Confirm your subscription to the {{brand}} newsletter',
    preview: 'One more click and you are done.',
    text: 'Thank you for wanting to read our newsletter. Confirm that the address is yours and the subscription starts.',
    action: 'Confirm the subscription',
    after:
      'The link works for seven days. If you did not sign up, leave this e-mail be and you will not hear from us again.',
  },
  subscription_notice: {
    subject: 'New newsletter subscription',
    text: 'A new address has been entered for the newsletter and has been sent a confirmation link.',
    email: 'E-mail',
    language: 'Language',
    at: 'Time',
  },
  registration_notice: {
    subject: 'New business account',
    text: 'A business has created an account and signed in for the first time.',
    email: 'E-mail',
    at: 'Time',
  },
  partner_notice: {
    subject: 'New partner',
    text: 'A partner has created an account.',
    name: 'Name',
    email: 'E-mail',
    at: 'Time',
  },
  sign_in_code: {
    subject: 'Your {{brand}} code: {{code}}',
    preview: 'It works for ten minutes.',
    text: 'Enter the code in the window where you are signing in. It works for ten minutes, once.',
    after:
      'Did you not try to sign in? Then you can ignore this e-mail. Nobody gets in without the code, and we never ask for it by phone.',
  },
  recovery: {
    subject: 'Reset your {{brand}} password',
    text: 'Enter the code on the page where you asked for a new password. It works for an hour.',
    after: 'Did you not ask for a new password? Then you can ignore this e-mail; the old one still works.',
  },
} satisfies Translation<typeof sv>
