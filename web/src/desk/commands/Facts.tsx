import { forPeople } from '#shared/operator/display.ts'
import { useWords } from '../words.ts'
import { isTechnical, placeOf, useNames } from './names.ts'
import { TableHead } from './TableHead.tsx'
import { type Item, isEmpty, isNested, setAs, useShown } from './use-shown.ts'

/** More letters than this make a column wide. */
const shortText = 24

/** Columns of days come first and those of long texts last. */
const groupOf = (column: string, items: readonly Item[]): number => {
  const values = items.map(item => item[column]).filter(value => !isEmpty(value))
  if (values.every(value => setAs(column, value) === 'day')) return 0
  return values.some(value => String(value).length > shortText) ? 2 : 1
}

const columnsOf = (items: readonly Item[]): string[] => {
  const said = new Set(items.flatMap(item => Object.keys(item).filter(name => !saysNothing(item[name]))))
  const forReaders = [...said].filter(name => !isTechnical(name))
  // Where a table is of numbers for machines only, it shows those.
  return (forReaders.length > 0 ? forReaders : [...said]).toSorted(
    (one, other) => groupOf(one, items) - groupOf(other, items) || placeOf(one) - placeOf(other),
  )
}

/** Things within a thing, a row each, with what any of them says. */
const Lines = ({ items }: { items: readonly Item[] }) => {
  const { field } = useNames()
  const shown = useShown()
  const columns = columnsOf(items)
  return (
    <div className="wide">
      <table>
        <TableHead columns={columns} />
        <tbody>
          {items.map(item => (
            <tr key={JSON.stringify(item)}>
              {columns.map(column => (
                <td key={column} data-label={field(column).text} data-as={setAs(column, item[column])}>
                  {shown(column, item[column])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const isItem = (value: unknown): value is Item => isNested(value) && !Array.isArray(value)

const Value = ({ name, value }: { name: string; value: unknown }) => {
  const shown = useShown()
  if (Array.isArray(value) && value.length > 0 && value.every(isItem)) return <Lines items={value} />
  return isItem(value) ? <List item={value} within={name} /> : shown(name, value)
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

const List = ({ item, within }: { item: Item; within?: string }) => {
  const { field, state } = useNames()
  const sorted = inOrder(Object.entries(item).filter(([, value]) => !saysNothing(value)))
  return (
    <dl>
      {sorted.map(([name, value]) => {
        const { text, lang } = field(name, within)
        const named = name === 'state' && typeof value === 'string' ? state(value) : undefined
        return (
          <div key={name}>
            <dt lang={lang}>{text}</dt>
            <dd lang={named?.lang}>{named ? named.text : <Value name={name} value={value} />}</dd>
          </div>
        )
      })}
    </dl>
  )
}

const partOf = (item: Item, isWanted: (name: string) => boolean): Item =>
  Object.fromEntries(Object.entries(item).filter(([name]) => isWanted(name)))

/** The numbers for machines of the things within a thing. */
const numbersWithin = (item: Item): Item =>
  Object.fromEntries(
    Object.entries(item).flatMap(([name, value]) =>
      Array.isArray(value) && value.every(isItem) ? [[name, value.map(one => partOf(one, isTechnical))]] : [],
    ),
  )

/** Everything about one thing: its fields with their values, without those that say nothing, those for machines folded. */
export const Facts = ({ item }: { item: Item }) => {
  const t = useWords()
  const shown = forPeople(item)
  const technical = { ...partOf(shown, isTechnical), ...numbersWithin(shown) }
  return (
    <>
      <List item={partOf(shown, name => !isTechnical(name))} />
      {Object.values(technical).some(value => !saysNothing(value)) && (
        <details>
          <summary>{t('technical')}</summary>
          <List item={technical} />
        </details>
      )}
    </>
  )
}
