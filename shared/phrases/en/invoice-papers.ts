import type { Translation } from '../phrases.ts'
import type sv from '../sv/invoice-papers.ts'

export default {
  titles: {
    invoice: 'Invoice {{name}}',
    creditNote: 'Credit note {{name}}',
    paymentRequest: 'Payment request {{name}}',
  },
  noInvoice:
    'A payment request, not an invoice: VAT is accounted for when the credits are used. You will then get an invoice for what has been used.',
  named: { sale: 'the invoice', use: 'the payment request' },
  facts: {
    number: 'Number',
    issuedOn: 'Invoice date',
    madeOn: 'Date',
    usedOn: 'Credits used on',
    givenBackOn: 'Credits returned on',
    work: 'Assignment',
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
  what: {
    invoice: 'What it is for',
    creditNote: 'What it is for',
    paymentRequest: 'What the payment is for',
  },
  line: {
    invoice: '{{credits}} for engineering work, {{net}} before VAT',
    creditNote: '{{credits}} for engineering work, {{net}} before VAT',
    paymentRequest: '{{credits}} that can be used for engineering work',
  },
  credits: { one: '{{count}} credit', other: '{{count}} credits' },
  usedLines: {
    worked: 'Engineering work that you have approved, {{credits}}, {{net}} before VAT',
    withdrawn: '{{credits}} withdrawn from your account, {{net}} before VAT',
    returned: '{{credits}} returned to your account, {{net}} before VAT',
  },
  kronor: 'SEK {{amount}}',
  sums: {
    net: 'Before VAT',
    vat: 'VAT {{percent}}%',
    invoice: 'To pay',
    creditNote: 'Credited',
    paymentRequest: 'To pay',
    total: 'With VAT',
    prepaid: { invoice: 'Paid with credits', creditNote: 'Returned as credits' },
    paid: 'Paid',
    left: 'To pay',
  },
  payment: { invoice: 'Payment', creditNote: 'Nothing to pay', paymentRequest: 'Payment' },
  vatLater:
    'The amount includes what the VAT, {{percent}}%, will be when the credits are used. You deduct that VAT with those invoices, not with this request.',
  paidWithCredits: {
    invoice: 'The invoice is paid with credits. There is nothing to pay.',
    creditNote: 'The credits are in your account again, with what you paid for them. No money is paid out.',
  },
  paid: 'The invoice is paid. There is nothing to pay.',
  nothingToPay:
    'The credit note takes back all of the invoice that it concerns. If that is paid, you get the money back.',
  reach: 'Questions: {{email}}, {{telephone}}. Registered office: {{seat}}.',
  foot: '{{brand}}, {{title}}, page {{page}} of {{pages}}',
} satisfies Translation<typeof sv>
