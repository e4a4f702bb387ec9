import { useCallback, useEffect, useRef, useState } from 'react'
import { wallClockAt } from '#shared/contract/time-zone.ts'
import { DeskLink } from './DeskLink.tsx'
import type { DeskContext } from './desk-context.ts'
import { useNames } from './names.ts'
import { offeredTo, showOf } from './offered.ts'
import { commandAddress } from './route.ts'
import { DeskError, runCommand } from './run.ts'
import { type Waiting, waitingIn } from './waiting.ts'
import { useProcessName, useWords, type Word } from './words.ts'

type Row = Readonly<Record<string, unknown>>

const refreshMs = 30_000

/** The queue, read anew every half minute and when somebody comes back to it. */
const useQueue = (leave: DeskContext['leave']) => {
  const [rows, setRows] = useState<readonly Row[] | null>(null)
  const [problem, setProblem] = useState<Word | null>(null)
  const read = useCallback(async () => {
    try {
      const result = await runCommand('queue list', { turn: 'operator' })
      setRows('items' in result ? (result.items as readonly Row[]) : [])
      setProblem(null)
    } catch (error) {
      const word = error instanceof DeskError ? error.word : 'failed'
      if (word === 'ended') await leave('ended')
      // What was read stays on the page.
      else setProblem(word === 'unknown' ? 'offline' : word)
    }
  }, [leave])
  useEffect(() => {
    void read()
    const look = () => void (document.visibilityState === 'visible' && read())
    const timer = setInterval(look, refreshMs)
    addEventListener('focus', look)
    return () => {
      clearInterval(timer)
      removeEventListener('focus', look)
    }
  }, [read])
  return { rows, problem }
}

/** j and k go through the links of a list, which Enter opens. */
const useListKeys = () => {
  const list = useRef<HTMLTableSectionElement>(null)
  useEffect(() => {
    const press = ({ key, target, ctrlKey, metaKey }: KeyboardEvent) => {
      const by = { j: 1, k: -1 }[key]
      const isTyping = target instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)
      if (!by || isTyping || ctrlKey || metaKey || document.querySelector('dialog[open]')) return
      const links = [...(list.current?.querySelectorAll('a') ?? [])]
      const at = links.indexOf(document.activeElement as HTMLAnchorElement)
      links[Math.max(0, Math.min(links.length - 1, at + by))]?.focus()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
  return list
}

const columns = ['due', 'thing', 'who', 'state', 'otherwise', 'promise'] as const

const timeOf = (at: unknown): string => {
  const { date, time } = wallClockAt(Date.parse(String(at)), 'Europe/Stockholm')
  return `${date} ${time}`
}

const Time = ({ at }: { at: unknown }) => <time dateTime={String(at)}>{timeOf(at)}</time>

const QueueRow = ({ waiting: { first, promisedAt } }: { waiting: Waiting }) => {
  const t = useWords()
  const processName = useProcessName()
  const names = useNames()
  const thing = showOf('queue list', first)
  const title = processName(String(first.process))
  const state = names.state(String(first.state ?? ''))
  const otherwise = names.timed(String(first.transition ?? ''))
  return (
    <tr>
      <td data-label={t('due')}>
        <Time at={first.at} /> {first.late === true && <b>{t('late')}</b>}
      </td>
      <th scope="row" data-label={t('thing')}>
        {thing ? <DeskLink to={commandAddress(thing.name, thing.input)}>{title}</DeskLink> : title}
      </th>
      <td data-label={t('who')}>{String(first.who ?? '')}</td>
      <td data-label={t('state')} lang={state.lang}>
        {state.text}
      </td>
      <td data-label={t('otherwise')} lang={otherwise.lang}>
        {otherwise.text}
      </td>
      <td data-label={t('promise')}>{promisedAt !== null && <Time at={promisedAt} />}</td>
    </tr>
  )
}

/** Whether somebody with these roles can open what a row is about. */
const isFor = ({ show }: Row, roles: readonly string[]): boolean =>
  typeof show !== 'string' || offeredTo(roles).some(({ name }) => name === show)

/** Everything whose turn is the operators', what is due first on top. */
export const Queue = ({ desk }: { desk: DeskContext }) => {
  const t = useWords()
  const { rows, problem } = useQueue(desk.leave)
  const list = useListKeys()
  const waiting = rows && waitingIn(rows.filter(row => isFor(row, desk.roles)))
  return (
    <>
      <h1>
        {t('queue')} {waiting && <small>{waiting.length}</small>}
      </h1>
      <p role="status" className="problem">
        {problem && t(problem)}
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
            {waiting.map(one => (
              <QueueRow key={one.key} waiting={one} />
            ))}
          </tbody>
        </table>
      )}
    </>
  )
}
