import { forPeople } from '#shared/operator/display.ts'

type Item = Readonly<Record<string, unknown>>

const isNested = (value: unknown): value is object => typeof value === 'object' && value !== null

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** A value on one line, as in a cell of a table. */
export const textOf = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(textOf).join(', ')
  if (isNested(value))
    return Object.entries(value)
      .filter(([, one]) => !isEmpty(one))
      .map(([name, one]) => `${name}: ${textOf(one)}`)
      .join('; ')
  return isEmpty(value) ? '' : String(value)
}

const Value = ({ value }: { value: unknown }) => {
  if (Array.isArray(value) && value.some(isNested))
    return value.map(one => <List key={JSON.stringify(one)} item={one} />)
  return isNested(value) && !Array.isArray(value) ? <List item={value as Item} /> : textOf(value)
}

const List = ({ item }: { item: Item }) => {
  const known = Object.entries(item).filter(([, value]) => !isEmpty(value))
  // What is on one line comes first.
  const sorted = known.toSorted(([, one], [, other]) => Number(isNested(one)) - Number(isNested(other)))
  return (
    <dl lang="en">
      {sorted.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <Value value={value} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Everything about one thing: its fields with their values, without those that say nothing. */
export const Facts = ({ item }: { item: Item }) => <List item={forPeople(item)} />
