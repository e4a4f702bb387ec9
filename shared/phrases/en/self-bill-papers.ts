import type { Translation } from '../phrases.ts'
import type sv from '../sv/self-bill-papers.ts'

export default {
  titles: { bill: 'Self-billing invoice {{name}}', creditNote: 'Credit note {{name}}' },
  facts: {
    number: 'Number',
    issuedOn: 'Invoice date',
    dueOn: 'Due date',
    corrects: 'Concerns',
  },
  corrected: 'Self-billing invoice {{name}} of {{issuedOn}}',
  parties: { seller: 'Seller', buyer: 'Buyer' },
  party: {
    company: 'Company',
    address: 'Address',
    organizationNumber: 'Company registration number',
    vatNumber: 'VAT number',
  },
  what: 'What it is for',
  work: 'Engineering work in {{month}}',
  hours: { one: '{{count}} hour', other: '{{count}} hours' },
  credits: { one: 'worth {{count}} credit', other: 'worth {{count}} credits' },
  milestone: 'the milestone {{names}}',
  milestones: 'the milestones {{names}}',
  quoted: '“{{name}}”',
  kronor: 'SEK {{amount}}',
  sums: {
    net: 'Before VAT',
    vat: 'VAT {{percent}}%',
    bill: 'To pay to the seller',
    creditNote: 'Credited',
  },
  noVat: 'The seller is not registered for VAT. Exempt from VAT.',
  after: {
    bill: 'The buyer, {{buyer}}, made this invoice in the name of the seller, who has approved it.',
    creditNote:
      'The buyer, {{buyer}}, made this credit note in the name of the seller. It takes back all of the invoice that it concerns.',
  },
  foot: '{{brand}}, {{title}}, page {{page}} of {{pages}}',
} satisfies Translation<typeof sv>
