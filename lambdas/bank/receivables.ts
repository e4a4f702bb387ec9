import type { BankLine } from '#shared/bank/bank-line.entity.ts'
import { swedishDay } from '#shared/contract/swedish-day.ts'
import { withVatOre } from '#shared/credits/vat.ts'

/** An order that is invoiced and not paid. */
export type Unpaid = {
  id: string
  companyName: string
  priceOre: number
  invoice?: string | undefined
  ocr?: string | undefined
  terms?: Readonly<Record<string, string>> | undefined
}

type Waiting = Pick<BankLine, 'ocr' | 'ore' | 'currency' | 'direction' | 'why'>

const daysFrom = (day: string, to: string): number =>
  Math.max(0, Math.round((Date.parse(to) - Date.parse(day)) / 86_400_000))

/** What came for an order and waits for an operator: parts of it alone, in kronor. */
const waitingFor = ({ ocr }: Unpaid, lines: readonly Waiting[]): number =>
  lines
    .filter(line => ocr !== undefined && line.ocr === ocr && line.why === 'part payment')
    .reduce((sum, { ore }) => sum + ore, 0)

const rowOf = (order: Unpaid, lines: readonly Waiting[], now: string) => {
  const { id: orderId, companyName, priceOre, invoice = null, ocr = null, terms } = order
  const dueOn = terms?.due ? swedishDay(terms.due) : null
  const [amountOre, waitingOre] = [withVatOre(priceOre), waitingFor(order, lines)]
  return {
    ...{ orderId, companyName, invoice, ocr, dueOn },
    daysLate: dueOn === null ? 0 : daysFrom(dueOn, swedishDay(now)),
    ...{ amountOre, waitingOre, lacksOre: Math.max(0, amountOre - waitingOre) },
  }
}

/** What is owed, VAT included, the latest first; with what has come of it and waits to be settled. */
export const receivablesOf = (orders: readonly Unpaid[], lines: readonly Waiting[], now: string) => {
  const items = orders
    .map(order => rowOf(order, lines, now))
    .sort((one, other) => (one.dueOn ?? '').localeCompare(other.dueOn ?? ''))
  const sum = items.reduce((total, { amountOre }) => total + amountOre, 0)
  const late = items.filter(({ daysLate }) => daysLate > 0).length
  return { items, note: `${items.length} unpaid, ${(sum / 100).toFixed(2)} kr together; ${late} late.` }
}
