import { useState } from 'react'
import { allCommands } from '#shared/operator/all-commands.ts'
import { mayRun } from '#shared/operator/may-run.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { useOwnAddress } from '../access/use-own-address.ts'
import { Problem } from '../commands/CommandForm.tsx'
import { useRun } from '../commands/CommandPage.tsx'
import { Confirm } from '../commands/Confirm.tsx'
import type { Outcome } from '../commands/outcome.ts'
import { DeskLink } from '../DeskLink.tsx'
import type { DeskContext } from '../desk-context.ts'
import { useDraftWords } from '../drafts/draft-words.ts'
import { commandAddress } from '../route.ts'
import { Said } from '../swedish/Said.tsx'
import { useWords } from '../words.ts'
import { type Issue, monthName } from './issue.ts'
import { useIssueWords } from './issue-words.ts'

const refusedIn = ({ result }: Outcome): string | null =>
  result && 'refused' in result ? String(result.refused) : null

/** The mails that left, or were kept where a stage has no sender. */
const isSent = (result: Outcome['result']): boolean =>
  result !== undefined &&
  'changed' in result &&
  ['sv', 'en'].every(language => /^(sent|kept)$/.test(String((result as Record<string, unknown>)[language])))

const TestOutcome = ({ outcome: { result }, email }: { outcome: Outcome; email: string }) => {
  const { t, mail } = useIssueWords()
  const drafts = useDraftWords()
  if (!result || 'refused' in result) return null
  if (isSent(result))
    return (
      <p className="done">
        {t('testSent')} {email}.
      </p>
    )
  const { sv, en } = result as unknown as Record<'sv' | 'en', string>
  return (
    <p className="problem">
      {t('testNotSent')} {drafts('sv')}: {mail(sv)}, {drafts('en')}: {mail(en)}
    </p>
  )
}

type Props = { issue: Issue; isDrafted: boolean; read: () => Promise<void>; desk: DeskContext }

/** Sends the saved version: to the operator alone as a test, or to every subscriber, which is asked once more. */
export const Dispatch = ({ issue, isDrafted, read, desk }: Props) => {
  const { t, language } = useIssueWords()
  const words = useWords()
  const test = useRun('newsletter test', desk)
  const sending = useRun('newsletter send', desk)
  const email = useOwnAddress()
  const [asking, setAsking] = useState(false)
  const { month, version, state, mailing } = issue
  const mayTest = mayRun(allCommands['newsletter test'], desk.roles)
  const maySend = mayRun(allCommands['newsletter send'], desk.roles)
  const goesOn = mailing !== null && (mailing.state === 'stopped' || (mailing.failed ?? 0) > 0)
  const send = async () => {
    setAsking(false)
    const result = await sending.run({ month, version: String(version) })
    if (result) await read()
  }
  if (!mayTest && !maySend) return null
  const about = { month, ...(email && { email }) }
  const refused = [refusedIn(test.outcome), refusedIn(sending.outcome)].filter(one => one !== null)
  return (
    <section aria-labelledby="dispatch" className="dispatch">
      <h2 id="dispatch">{t('dispatch')}</h2>
      {isDrafted && <p id="save-first">{t('saveFirst')}</p>}
      <p className="draft-actions">
        {mayTest && email && (
          <Button
            variant="secondary"
            busy={test.outcome.busy ?? false}
            aria-disabled={isDrafted}
            aria-describedby={isDrafted ? 'save-first' : undefined}
            onClick={() => !isDrafted && void test.run(about)}
          >
            {t('sendTest')} {email}
          </Button>
        )}
        {maySend && (state === 'draft' || goesOn) && (
          <Button
            busy={sending.outcome.busy ?? false}
            aria-disabled={isDrafted}
            aria-describedby={isDrafted ? 'save-first' : undefined}
            onClick={() => !isDrafted && setAsking(true)}
          >
            {t(goesOn ? 'resume' : 'send')}
          </Button>
        )}
        {mayTest && <DeskLink to={commandAddress('newsletter test', { month })}>{t('otherTest')}</DeskLink>}
      </p>
      <div role="status">
        <TestOutcome outcome={test.outcome} email={email ?? ''} />
        {refused.map(one => (
          <p key={one} className="problem">
            <Said>{one}</Said>
          </p>
        ))}
        {sending.outcome.result && !refusedIn(sending.outcome) && <p className="done">{t('begun')}</p>}
      </div>
      <Problem outcome={test.outcome} desk={desk} />
      <Problem outcome={sending.outcome} desk={desk} />
      {asking && (
        <Confirm what={t(goesOn ? 'resume' : 'send')} go={send} close={() => setAsking(false)}>
          <p>
            {t('sendWhat')} {monthName(month, language)}, {t('version').toLowerCase()} {version}.
          </p>
          <p>{words('cannotUndo')}</p>
        </Confirm>
      )}
    </section>
  )
}
