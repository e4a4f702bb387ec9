import { type AnyCommandName, allCommands } from '#shared/operator/all-commands.ts'
import type { CommandResult } from '#shared/operator/command.ts'
import { forPeople, inKronor } from '#shared/operator/display.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { useApprovalWords } from './approval-words.ts'
import { DeskLink } from './DeskLink.tsx'
import { Facts, textOf } from './Facts.tsx'
import { useNames } from './names.ts'
import { showOf } from './offered.ts'
import { commandAddress } from './route.ts'
import { useWords } from './words.ts'

type Item = Readonly<Record<string, unknown>>
type Page = Extract<CommandResult, { items: unknown }>

const Row = ({ name, item, columns }: { name: AnyCommandName; item: Item; columns: readonly string[] }) => {
  const { field, state } = useNames()
  const shown = forPeople(item)
  const thing = showOf(name, item)
  const [first = '', ...others] = columns
  const cell = (column: string) => {
    const text = textOf(shown[column])
    return column === 'state' ? state(text).text : text
  }
  return (
    <tr>
      <th scope="row" data-label={field(first).text}>
        {thing ? (
          <DeskLink to={commandAddress(thing.name, thing.input)}>
            {textOf(shown[first]) || thing.name}
          </DeskLink>
        ) : (
          textOf(shown[first])
        )}
      </th>
      {others.map(column => (
        <td key={column} data-label={field(column).text}>
          {cell(column)}
        </td>
      ))}
    </tr>
  )
}

const List = ({ name, page, more }: { name: AnyCommandName; page: Page; more: (cursor: string) => void }) => {
  const t = useWords()
  const { field } = useNames()
  const { items, next, note } = page
  const columns = (allCommands[name].columns ?? Object.keys(items[0] ?? {})).map(inKronor)
  return (
    <>
      {items.length === 0 && <p>{t('none')}</p>}
      {items.length > 0 && (
        <div className="wide">
          <table>
            <thead>
              <tr>
                {columns.map(column => (
                  <th key={column} scope="col" lang={field(column).lang}>
                    {field(column).text}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {items.map(item => (
                <Row key={JSON.stringify(item)} name={name} item={item} columns={columns} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {note && <p lang="en">{note}</p>}
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

const Shown = ({ name, result, more }: Props) => {
  if ('refused' in result)
    return (
      <p className="problem" lang="en">
        {String(result.refused)}
      </p>
    )
  if ('items' in result) return <List name={name} page={result as Page} more={more} />
  if ('item' in result) return <Facts item={result.item as Item} />
  return <Change {...(result as { changed: boolean })} />
}

type Props = { name: AnyCommandName; result: CommandResult; more: (cursor: string) => void }

/** What a command returned: a list, one thing, or whether it changed anything. */
export const Result = (props: Props) => (
  <section className="result" aria-live="polite">
    <Shown {...props} />
  </section>
)
