import type { Translation } from '../phrases.ts'
import type swedish from '../sv/earnings.ts'

export default {
  title: 'Earnings',
  figures: 'Earnings in figures',
  total: 'Total earned',
  credits: 'Credits',
  creditValue: 'A credit is worth {{value}}.',
  paidOut: 'Paid out',
  pending: 'Still to be paid out',
  unit: 'SEK',
  withoutVat: 'Before VAT.',
  withVat: 'With the VAT on your invoices.',
  columns: {
    month: 'Month',
    assignment: 'Assignment',
    client: 'Client',
    startDate: 'Start',
    hours: 'Hours',
    credits: 'Credits',
    earned: 'Earned',
    paidOut: 'Paid out',
    payout: 'Status',
  },
  payout: { paid: 'Paid', pending: 'Pending' },
  notGiven: 'Not specified',
  months: {
    title: 'Month by month',
    none: 'No earnings history available',
    vat: 'Earned is before VAT, paid out with the VAT on your invoices.',
    noneText: 'It begins with the first month in which hours are recorded for an assignment.',
    file: 'earnings',
    exported: 'The file has every month of the table and the same figures, amounts in SEK.',
  },
  chart: {
    earned: 'Earned, SEK',
    paid: 'Paid out, SEK',
    bar: '{{month}}: {{earned}} earned, {{paid}} paid out',
    described:
      'Bars of what was earned and paid out each month, {{from}} to {{to}}. The most came in {{month}}: {{amount}}. Every value is in the table.',
  },
  history: {
    title: 'By assignment',
    statusNote:
      'The status follows the assignment: completed is shown as paid, anything else as pending. How much has been paid out is shown month by month.',
    none: 'No transactions available',
    noneText: 'Once you have an assignment, you can see here what it has earned you.',
    file: 'assignments',
    exported_one: 'The file has the assignment shown, amounts in SEK.',
    exported_other: 'The file has the {{number}} assignments shown, amounts in SEK.',
    shown: 'Shown: {{number}}',
    shownOfMore: 'Shown: {{number}}, there are more',
    more: 'Show more',
    moreFailed: 'More could not be loaded. Please try again.',
  },
} as const satisfies Translation<typeof swedish>
