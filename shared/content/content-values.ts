import { standardClaims } from '../claims.ts'
import type { CreditPrice } from '../credits/prices.ts'
import { isCollection, kindOf } from './kinds.ts'
import type { ContentValues } from './read-content.ts'

/** A change of content that an operator has published: all fields of the entry. */
export type ContentEntry = { readonly name: string; readonly fields: Readonly<Record<string, unknown>> }

/** What visitors get of an entry: nothing but that it is hidden, if it is. */
const visible = (fields: ContentEntry['fields']) => (fields.shown === false ? { shown: false } : fields)

const byId = (kind: string, entries: readonly ContentEntry[]) =>
  Object.fromEntries(
    entries
      .filter(({ name }) => kindOf(name) === kind)
      .map(({ name, fields }) => [name.slice(kind.length + 1), visible(fields)]),
  )

const collected = (entries: readonly ContentEntry[]): ContentValues =>
  Object.fromEntries(
    [...new Set(entries.map(({ name }) => kindOf(name)))]
      .filter(kind => kind !== null)
      .map(kind => [kind, byId(kind, entries)]),
  )

/** The claim of the entry price is the lowest price of the list; an operator only decides whether it is shown. */
const entryPrice = (entries: readonly ContentEntry[], prices: readonly CreditPrice[] | null) => {
  const lowest = prices && Math.min(...prices.map(({ priceOre }) => priceOre)) / 100
  const value = lowest ?? standardClaims.entryPrice
  const shown = entries.find(({ name }) => name === 'claims.entryPrice')?.fields.shown ?? true
  return value === standardClaims.entryPrice && shown
    ? {}
    : { 'claims.entryPrice': visible({ value, shown }) }
}

/** What pages read: every change by its name, and the price list if an operator has set a price. */
export const contentValues = (
  entries: readonly ContentEntry[],
  prices: readonly CreditPrice[] | null,
): ContentValues => {
  const isInCollection = ({ name }: ContentEntry) => isCollection(kindOf(name) ?? '')
  const single = entries.filter(entry => kindOf(entry.name) && !isInCollection(entry))
  return {
    ...Object.fromEntries(single.map(({ name, fields }) => [name, visible(fields)])),
    ...collected(entries.filter(isInCollection)),
    ...entryPrice(entries, prices),
    ...(prices && { prices }),
  }
}
