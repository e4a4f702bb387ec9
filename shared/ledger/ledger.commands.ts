import { requiredLine } from '../contract/text.ts'
import { aboutMonths, command, monthly, monthlyList } from '../operator/command.ts'
import { everyRole } from '../operator/roles.ts'

export const ledgerCommands = {
  'ledger list': monthlyList('Lists the entries of the ledger by the month of their day, newest first', [
    'id',
    'occurredOn',
    'kind',
    'cause',
    'by',
  ]),
  'ledger show': command({
    help: 'Shows an entry of the ledger in full',
    input: { entryId: requiredLine({ max: 64 }) },
    places: ['entryId'],
    returns: 'item',
    for: everyRole,
  }),
  'ledger trace': command({
    help: 'Shows an entry, and every other one about the same order, assignment, report or month of a partner',
    input: { entryId: requiredLine({ max: 64 }) },
    places: ['entryId'],
    returns: 'page',
    for: everyRole,
    columns: ['id', 'occurredOn', 'kind', 'cause', 'ore'],
  }),
  'ledger balance': command({
    help: 'Shows the trial balance: what was posted on every account, which sums to 0',
    input: { month: monthly.month },
    about: { month: aboutMonths.month },
    returns: 'page',
    for: everyRole,
    columns: ['account', 'debits', 'credits', 'balance', 'what'],
  }),
  'ledger verify': command({
    help: 'Compares every balance with its entries, and with the credits and months that are counted beside them',
    input: {},
    returns: 'page',
    for: everyRole,
    columns: ['account', 'stored', 'expected', 'what'],
  }),
  'ledger open': command({
    help: 'Opens the accounts of what was there before the ledger; repeated, it opens what is left',
    input: {},
    returns: 'change',
    for: ['finance'],
    money: true,
  }),
} as const
