import * as z from 'zod/mini'
import { day } from '../contract/day.ts'
import { requiredLine } from '../contract/text.ts'
import { command, pages } from '../operator/command.ts'

const one = { fileId: requiredLine({ max: 35 }) }

export const payoutCommands = {
  'payouts list': command({
    help: 'Lists what is due to partners, of months that are over, and what is held and why',
    input: {},
    returns: 'page',
    for: ['finance'],
    columns: ['partnerId', 'partnerName', 'month', 'amountOre', 'held', 'until'],
  }),
  'pay-files make': command({
    help: 'Makes a file that tells the bank to pay all that is due and not held; another operator releases it',
    input: { on: z.optional(day) },
    about: { on: 'the day on which the bank is to pay, the next working day by default' },
    returns: 'change',
    for: ['finance'],
    money: true,
  }),
  'pay-files list': command({
    help: 'Lists the pay files, newest first',
    input: { ...pages },
    returns: 'page',
    for: ['finance'],
    columns: ['id', 'createdAt', 'state', 'payouts', 'sumOre', 'madeBy', 'releasedBy', 'answer'],
  }),
  'pay-files show': command({
    help: 'Shows one pay file with its payouts and its hash, without account numbers',
    input: one,
    places: ['fileId'],
    returns: 'item',
    for: ['finance'],
  }),
  'pay-files release': command({
    help: 'Releases a pay file that another operator made; then pay-files link downloads it for the bank',
    input: { ...one, sha256: z.string('required').check(z.regex(/^[\da-f]{64}$/, 'invalid')) },
    places: ['fileId', 'sha256'],
    about: { sha256: 'its hash, as pay-files show tells it' },
    returns: 'change',
    for: ['finance'],
    money: true,
    final: true,
  }),
  'pay-files discard': command({
    help: 'Discards a pay file that is not released: what is in it is due again',
    input: one,
    places: ['fileId'],
    returns: 'change',
    for: ['finance'],
    money: true,
  }),
  'pay-files withdraw': command({
    help: 'Withdraws a released pay file that the bank does not have: what is in it is due again. First look for the file and for its payments at the bank, take in what the bank has sent with bank import, and destroy the copies of the file: sent later, it is paid twice',
    input: one,
    places: ['fileId'],
    returns: 'change',
    for: ['finance'],
    money: true,
    final: true,
  }),
  'pay-files link': command({
    help: 'Links to a released pay file for five minutes, for a week after it was made',
    input: one,
    places: ['fileId'],
    returns: 'item',
    for: ['finance'],
    commandLineOnly: 'It links to account numbers in clear, for whoever sends the file to the bank.',
  }),
} as const
