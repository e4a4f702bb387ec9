import { allCommands } from '#shared/operator/all-commands.ts'
import { mayRun } from '#shared/operator/may-run.ts'
import { DeskLink } from '../DeskLink.tsx'
import type { DeskContext } from '../desk-context.ts'
import { commandAddress } from '../route.ts'
import { SwedishTime } from '../SwedishTime.tsx'
import { type Figure, figures, type Mailing } from './issue.ts'
import { useIssueWords } from './issue-words.ts'

/** What went wrong is told only where something did. */
const isTold =
  (mailing: Mailing) =>
  (one: Figure): boolean =>
    one === 'sent' || one === 'left' || (mailing[one] ?? 0) > 0

type Props = { month: string; mailing: Mailing; desk: DeskContext }

/** How far an issue has been sent, what became of its copies, and where everybody reads it. */
export const MailingFigures = ({ month, mailing, desk }: Props) => {
  const { t, figure, language } = useIssueWords()
  const mayStop = mailing.state === 'sending' && mayRun(allCommands['newsletter stop'], desk.roles)
  const archive = `${language === 'en' ? '/en' : ''}/updates/newsletter/issue?month=${month}`
  return (
    <section aria-labelledby="mailing">
      <h2 id="mailing">{t('mailing')}</h2>
      <dl>
        <div>
          <dt>{t('state')}</dt>
          <dd>{t(mailing.state)}</dd>
        </div>
        <div>
          <dt>{t('began')}</dt>
          <dd>
            <SwedishTime at={mailing.startedAt} />
          </dd>
        </div>
        {figures.filter(isTold(mailing)).map(one => (
          <div key={one}>
            <dt>{figure(one)}</dt>
            <dd>{(mailing[one] ?? 0).toLocaleString(language)}</dd>
          </div>
        ))}
      </dl>
      <ul className="actions">
        <li>
          <a href={archive}>{t('archive')}</a>
        </li>
        {mayStop && (
          <li>
            <DeskLink to={commandAddress('newsletter stop', { month })}>{t('stop')}</DeskLink>
          </li>
        )}
      </ul>
    </section>
  )
}
