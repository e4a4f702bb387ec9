import { Button } from '#web/src/ui/Button.tsx'
import { useColleague } from '../colleagues.tsx'
import { useNames } from '../commands/names.ts'
import { showOf } from '../commands/offered.ts'
import { DeskLink } from '../DeskLink.tsx'
import { commandAddress } from '../route.ts'
import { SwedishTime } from '../SwedishTime.tsx'
import { useProcessName, useWords } from '../words.ts'
import type { Waiting } from './waiting.ts'

/** Notes that are made in a row. */
export type Noting = { take: () => void; snooze: () => void }

/** Who has taken a thing on. */
const Taker = ({ takenBy, me }: { takenBy: string | null; me: string }) => {
  const t = useWords()
  const colleague = useColleague()
  return takenBy === null ? null : <span>{takenBy === me ? t('you') : colleague(takenBy)} </span>
}

const Notes = ({ waiting: { takenBy }, noting }: { waiting: Waiting; noting: Noting }) => {
  const t = useWords()
  return (
    <>
      <Button variant="quiet" small onClick={noting.take}>
        {t(takenBy === null ? 'take' : 'leave')}
      </Button>
      <Button variant="quiet" small onClick={noting.snooze} title={t('snoozeHint')}>
        {t('snooze')}
      </Button>
    </>
  )
}

type Props = { waiting: Waiting; place: number; me: string; noting: Noting | null }

/** One thing that waits for operators; without `noting` its reader may note nothing. */
export const QueueRow = ({ waiting, place, me, noting }: Props) => {
  const t = useWords()
  const processName = useProcessName()
  const names = useNames()
  const { first, promisedAt, takenBy } = waiting
  const thing = showOf('queue list', first)
  const title = processName(String(first.process))
  const state = names.state(String(first.state ?? ''))
  // An approval is named by the command that it lets run.
  const who = String(first.who ?? '')
  const otherwise = names.timed(String(first.transition ?? ''))
  return (
    <tr data-place={place}>
      <td data-label={t('due')}>
        <SwedishTime at={first.at} /> {first.late === true && <b>{t('late')}</b>}
      </td>
      <th scope="row" data-label={t('thing')}>
        {thing ? <DeskLink to={commandAddress(thing.name, thing.input)}>{title}</DeskLink> : title}
        {typeof first.about === 'string' && <small lang="">{first.about}</small>}
      </th>
      <td data-label={t('who')}>{first.process === 'approval' ? names.action(who) : who}</td>
      <td data-label={t('state')} lang={state.lang}>
        {state.text}
      </td>
      <td data-label={t('otherwise')} lang={otherwise.lang}>
        {otherwise.text}
      </td>
      <td data-label={t('promise')}>{promisedAt !== null && <SwedishTime at={promisedAt} />}</td>
      <td data-label={t('takenBy')} className="noting">
        <Taker takenBy={takenBy} me={me} />
        {noting && <Notes waiting={waiting} noting={noting} />}
      </td>
    </tr>
  )
}
