import { wallClockAt } from '../contract/time-zone.ts'

type Item = Readonly<Record<string, unknown>>

const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,3})?Z$/

/** The name of a field with an amount in öre when it is shown or typed in kronor. */
export const inKronor = (field: string): string =>
  field.replace(/^ore$/, 'amountOre').replace(/Ore$/, 'Kronor')

/** A field with quarters of an hour, when it is shown in hours. */
const inHours = (field: string): string => field.replace(/^quarters$/, 'hours').replace(/Quarters$/, 'Hours')

const shownValue = (value: unknown, field: string): unknown => {
  if (typeof value === 'string' && instant.test(value)) {
    const { date, time } = wallClockAt(Date.parse(value), 'Europe/Stockholm')
    return `${date} ${time}`
  }
  if (typeof value === 'number' && inKronor(field) !== field) return value / 100
  if (typeof value === 'number' && inHours(field) !== field) return value / 4
  if (Array.isArray(value)) return value.map(one => shownValue(one, field))
  return typeof value === 'object' && value !== null ? forPeople(value as Item) : value
}

/**
 * An item for display: instants as Swedish time to the minute, öre as kronor, quarters of an hour as hours. With --json
 * the item is not changed.
 */
export const forPeople = (item: Item): Item =>
  Object.fromEntries(
    Object.entries(item).map(([field, value]) => [inHours(inKronor(field)), shownValue(value, field)]),
  )
