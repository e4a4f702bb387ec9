import { use, useEffect } from 'react'
import { isDay } from '#shared/contract/day.ts'
import { locales } from '#shared/contract/language.ts'
import { mondayOf, swedishDay } from '#shared/contract/swedish-day.ts'
import { daysAfter } from '#shared/contract/time-zone.ts'
import { openingHours } from '#shared/meetings/opening-hours.ts'
import { allCommands } from '#shared/operator/all-commands.ts'
import { mayRun } from '#shared/operator/may-run.ts'
import { DeskLink } from '../DeskLink.tsx'
import type { DeskContext } from '../desk-context.ts'
import { useList } from '../lists/use-list.ts'
import { useListKeys } from '../lists/use-list-keys.ts'
import { commandAddress, meetingsAddress, navigate } from '../route.ts'
import { DeskLanguage, useWords } from '../words.ts'
import { useMeetingWords } from './meeting-words.ts'
import { type Day, type Entry, weekNumberOf, weekOf } from './week.ts'

const Meeting = ({ row }: Pick<Entry, 'row'>) => {
  const { t } = useMeetingWords()
  const { id, company, name, confirmedAt, noShowAt } = row
  if (typeof company !== 'string') return t('erased')
  const notes = [!confirmedAt && t('unconfirmed'), noShowAt && t('noShow')].filter(Boolean)
  return (
    <>
      <DeskLink to={commandAddress('meetings show', { id: String(id) })}>{company}</DeskLink>
      <span>{String(name)}</span>
      {notes.length > 0 && <b>{notes.join(', ')}</b>}
    </>
  )
}

const Block = ({ row: { id, reason }, roles }: Pick<Entry, 'row'> & { roles: readonly string[] }) => {
  const { t } = useMeetingWords()
  return (
    <>
      {mayRun(allCommands['meetings unblock'], roles) ? (
        <DeskLink to={commandAddress('meetings unblock', { id: String(id) })}>{t('block')}</DeskLink>
      ) : (
        t('block')
      )}
      <span>{String(reason)}</span>
    </>
  )
}

type DayProps = { day: Day; roles: readonly string[]; isWhole: boolean }

const DayOf = ({ day, roles, isWhole }: DayProps) => {
  const { t, holidays } = useMeetingWords()
  const { language } = use(DeskLanguage)
  const { date, isOpen, holiday, entries } = day
  const named = new Date(`${date}T00:00:00Z`).toLocaleDateString(locales[language], {
    ...{ weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' },
  })
  const isToday = date === swedishDay(Date.now())
  const { opens, closes } = openingHours
  return (
    <section aria-labelledby={`day-${date}`} aria-current={isToday ? 'date' : undefined}>
      <h2 id={`day-${date}`}>
        {named} {isToday && <small>{t('today')}</small>}
      </h2>
      <p>
        {isOpen ? `${t('open')} ${opens}–${closes}` : t('notOpen')}
        {holiday && `, ${holidays[holiday]}`}
      </p>
      {entries.length === 0 && isOpen && isWhole && <p>{t('nothing')}</p>}
      <ul>
        {entries.map(entry => (
          <li key={`${entry.kind} ${entry.row.id}`} data-kind={entry.kind}>
            <span>{[entry.from, entry.to].filter(Boolean).join('–')}</span>
            {entry.kind === 'meeting' ? <Meeting row={entry.row} /> : <Block row={entry.row} roles={roles} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

const addressOf = (date: string): string => `${meetingsAddress}?date=${date}`

/** The arrows go to the weeks beside this one. */
const useArrows = (monday: string) => {
  useEffect(() => {
    const press = ({ key, target, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) => {
      const isTyping = target instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)
      const isOther = ctrlKey || metaKey || altKey || shiftKey || document.querySelector('dialog[open]')
      const weeks = { ArrowLeft: -1, ArrowRight: 1 }[key]
      if (weeks && !isTyping && !isOther) navigate(addressOf(daysAfter(monday, 7 * weeks)))
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [monday])
}

const Weeks = ({ monday }: { monday: string }) => {
  const { t } = useMeetingWords()
  return (
    <nav className="weeks" aria-label={t('week')}>
      <DeskLink to={addressOf(daysAfter(monday, -7))}>← {t('before')}</DeskLink>
      <DeskLink to={meetingsAddress}>{t('thisWeek')}</DeskLink>
      <DeskLink to={addressOf(daysAfter(monday, 7))}>{t('after')} →</DeskLink>
    </nav>
  )
}

const Week = ({ monday, desk }: { monday: string; desk: DeskContext }) => {
  const { t } = useMeetingWords()
  const words = useWords()
  const meetings = useList('meetings week', desk, { input: { date: monday } })
  const blocks = useList('meetings blocks', desk, { input: { over: true } })
  const keys = useListKeys<HTMLDivElement>()
  const problem = meetings.problem ?? blocks.problem
  const isRead = [meetings, blocks].every(list => list.rows ?? list.problem)
  return (
    <>
      <p role="status" className="problem">
        {problem && `${words(problem)} ${t('notRead')}`}
      </p>
      {!isRead && <p>{words('loading')}</p>}
      {isRead && (
        <div className="week" ref={keys}>
          {weekOf(monday, meetings.rows ?? [], blocks.rows ?? []).map(day => (
            <DayOf key={day.date} day={day} roles={desk.roles} isWhole={meetings.rows !== null} />
          ))}
        </div>
      )}
    </>
  )
}

/** The calendar of a week: our hours, holidays, closed times and the meetings; each leads to where it is changed. */
export const Meetings = ({ date, desk }: { date: string | null; desk: DeskContext }) => {
  const { t } = useMeetingWords()
  const words = useWords()
  const monday = mondayOf(date !== null && isDay(date) ? date : swedishDay(Date.now()))
  useArrows(monday)
  return (
    <>
      <h1>
        {words('meetings')}{' '}
        <small>{`${t('week').toLowerCase()} ${weekNumberOf(monday)}, ${daysAfter(monday, 3).slice(0, 4)}`}</small>
      </h1>
      <Weeks monday={monday} />
      <Week key={monday} monday={monday} desk={desk} />
      <p>
        {t('keys')} <DeskLink to={commandAddress('meetings list')}>{t('all')}</DeskLink>{' '}
        <DeskLink to={commandAddress('meetings blocks')}>{t('blocks')}</DeskLink>
      </p>
    </>
  )
}
