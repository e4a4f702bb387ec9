import { createHash } from 'node:crypto'
import { swedishDay } from '#shared/contract/swedish-day.ts'
import { daysAfter } from '#shared/contract/time-zone.ts'
import type { ledgerCommands } from '#shared/ledger/ledger.commands.ts'
import type { LedgerEntry } from '#shared/ledger/ledger-entry.entity.ts'
import type { InputOf } from '#shared/operator/command.ts'
import { owner } from '#shared/owner/owner.ts'
import { monthsBefore } from '../platform/commands/list-months.ts'
import { Refusal } from '../platform/commands/refusal.ts'
import { inCodePage } from './code-page.ts'
import { sieOfMonth, sieOfYear } from './sie.ts'
import { vouchersOf } from './vouchers.ts'

type Wanted = Pick<InputOf<(typeof ledgerCommands)['ledger sie']>, 'month' | 'year' | 'draft'>

/** As many bytes as fit into the reply of a function, in base64. */
const maxBytes = 4_000_000

const lastDayOf = (month: string): string => daysAfter(`${monthsBefore(month, -1)}-01`, -1)

/** The last month of the file. Throws a refusal if it is not over, or if it is not clear what is wanted. */
const lastMonthOf = ({ month, year, draft }: Wanted, now: string): string => {
  if ((month === undefined) === (year === undefined)) throw new Refusal('Give either a month or a year.')
  const present = swedishDay(now).slice(0, 7)
  const open = draft ? present : monthsBefore(present, 1)
  const last = month ?? (open < `${year}-12` ? open : `${year}-12`)
  if (last > open || (year && !last.startsWith(year)))
    throw new Refusal(
      `${month ?? year} is not over: its entries can still change. --draft shows them so far.`,
    )
  return last
}

/**
 * The entries as a file of SIE 4, in base64: a month for import into other books, a year with its balances. Throws a
 * refusal for a month that is not over, without entries, or for a file that is too large for a reply.
 */
export const exportSie = (entries: readonly LedgerEntry[], wanted: Wanted, now: string) => {
  const last = lastMonthOf(wanted, now)
  const year = last.slice(0, 4)
  const until = entries.filter(({ occurredOn }) => occurredOn.slice(0, 7) <= last)
  const books = {
    ...{ company: owner, year, madeOn: swedishDay(now), isDraft: wanted.draft === true },
    before: vouchersOf(until.filter(({ occurredOn }) => occurredOn < `${year}-01-01`)),
    vouchers: vouchersOf(until.filter(({ occurredOn }) => occurredOn >= `${year}-01-01`)),
  }
  const isMonth = wanted.month !== undefined
  const bytes = inCodePage(isMonth ? sieOfMonth(books, last) : sieOfYear(books, lastDayOf(last)))
  if (bytes.length > maxBytes) throw new Refusal('That is too much for one file: export it month by month.')
  return {
    fileName: isMonth ? `ledger-${last}.si` : `ledger-${year}.se`,
    vouchers: books.vouchers.filter(({ day }) => !isMonth || day.startsWith(last)).length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    base64: bytes.toString('base64'),
  }
}
