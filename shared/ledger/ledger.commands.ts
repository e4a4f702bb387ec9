import * as z from 'zod/mini'
import { month } from '../contract/day.ts'
import { requiredLine } from '../contract/text.ts'
import { aboutMonths, command, monthly, monthlyList } from '../operator/command.ts'
import { everyRole } from '../operator/roles.ts'
import { accountNames } from './accounts.ts'

const year = z.string('required').check(z.regex(/^20\d\d$/, 'invalid'))

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
    columns: ['account', 'debitOre', 'creditOre', 'balanceOre', 'what'],
  }),
  'ledger account': command({
    help: 'Lists what was posted on an account of all its owners, or of one, newest first',
    input: {
      account: z.enum(accountNames),
      owner: z.optional(z.uuid('invalid')),
      month: monthly.month,
    },
    places: ['account'],
    about: { owner: 'the id of a business or a partner', month: aboutMonths.month },
    returns: 'page',
    for: everyRole,
    columns: ['id', 'occurredOn', 'kind', 'owner', 'debitOre', 'creditOre', 'cause'],
  }),
  'ledger sie': command({
    help: 'Exports what is over as SIE 4: a month to add to other books, or a year with its balances',
    input: {
      month: z.optional(month),
      year: z.optional(year),
      draft: z._default(z.boolean(), false),
      into: z.optional(requiredLine({ max: 1_000 })),
    },
    about: {
      month: aboutMonths.month,
      year: 'yyyy, until its last month that is over',
      draft: 'also the present month, whose entries can still change; the file says so',
      into: 'a folder on this machine for the file; without it, the reply has its bytes in base64',
    },
    typed: ['into'],
    returns: 'item',
    for: ['finance'],
  }),
  'ledger liabilities': command({
    help: 'Lists the credits that businesses have paid for and not used, the most first',
    input: {},
    returns: 'page',
    for: ['finance'],
    columns: ['businessId', 'companyName', 'availableCredits', 'reservedCredits', 'valueOre'],
  }),
  'dac7 list': command({
    help: 'Lists what each partner was paid in the quarters of a year, how often they worked, and our fees',
    input: { year },
    about: { year: 'yyyy' },
    returns: 'page',
    for: ['finance'],
    columns: ['partnerId', 'name', 'quarter', 'paidOre', 'activities', 'feesOre'],
  }),
  'ledger verify': command({
    help: 'Compares every balance with its entries, credits with the lots that were sold, and months with work, papers and payouts',
    input: {},
    returns: 'page',
    for: everyRole,
    columns: ['account', 'storedOre', 'expectedOre', 'what'],
  }),
  'ledger open': command({
    help: 'Opens the accounts of what was there before the ledger; repeated, it opens what is left',
    input: {},
    returns: 'change',
    for: ['finance'],
    money: true,
  }),
} as const
