import { type HeldReason, heldTexts } from '#shared/bank/held.ts'
import type { Language } from '#shared/contract/language.ts'
import { swedishDay } from '#shared/contract/swedish-day.ts'
import { grouped } from '#shared/figures.ts'
import { type AnyCommandName, allCommands } from '#shared/operator/all-commands.ts'
import { mayRun } from '#shared/operator/may-run.ts'

type Row = Readonly<Record<string, unknown>>

/** How a cell is written; `ore` is an amount in öre, `id` the beginning of one. */
export type As =
  | 'text'
  | 'number'
  | 'english'
  | 'word'
  | 'action'
  | 'account'
  | 'held'
  | 'day'
  | 'ore'
  | 'state'
  | 'id'

type Section = {
  name: AnyCommandName
  columns: Readonly<Record<string, As>>
  /** The column that is summed. */
  sums?: string
  /** The state of what is listed, if not all of it is. */
  only?: string
  /** Set if what is listed is from these days alone: a list of all months would be read to its beginning. */
  days?: number
}

/** What a page of money shows, in the order in which it is looked at. */
const moneySections = [
  {
    name: 'receivables list',
    columns: {
      ...({ companyName: 'text', invoice: 'text', dueOn: 'text', daysLate: 'number' } as const),
      ...({ amountOre: 'ore', waitingOre: 'ore', lacksOre: 'ore' } as const),
    },
    sums: 'amountOre',
  },
  {
    name: 'payouts list',
    columns: { partnerName: 'text', month: 'text', held: 'held', until: 'day', amountOre: 'ore' },
    sums: 'amountOre',
  },
  {
    name: 'pay-files list',
    columns: {
      ...({ id: 'id', createdAt: 'day', state: 'state' } as const),
      ...({ executeOn: 'text', payouts: 'number', sumOre: 'ore', answer: 'english' } as const),
    },
  },
  {
    name: 'bank unmatched',
    columns: {
      ...({ bookedOn: 'text', why: 'word', ocr: 'text', text: 'text' } as const),
      ...({ amount: 'number', currency: 'text' } as const),
    },
    sums: 'amount',
  },
  {
    name: 'ledger balance',
    columns: { account: 'english', what: 'account', debitOre: 'ore', creditOre: 'ore', balanceOre: 'ore' },
    sums: 'balanceOre',
  },
  {
    name: 'ledger liabilities',
    columns: {
      ...({
        companyName: 'text',
        availableCredits: 'number',
        reservedCredits: 'number',
        valueOre: 'ore',
      } as const),
    },
    sums: 'valueOre',
  },
  {
    name: 'approvals list',
    columns: { name: 'action', why: 'text', createdAt: 'day', expiresAt: 'day' },
    only: 'asked',
    // They expire after three; the month's list begins earlier.
    days: 7,
  },
] as const satisfies readonly Section[]

export type MoneyName = (typeof moneySections)[number]['name']
export type MoneySection = Section & { name: MoneyName }

/** The sections that somebody with these roles may read. */
export const moneySectionsFor = (roles: readonly string[]): MoneySection[] =>
  moneySections.filter(({ name }) => mayRun(allCommands[name], roles))

/** What a section asks of its list. */
export const inputOf = ({ days }: Section, now: number): Row =>
  days ? { from: swedishDay(now - days * 86_400_000).slice(0, 7) } : {}

/** The rows that a section shows. */
export const rowsOf = ({ only }: Section, rows: readonly Row[]): readonly Row[] =>
  only ? rows.filter(({ state }) => state === only) : rows

/** An amount in öre, with its öre: “1 250,50” or “1,250.50”. */
export const exact = (ore: number, language: Language): string => {
  const whole = Math.abs(Math.round(ore))
  const rest = String(whole % 100).padStart(2, '0')
  const figure = `${grouped(Math.floor(whole / 100), language)}${language === 'sv' ? ',' : '.'}${rest}`
  return ore < 0 ? `\u2212${figure}` : figure
}

/** Why a payout is held, in Swedish; what a partner can mend themselves, and what an operator does. */
const heldNames: Readonly<Record<HeldReason, string>> = {
  no_bank_details: 'inga bankuppgifter',
  bank_details_changed: 'bankuppgifterna är nyss ändrade',
  no_company: 'inget företag: sellers record',
  f_tax_too_old: 'F-skatten kontrollerades för mer än 90 dagar sedan: sellers check',
  f_tax_missing: 'inte godkänd för F-skatt',
  no_self_bill: 'ingen självfaktura',
  self_bill_not_approved: 'självfakturan är inte godkänd',
  guarantee_claimed: 'garantin är åberopad: agreements settle',
  bank_details_unreadable: 'bankuppgifterna går inte att läsa',
}

const heldName = (text: string, language: Language): string => {
  const reason = (Object.keys(heldTexts) as HeldReason[]).find(one => heldTexts[one] === text)
  return reason && language === 'sv' ? heldNames[reason] : text
}

/** What is in a cell, as text. */
export const cellOf = (value: unknown, as: As, language: Language): string => {
  if (value === null || value === undefined) return ''
  if (as === 'ore') return exact(Number(value), language)
  if (as === 'day') return swedishDay(String(value))
  if (as === 'held') return heldName(String(value), language)
  return as === 'id' ? String(value).slice(0, 8) : String(value)
}

/** Amounts of banks are decimal numbers in their currency; all others are öre. */
const oreIn = (row: Row, column: string): number => {
  const value = Number(row[column] ?? 0)
  return column === 'amount' ? Math.round(value * 100) : value
}

/** The sum of a section by currency, the hundredths of it. */
export const sumsOf = ({ sums }: Section, rows: readonly Row[]): [currency: string, ore: number][] => {
  if (!sums) return []
  const byCurrency = Map.groupBy(rows, ({ currency }) => String(currency ?? 'SEK'))
  return [...byCurrency].map(([currency, own]) => [
    currency,
    own.reduce((sum, row) => sum + oreIn(row, sums), 0),
  ])
}
