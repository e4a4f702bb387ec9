import { type KeyboardEvent, type RefObject, useMemo, useRef } from 'react'
import type { AnyCommandName } from '#shared/operator/all-commands.ts'
import type { CommandResult } from '#shared/operator/command.ts'
import { forPeople } from '#shared/operator/display.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { useApprovalWords } from '../approvals/approval-words.ts'
import { DeskLink } from '../DeskLink.tsx'
import { useHistoryNames } from '../history/history-names.ts'
import { shownNote } from '../lists/shown-note.ts'
import { useKeysOf } from '../lists/use-list-keys.ts'
import { useLongList } from '../lists/use-long-list.ts'
import { useSlash } from '../lists/use-slash.ts'
import { commandAddress } from '../route.ts'
import { Said } from '../swedish/Said.tsx'
import { useWords } from '../words.ts'
import { Facts } from './Facts.tsx'
import { listColumns } from './list-columns.ts'
import { useNames } from './names.ts'
import { showOf } from './offered.ts'
import { isFile, SavedFile } from './SavedFile.tsx'
import { TableHead } from './TableHead.tsx'
import { type Item, setAs, useShown } from './use-shown.ts'

type Page = Extract<CommandResult, { items: unknown }>

/** How a cell of a list is shown: `state` is that of a process, but for mails how far they have come. */
const useCell = (list: AnyCommandName) => {
  const shown = useShown()
  const { progress } = useHistoryNames()
  return (column: string, value: unknown): string =>
    column === 'state' && list.startsWith('notices ') ? progress(String(value)).text : shown(column, value)
}

const Row = ({ name, item, columns }: { name: AnyCommandName; item: Item; columns: readonly string[] }) => {
  const { field } = useNames()
  const cell = useCell(name)
  const shown = forPeople(item)
  const thing = showOf(name, item)
  const [first = '', ...others] = columns
  const head = cell(first, shown[first])
  return (
    <tr>
      <th scope="row" data-label={field(first).text} data-as={setAs(first, shown[first])}>
        {thing ? (
          <DeskLink to={commandAddress(thing.name, thing.input)}>{head || thing.name}</DeskLink>
        ) : (
          head
        )}
      </th>
      {others.map(column => (
        <td key={column} data-label={field(column).text} data-as={setAs(column, shown[column])}>
          {cell(column, shown[column])}
        </td>
      ))}
    </tr>
  )
}

/** A list shorter than this is read at a glance. */
const needsFilter = 20

type LongList = ReturnType<typeof useLongList>

const Filter = ({ typed, filter, list }: LongList & { list: RefObject<HTMLElement | null> }) => {
  const t = useWords()
  const search = useSlash()
  const toFirst = ({ key }: KeyboardEvent) => {
    if (key === 'Enter') list.current?.querySelector('a')?.focus()
  }
  return (
    <input
      ref={search}
      className="list-search"
      type="search"
      aria-label={t('filter')}
      placeholder={t('filter')}
      aria-keyshortcuts="/"
      value={typed}
      onChange={event => filter(event.target.value)}
      onKeyDown={toFirst}
    />
  )
}

/** Which rows of all are shown, and the ways to the others. */
const Turning = ({ rows, first, last, count, turn }: LongList) => {
  const t = useWords()
  if (rows.length === count) return null
  return (
    <p className="turning">
      <span role="status">
        {first + 1}–{last} {t('of')} {count}
      </span>{' '}
      <Button variant="secondary" small aria-disabled={first === 0} onClick={() => turn(-1)}>
        {t('earlierRows')}
      </Button>{' '}
      <Button variant="secondary" small aria-disabled={last === count} onClick={() => turn(1)}>
        {t('nextRows')}
      </Button>
    </p>
  )
}

const List = ({ name, page, more }: { name: AnyCommandName; page: Page; more: (cursor: string) => void }) => {
  const t = useWords()
  const { items, next } = page
  const note = shownNote(page)
  const columns = useMemo(() => listColumns(name, items), [name, items])
  const list = useRef<HTMLTableSectionElement>(null)
  const cell = useCell(name)
  const long = useLongList<Item>(
    items,
    item =>
      Object.entries(forPeople(item))
        .map(([column, value]) => cell(column, value))
        .join(' '),
    list,
  )
  useKeysOf(list, { turn: long.turn })
  return (
    <>
      {items.length === 0 && <p>{t('none')}</p>}
      {items.length > needsFilter && <Filter {...long} list={list} />}
      {items.length > 0 && (
        <div className="wide">
          <table>
            <TableHead columns={columns} />
            <tbody ref={list}>
              {long.rows.map(item => (
                <Row key={JSON.stringify(item)} name={name} item={item} columns={columns} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {items.length > 0 && long.count === 0 && <p role="status">{t('nothingFound')}</p>}
      <Turning {...long} />
      {note && (
        <p>
          <Said>{note}</Said>
        </p>
      )}
      {next && (
        <Button variant="secondary" onClick={() => more(next)}>
          {t('more')}
        </Button>
      )}
    </>
  )
}

const Asked = ({ changed, id }: { changed: boolean; id: string }) => {
  const t = useApprovalWords()
  return (
    <p className="done">
      {!changed && t('waitedBefore')} {t('waits')}{' '}
      <DeskLink to={commandAddress('approvals show', { id })}>{t('open')}</DeskLink>
    </p>
  )
}

const Change = ({ changed, ...facts }: { changed: boolean } & Item) => {
  const t = useWords()
  if (typeof facts.approval === 'string') return <Asked changed={changed} id={facts.approval} />
  return (
    <>
      <p className="done">{t(changed ? 'done' : 'doneBefore')}</p>
      {Object.keys(facts).length > 0 && <Facts item={facts} />}
    </>
  )
}

const Thing = ({ item }: { item: Item }) => (isFile(item) ? <SavedFile file={item} /> : <Facts item={item} />)

const Shown = ({ name, result, more }: Props) => {
  if ('refused' in result)
    return (
      <p className="problem">
        <Said>{String(result.refused)}</Said>
      </p>
    )
  if ('items' in result) return <List name={name} page={result as Page} more={more} />
  if ('item' in result) return <Thing item={result.item as Item} />
  return <Change {...(result as { changed: boolean })} />
}

type Props = { name: AnyCommandName; result: CommandResult; more: (cursor: string) => void }

/** What a command returned: a list, one thing, or whether it changed anything. */
export const Result = (props: Props) => (
  <section className="result" aria-live="polite">
    <Shown {...props} />
  </section>
)
