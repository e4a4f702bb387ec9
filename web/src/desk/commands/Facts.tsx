import { forPeople } from '#shared/operator/display.ts'
import { useSaidText } from '../swedish/Said.tsx'
import { useWords } from '../words.ts'
import { isTechnical, placeOf, useNames } from './names.ts'

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
    return (
      <ul className="lines">
        {value.map(one => (
          <li key={JSON.stringify(one)}>{textOf(one)}</li>
        ))}
      </ul>
    )
  return isNested(value) && !Array.isArray(value) ? <List item={value as Item} /> : textOf(value)
}

const saysNothing = (value: unknown): boolean =>
  isEmpty(value) || (isNested(value) && Object.values(value).every(saysNothing))

/** What is on one line comes first, and times among themselves are in their order; a stored thing has none of its own. */
const inOrder = (fields: readonly (readonly [string, unknown])[]) => {
  const areTimes = fields.every(([, value]) => /^\d{4}-\d\d-\d\d \d\d:\d\d$/.test(String(value)))
  return areTimes
    ? fields.toSorted(([, one], [, other]) => String(one).localeCompare(String(other)))
    : fields.toSorted(
        ([name, one], [otherName, other]) =>
          Number(isNested(one)) - Number(isNested(other)) || placeOf(name) - placeOf(otherName),
      )
}

const List = ({ item }: { item: Item }) => {
  const { field, state } = useNames()
  const say = useSaidText()
  const sorted = inOrder(Object.entries(item).filter(([, value]) => !saysNothing(value)))
  return (
    <dl>
      {sorted.map(([name, value]) => {
        const { text, lang } = field(name)
        const named = name === 'state' && typeof value === 'string' ? state(value) : undefined
        return (
          <div key={name}>
            <dt lang={lang}>{text}</dt>
            <dd lang={named?.lang}>
              {named ? named.text : <Value value={name === 'note' ? say(textOf(value)) : value} />}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

const partOf = (item: Item, isWanted: (name: string) => boolean): Item =>
  Object.fromEntries(Object.entries(item).filter(([name]) => isWanted(name)))

/** Everything about one thing: its fields with their values, without those that say nothing, those for machines folded. */
export const Facts = ({ item }: { item: Item }) => {
  const t = useWords()
  const shown = forPeople(item)
  const technical = partOf(shown, isTechnical)
  return (
    <>
      <List item={partOf(shown, name => !isTechnical(name))} />
      {Object.values(technical).some(value => !isEmpty(value)) && (
        <details>
          <summary>{t('technical')}</summary>
          <List item={technical} />
        </details>
      )}
    </>
  )
}
