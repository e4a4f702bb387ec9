import { useCallback, useEffect, useState } from 'react'
import { Button } from '#web/src/ui/Button.tsx'
import { useApprovalWords } from './approval-words.ts'
import { DeskLink } from './DeskLink.tsx'
import type { DeskContext } from './desk-context.ts'
import { useNames } from './names.ts'
import { commandAddress } from './route.ts'
import { DeskError, runCommand } from './run.ts'
import { SwedishTime } from './SwedishTime.tsx'
import { useLookingAgain } from './use-looking-again.ts'
import { useWords, type Word } from './words.ts'

type Row = Readonly<Record<string, unknown>>

const ApprovalRow = ({ row }: { row: Row }) => {
  const t = useApprovalWords()
  const words = useWords()
  const names = useNames()
  const state = names.state(String(row.state))
  return (
    <tr>
      <th scope="row" data-label={words('thing')} lang="en">
        <DeskLink to={commandAddress('approvals show', { id: String(row.id) })}>{String(row.name)}</DeskLink>
      </th>
      <td data-label={words('state')} lang={state.lang}>
        {state.text}
      </td>
      <td data-label={t('reason')}>{String(row.why)}</td>
      <td data-label={t('asked')}>
        <SwedishTime at={row.createdAt} />
      </td>
      <td data-label={t('expires')}>{row.state === 'asked' && <SwedishTime at={row.expiresAt} />}</td>
    </tr>
  )
}

/** Reads the list page by page, and its only page anew as long as it is open; what was read stays if the network goes. */
const useApprovals = ({ leave }: DeskContext) => {
  const [rows, setRows] = useState<readonly Row[] | null>(null)
  const [next, setNext] = useState<string | null>(null)
  const [problem, setProblem] = useState<Word | null>(null)
  const read = useCallback(
    async (cursor?: string) => {
      try {
        const page = await runCommand('approvals list', cursor ? { cursor } : {})
        if (!('items' in page)) return
        setRows(before => [...(cursor ? (before ?? []) : []), ...(page.items as readonly Row[])])
        setNext(page.next as string | null)
        setProblem(null)
      } catch (error) {
        const word = error instanceof DeskError ? error.word : 'failed'
        if (word === 'ended') await leave('ended')
        else setProblem(word === 'unknown' ? 'offline' : word)
      }
    },
    [leave],
  )
  useEffect(() => void read(), [read])
  // Further pages would be lost by reading the first one again.
  useLookingAgain(read, next !== null)
  return { rows, next, problem, read }
}

/** What was asked for and needs a second operator, and what became of it, newest first. */
export const Approvals = ({ desk }: { desk: DeskContext }) => {
  const t = useApprovalWords()
  const words = useWords()
  const { rows, next, problem, read } = useApprovals(desk)
  return (
    <>
      <h1>{t('approvals')}</h1>
      <p role="status" className="problem">
        {problem && words(problem)}
      </p>
      {rows === null && !problem && <p>{words('loading')}</p>}
      {rows?.length === 0 && !next && <p>{t('none')}</p>}
      {rows && rows.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">{words('thing')}</th>
              <th scope="col">{words('state')}</th>
              <th scope="col">{t('reason')}</th>
              <th scope="col">{t('asked')}</th>
              <th scope="col">{t('expires')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(row => (
              <ApprovalRow key={String(row.id)} row={row} />
            ))}
          </tbody>
        </table>
      )}
      {next && (
        <Button variant="secondary" onClick={() => read(next)}>
          {words('more')}
        </Button>
      )}
    </>
  )
}
