import * as z from 'zod/mini'
import { paragraph, requiredLine, text } from '../contract/text.ts'
import { command, pages } from '../operator/command.ts'
import { launched } from '../operator/launched.ts'
import { selfBillCommands } from '../self-bills/self-bills.commands.ts'
import { payoutCommands } from './payouts.commands.ts'
import { receivableCommands } from './receivables.commands.ts'

/** The longest file of a bank, in characters: what a function can be sent, with room for the rest of the call. */
const maxFileLength = 4_000_000

const one = { lineId: z.uuid('invalid') }

/** The commands about what comes in from the bank. They have their own function, with those about payouts, which alone can read bank details. */
export const bankCommands = {
  'bank import': command({
    help: 'Takes a file of the bank (camt.053, camt.054 or pain.002): what matches pays its order, everything else is listed by bank unmatched',
    input: {
      file: text({ max: maxFileLength }),
      account: z.optional(requiredLine({ max: 34 })),
    },
    places: ['file'],
    files: ['file'],
    about: {
      file: 'the path of the file; the same one may be repeated',
      account: 'the account that it is of, if that is not our bankgiro',
    },
    returns: 'change',
    for: ['finance'],
    money: true,
    commandLineOnly: 'A file of the bank is larger than what can wait here for a second operator.',
  }),
  'bank unmatched': command({
    help: 'Lists the payments that wait for an operator, newest first, and why',
    input: { ...pages },
    returns: 'page',
    for: ['finance'],
    columns: ['id', 'bookedOn', 'amount', 'currency', 'why', 'ocr', 'text'],
  }),
  'bank show': command({
    help: 'Shows one payment in full',
    input: one,
    places: ['lineId'],
    returns: 'item',
    for: ['finance'],
  }),
  'bank settle': command({
    help: 'Pays an order with a payment that waits, together with others if it is one of several parts',
    input: {
      ...one,
      order: z.uuid('invalid'),
      with: z._default(z.array(z.uuid('invalid')).check(z.maxLength(9, 'too_long')), []),
    },
    places: ['lineId'],
    about: { order: 'the order that it pays', with: 'another part of the same payment; once per part' },
    returns: 'change',
    for: ['finance'],
    money: true,
    final: true,
  }),
  'bank ignore': command({
    help: 'Takes a payment off the list that no order is paid by, such as a fee of the bank',
    input: { ...one, reason: paragraph({ max: 500 }) },
    places: ['lineId'],
    about: { reason: 'stored with the payment' },
    returns: 'change',
    for: ['finance'],
  }),
} as const

/** All commands of that function. */
export const allBankCommands = {
  ...bankCommands,
  ...receivableCommands,
  ...payoutCommands,
  ...selfBillCommands,
} as const

export type BankCommandName = keyof typeof allBankCommands

const names = Object.keys(allBankCommands) as [BankCommandName, ...BankCommandName[]]

/** The event of the function behind them; no route leads to it. */
export const bankEvent = z.strictObject({ command: z.enum(names), input: z.unknown(), ...launched })
