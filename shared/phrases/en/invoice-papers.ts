import type { Translation } from '../phrases.ts'
import type sv from '../sv/invoice-papers.ts'

export default {
  titles: { invoice: 'Invoice {{name}}', creditNote: 'Credit note {{name}}' },
  facts: {
    number: 'Number',
    issuedOn: 'Invoice date',
    dueOn: 'Due date',
    order: 'Order',
    corrects: 'Concerns',
    ocr: 'Payment reference (OCR)',
    bankgiro: 'Bankgiro',
  },
  corrected: 'Invoice {{name}} of {{issuedOn}}',
  parties: { seller: 'Seller', buyer: 'Buyer' },
  party: {
    company: 'Company',
    address: 'Address',
    organizationNumber: 'Company registration number',
    vatNumber: 'VAT number',
  },
  what: 'What it is for',
  line: '{{credits}} credits for engineering work, {{net}} before VAT',
  kronor: 'SEK {{amount}}',
  sums: {
    net: 'Before VAT',
    vat: 'VAT {{percent}}%',
    invoice: 'To pay',
    creditNote: 'Credited',
  },
  payment: { invoice: 'Payment', creditNote: 'Nothing to pay' },
  nothingToPay:
    'The credit note takes back all of the invoice that it concerns. If that is paid, you get the money back.',
  reach: 'Questions about the invoice: {{email}}, {{telephone}}. Registered office: {{seat}}.',
  foot: '{{brand}}, {{title}}, page {{page}} of {{pages}}',
} satisfies Translation<typeof sv>
