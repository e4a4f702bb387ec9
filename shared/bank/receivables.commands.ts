import { command } from '../operator/command.ts'

export const receivableCommands = {
  'receivables list': command({
    help: 'Lists what businesses owe, the latest first: order, invoice, reference, due day, and parts that wait at the bank',
    input: {},
    returns: 'page',
    for: ['finance'],
    columns: [
      ...['orderId', 'companyName', 'invoice', 'ocr', 'dueOn', 'daysLate'],
      ...['amountOre', 'waitingOre', 'lacksOre'],
    ],
  }),
} as const
