import type { Translation } from '../phrases.ts'
import type sv from '../sv/self-bills.ts'

export default {
  title: 'Pay',
  intro:
    'On the fifth of each month we make the invoice for what has been approved of the month before. What is approved later is invoiced the day after. You approve the invoice, and then we pay.',
  none: 'No invoices yet',
  noneText: 'The first one comes once we have registered your company and you have agreed to self-billing.',
  hold: {
    no_bank_details:
      'We do not have your bank details. Enter them under Payment settings, so that we can pay.',
    bank_details_changed:
      'Your bank details were changed lately. For safety, we pay to that account no earlier than {{when}}.',
    no_company: 'We have not registered your company yet. We will e-mail you when it is done.',
    f_tax_missing:
      'The tax agency shows no approved F-tax for your company. We pay once there is one: e-mail us when it is in place.',
    f_tax_too_old: 'We are checking your F-tax again before we pay. There is nothing for you to do.',
  },
  company: 'The company on your invoices',
  registered: {
    legalName: 'Name',
    organizationNumber: 'Company registration number',
    vatNumber: 'VAT number',
    address: 'Address',
  },
  noVat: 'Not registered for VAT',
  agreement: {
    title: 'Agreement on self-billing',
    make: 'We make the invoices for your work for us, in the name of your company and in a series of numbers that is yours alone.',
    approve:
      'You approve each invoice. If you have not answered within seven days, that counts as a yes; we remind you after four.',
    own: 'You send no invoices of your own for the same work, and account for VAT and tax as for your own invoices.',
    tell: 'You tell us when your company changes its name, address, VAT registration or F-tax. The agreement lasts until one of us ends it.',
    accept: 'Agree to self-billing',
    accepted: 'You have agreed to self-billing',
    inForce: 'Agreed',
    since: 'Agreed on {{day}}. Are the details not right? E-mail {{email}}.',
    refused: 'That did not work',
  },
  kinds: { bill: 'Self-bill for {{month}}', creditNote: 'Credit note for {{month}}' },
  states: {
    proposed: 'Waiting for your answer',
    objected: 'You have objected',
    approved: 'Approved',
    unpaid: 'The payout did not arrive',
    credited: 'Credited by {{name}}',
    withdrawn: 'Withdrawn',
  },
  until: 'Answer by {{when}}. After that, silence counts as a yes.',
  rows: {
    name: 'Number',
    issuedOn: 'Invoice date',
    corrects: 'Concerns',
    work: 'Work',
    milestones: 'Milestones',
    net: 'Before VAT',
    vat: 'VAT {{percent}}%',
    total: 'Total',
    dueOn: 'Due date',
  },
  corrected: '{{name}} of {{day}}',
  hours_one: '{{number}} hour',
  hours_other: '{{number}} hours',
  reason: 'Reason: {{reason}}',
  approve: 'Approve {{amount}}',
  approved: 'The invoice is approved',
  creditApproved: 'The credit note is approved',
  doubt: 'Something is not right',
  whatIsWrong: 'What is not right?',
  reasonMissing: 'Say what is not right.',
  object: 'Send the objection',
  objected: 'The objection has been sent',
  objectedText: 'We will read it and answer. If you agree after all, you can approve.',
  refused: 'Your answer did not arrive',
  file: 'Download {{file}}',
  fileOf: 'Download {{file}}, {{name}}',
  missing: 'The file is not ready yet. Try again in a while.',
  failed: 'The file could not be downloaded',
  payouts: {
    'in file': '{{amount}} is on its way to your bank and is paid {{day}}.',
    paid: '{{amount}} was paid {{day}}.',
    returned: '{{amount}} came back from the bank.',
    rejected: 'The bank could not pay {{amount}}.',
    again:
      'Check your bank details under Payment settings. The amount comes with the next payout. Are the details right? E-mail {{email}}, and we will sort it out with the bank.',
    soon: 'shortly',
  },
} satisfies Translation<typeof sv>
