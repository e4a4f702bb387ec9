import { allCommands } from '#shared/operator/all-commands.ts'
import { mayRun } from '#shared/operator/may-run.ts'
import { offeredTo } from '../commands/offered.ts'
import type { DeskContext } from '../desk-context.ts'
import { useListKeys } from '../lists/use-list-keys.ts'
import { Said } from '../swedish/Said.tsx'
import { useWords } from '../words.ts'
import { tomorrow } from './days.ts'
import { type Noting, QueueRow } from './QueueRow.tsx'
import { useQueue } from './use-queue.ts'
import { type Waiting, waitingIn } from './waiting.ts'

type Row = Readonly<Record<string, unknown>>

const columns = ['due', 'thing', 'who', 'state', 'otherwise', 'promise', 'takenBy'] as const

/** Whether somebody with these roles can open what a row is about. */
const isFor = ({ show }: Row, roles: readonly string[]): boolean =>
  typeof show !== 'string' || offeredTo(roles).some(({ name }) => name === show)

type Note = (command: string, input: Row) => Promise<void>

const notingOf = ({ first: { process, id }, takenBy }: Waiting, note: Note): Noting => ({
  take: () => void note(takenBy === null ? 'queue take' : 'queue leave', { process, id }),
  snooze: () => void note('queue snooze', { process, id, until: tomorrow() }),
})

/** Everything whose turn is the operators', what is due first on top. */
export const Queue = ({ desk }: { desk: DeskContext }) => {
  const t = useWords()
  const { rows, problem, refused, note } = useQueue(desk.leave)
  const waiting = rows && waitingIn(rows.filter(row => isFor(row, desk.roles)))
  const mayNote = mayRun(allCommands['queue take'], desk.roles)
  const list = useListKeys<HTMLTableSectionElement>((key, place) => {
    const one = waiting?.[place]
    if (!one || !mayNote) return
    const { take, snooze } = notingOf(one, note)
    if (key === 'e') take()
    if (key === 's') snooze()
  })
  return (
    <>
      <h1>
        {t('queue')} {waiting && <small>{waiting.length}</small>}
      </h1>
      <p role="status" className="problem">
        {problem && t(problem)} {refused && <Said>{refused}</Said>}
      </p>
      {waiting === null && !problem && <p>{t('loading')}</p>}
      {waiting?.length === 0 && <p>{t('empty')}</p>}
      {waiting && waiting.length > 0 && (
        <table>
          <thead>
            <tr>
              {columns.map(word => (
                <th key={word} scope="col">
                  {t(word)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody ref={list}>
            {waiting.map((one, place) => (
              <QueueRow
                key={one.key}
                waiting={one}
                place={place}
                me={desk.me}
                noting={mayNote ? notingOf(one, note) : null}
              />
            ))}
          </tbody>
        </table>
      )}
    </>
  )
}
