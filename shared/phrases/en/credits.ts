import type { Translation } from '../phrases.ts'
import type swedish from '../sv/credits.ts'

export default {
  title: 'Order credits',
  summary: '{{plan}}, {{credits}} credits',
  perMonth: '{{price}} a month',
  priceChanged: 'The price has changed since you opened the page. If the new one is right, send again.',
  companyName: 'Company name',
  organizationNumber: 'Organisation number',
  organizationNumberHint: 'Ten digits: XXXXXX-XXXX',
  companySigner: 'Contact person',
  email: 'E-mail',
  phone: 'Phone',
  vatNumber: 'VAT number',
  vatNumberHint: 'SE, the organisation number and 01',
  optional: '(optional)',
  submit: 'Send order',
  cancel: 'Cancel',
  working: 'Your order is on its way. This takes a few seconds, because we check that you are not a robot.',
  received: 'Order received!',
  receivedText: 'Payment details will follow by e-mail to {{email}}.',
  failed: 'An error occurred',
  failedText: 'Your order could not be sent. Please try again later.',
} satisfies Translation<typeof swedish>
