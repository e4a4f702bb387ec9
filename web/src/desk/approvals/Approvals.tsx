import { Button } from '#web/src/ui/Button.tsx'
import { useNames } from '../commands/names.ts'
import { DeskLink } from '../DeskLink.tsx'
import type { DeskContext } from '../desk-context.ts'
import { type Row, useList } from '../lists/use-list.ts'
import { commandAddress } from '../route.ts'
import { SwedishTime } from '../SwedishTime.tsx'
import { useWords } from '../words.ts'
import { useApprovalWords } from './approval-words.ts'

const ApprovalRow = ({ row }: { row: Row }) => {
  const t = useApprovalWords()
  const words = useWords()
  const names = useNames()
  const state = names.state(String(row.state))
  return (
    <tr>
      <th scope="row" data-label={words('thing')}>
        <DeskLink to={commandAddress('approvals show', { id: String(row.id) })}>
          {names.action(String(row.name))}
        </DeskLink>
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

/** What was asked for and needs a second operator, and what became of it, newest first. */
export const Approvals = ({ desk }: { desk: DeskContext }) => {
  const t = useApprovalWords()
  const words = useWords()
  const { rows, problem, more } = useList('approvals list', desk)
  return (
    <>
      <h1>{t('approvals')}</h1>
      <p role="status" className="problem">
        {problem && words(problem)}
      </p>
      {rows === null && !problem && <p>{words('loading')}</p>}
      {rows?.length === 0 && <p>{t(more ? 'noneThisMonth' : 'none')}</p>}
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
      {more && (
        <Button variant="secondary" onClick={more}>
          {words('more')}
        </Button>
      )}
    </>
  )
}
