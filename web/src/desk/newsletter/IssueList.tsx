import { allCommands } from '#shared/operator/all-commands.ts'
import { mayRun } from '#shared/operator/may-run.ts'
import { useColleague } from '../colleagues.tsx'
import { useContentWords } from '../content/content-words.ts'
import { DeskLink } from '../DeskLink.tsx'
import type { DeskContext } from '../desk-context.ts'
import { type Row, useList } from '../lists/use-list.ts'
import { useListKeys } from '../lists/use-list-keys.ts'
import { contentAddress, issueAddress } from '../route.ts'
import { SwedishTime } from '../SwedishTime.tsx'
import { useWords } from '../words.ts'
import { monthName, monthsToWrite } from './issue.ts'
import { type IssueWord, useIssueWords } from './issue-words.ts'

const columns = ['month', 'state', 'title', 'version', 'saved', 'published'] as const
const counted = ['sent', 'bounced', 'left'] as const

const stateOf = ({ state, mailing }: Row): IssueWord => {
  if (state === 'draft') return 'draft'
  return mailing === 'sending' || mailing === 'stopped' ? mailing : 'sent'
}

const IssueRow = ({ row }: { row: Row }) => {
  const { t, figure, language } = useIssueWords()
  const colleague = useColleague()
  const { month, version, savedAt, savedBy, publishedAt } = row
  return (
    <tr>
      <th scope="row" data-label={t('month')}>
        <DeskLink to={issueAddress(String(month))}>{monthName(String(month), language)}</DeskLink>
      </th>
      <td data-label={t('state')}>{t(stateOf(row))}</td>
      <td data-label={t('title')}>{String(row[language])}</td>
      <td data-label={t('version')}>{String(version)}</td>
      <td data-label={t('saved')}>
        <SwedishTime at={savedAt} /> {typeof savedBy === 'string' && colleague(savedBy)}
      </td>
      <td data-label={t('published')}>
        {typeof publishedAt === 'string' && <SwedishTime at={publishedAt} />}
      </td>
      {counted.map(one => (
        <td key={one} data-label={figure(one)}>
          {typeof row[one] === 'number' && row[one].toLocaleString(language)}
        </td>
      ))}
    </tr>
  )
}

/** The months of which an issue may be begun. */
const Writing = ({ rows }: { rows: readonly Row[] }) => {
  const { t, language } = useIssueWords()
  const written = rows.map(({ month }) => month)
  const months = monthsToWrite(Date.now()).filter(month => !written.includes(month))
  return (
    <ul className="actions">
      {months.map(month => (
        <li key={month}>
          <DeskLink to={issueAddress(month)}>
            {t('write')} {monthName(month, language)}
          </DeskLink>
        </li>
      ))}
    </ul>
  )
}

const IssueTable = ({ rows }: { rows: readonly Row[] }) => {
  const { t, figure } = useIssueWords()
  const list = useListKeys<HTMLTableSectionElement>()
  return (
    <>
      <p className="notes">{t('keys')}</p>
      <div className="wide">
        <table>
          <thead>
            <tr>
              {columns.map(word => (
                <th key={word} scope="col">
                  {t(word)}
                </th>
              ))}
              {counted.map(one => (
                <th key={one} scope="col">
                  {figure(one)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody ref={list}>
            {rows.map(row => (
              <IssueRow key={String(row.month)} row={row} />
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

/** The issues of the newsletter, with what became of those that were sent, and the ways to a new one. */
export const IssueList = ({ desk }: { desk: DeskContext }) => {
  const { t } = useIssueWords()
  const { t: content } = useContentWords()
  const words = useWords()
  const { rows, problem } = useList('newsletter list', desk)
  const mayWrite = mayRun(allCommands['newsletter draft'], desk.roles)
  return (
    <article>
      <nav>
        <DeskLink to={contentAddress}>{content('all')}</DeskLink>
      </nav>
      <h1>{t('newsletter')}</h1>
      <p>{t('about')}</p>
      <p role="status" className="problem">
        {problem && words(problem)}
      </p>
      {rows === null && !problem && <p>{words('loading')}</p>}
      {rows?.length === 0 && <p>{t('none')}</p>}
      {rows && mayWrite && <Writing rows={rows} />}
      {rows && rows.length > 0 && <IssueTable rows={rows} />}
    </article>
  )
}
