import { swedishDay } from '#shared/contract/swedish-day.ts'
import { usedCredits } from '#shared/credits/prices.ts'
import { vatPercent } from '#shared/credits/vat.ts'
import type { TaxedUse } from '#shared/ledger/taxed-use.entity.ts'
import { seller } from '../platform/invoices/seller.ts'
import type { Unnumbered } from '../platform/invoices/unnumbered.ts'

type Range = { use: TaxedUse; from: number; to: number }

/** What is left of uses once everything above this öre of value is given back. */
const upTo = (ranges: readonly Range[], top: number): Range[] =>
  ranges.map(range => ({ ...range, to: Math.min(range.to, top) })).filter(({ from, to }) => from < to)

/** The uses of a business that a use undoes: the last ones of those that were not undone before it, oldest first. */
export const undoneBy = (use: TaxedUse, all: readonly TaxedUse[]): TaxedUse[] => {
  let standing: Range[] = []
  const inOrder = all.toSorted((one, other) => one.seq - other.seq)
  for (const one of inOrder) {
    if (one.seq >= use.seq) break
    standing = upTo(standing, one.fromOre)
    if (one.toOre > one.fromOre) standing.push({ use: one, from: one.fromOre, to: one.toOre })
    else standing = upTo(standing, one.toOre)
  }
  return upTo(standing, use.fromOre)
    .filter(({ to }) => to > use.toOre)
    .map(range => range.use)
}

/** The payment request by which the credits were bought, and the invoices that are taken back. */
type Given = {
  request: Pick<Unnumbered, 'buyer' | 'language' | 'emailHashes'>
  undone: readonly { name: string; issuedOn: string }[]
  /** Of the work that it is for, if it is for any. */
  title?: string | undefined
  at: string
}

/** The invoice of a use, without its number: paid in advance, with credits. What is given back has a credit note. */
export const invoiceOfUse = (use: TaxedUse, { request, undone, title, at }: Given): Unnumbered => {
  const [netOre, vatOre] = [Math.abs(use.netOre), Math.abs(use.vatOre)]
  const { buyer, language, emailHashes } = request
  const [first, ...others] = undone.map(({ name, issuedOn }) => ({ name, issuedOn }))
  const { businessId, entryId, kind, occurredOn: usedOn, orderId } = use
  return {
    kind: use.netOre < 0 ? 'creditNote' : 'invoice',
    ...{ issuedAt: at, issuedOn: swedishDay(at), dueOn: null, ocr: null },
    ...{ orderId, language, seller: seller(), buyer, credits: usedCredits(use.valueOre), vatPercent },
    ...{ netOre, vatOre, totalOre: netOre + vatOre, prepaidOre: netOre + vatOre },
    ...{ corrects: first ?? null, ...(others.length > 0 && { alsoCorrects: others }) },
    ...{ use: { businessId, entryId, kind, usedOn, title }, emailHashes },
  }
}
