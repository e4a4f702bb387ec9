import { type FormEvent, useState } from 'react'
import { forPeople } from '#shared/operator/display.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { useColleague } from '../colleagues.tsx'
import { Facts } from '../commands/Facts.tsx'
import { useNames } from '../commands/names.ts'
import { useShown } from '../commands/use-shown.ts'
import { DeskLink } from '../DeskLink.tsx'
import type { DeskContext } from '../desk-context.ts'
import { Timeline } from '../history/Timeline.tsx'
import { Overlay } from '../Overlay.tsx'
import { commandAddress } from '../route.ts'
import { SwedishTime } from '../SwedishTime.tsx'
import { Said } from '../swedish/Said.tsx'
import { useWords } from '../words.ts'
import { useApprovalWords } from './approval-words.ts'
import { type ShownApproval, useApproval } from './use-approval.ts'

type Move = (verb: string, input: Readonly<Record<string, unknown>>) => Promise<void>

const Summary = ({ approval }: { approval: ShownApproval }) => {
  const t = useApprovalWords()
  const words = useWords()
  const names = useNames()
  const { askedBy, mine, createdAt, expiresAt, releasedBy, why, moved } = approval
  const colleague = useColleague()
  const state = names.state(approval.state)
  return (
    <dl>
      <div>
        <dt>{words('state')}</dt>
        <dd lang={state.lang}>{state.text}</dd>
      </div>
      <div>
        <dt>{t('reason')}</dt>
        <dd>{why}</dd>
      </div>
      <div>
        <dt>{t('askedBy')}</dt>
        <dd>
          {mine ? t('you') : colleague(askedBy)}, <SwedishTime at={createdAt} />
        </dd>
      </div>
      {releasedBy && (
        <div>
          <dt>{t('releasedBy')}</dt>
          <dd>{colleague(releasedBy)}</dd>
        </div>
      )}
      {approval.state === 'asked' && (
        <div>
          <dt>{t('expires')}</dt>
          <dd>
            <SwedishTime at={expiresAt} />
          </dd>
        </div>
      )}
      {moved?.reason && (
        <div>
          <dt>{t('refusedBecause')}</dt>
          <dd>{moved.reason}</dd>
        </div>
      )}
    </dl>
  )
}

/** Everything that is run, ids among it: nothing of it is folded away from whoever releases it. */
const Input = ({ input }: Pick<ShownApproval, 'input'>) => {
  const names = useNames()
  const shown = useShown()
  return (
    <dl>
      {Object.entries(forPeople(input)).map(([name, value]) => {
        const { text, lang } = names.field(name)
        return (
          <div key={name}>
            <dt lang={lang}>{text}</dt>
            <dd>{shown(name, value)}</dd>
          </div>
        )
      })}
    </dl>
  )
}

const Refusing = ({ move, busy }: { move: Move; busy: boolean }) => {
  const t = useApprovalWords()
  const [reason, setReason] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void move('refuse', { reason })
  }
  return (
    <details>
      <summary>{t('refuse')}</summary>
      <form className="command" onSubmit={submit}>
        <div className="field">
          <label htmlFor="why-not">{t('whyNot')}</label>
          <textarea
            id="why-not"
            rows={3}
            required
            maxLength={1_000}
            value={reason}
            onChange={event => setReason(event.target.value)}
          />
        </div>
        <Button type="submit" variant="secondary" busy={busy}>
          {t('refuse')}
        </Button>
      </form>
    </details>
  )
}

const Moves = ({ approval, move, busy }: { approval: ShownApproval; move: Move; busy: boolean }) => {
  const t = useApprovalWords()
  const { action } = useNames()
  const [asking, setAsking] = useState(false)
  const { may, name, inputHash } = approval
  const release = () => {
    setAsking(false)
    void move('release', { inputHash })
  }
  if (may.includes('withdraw'))
    return (
      <>
        <p>{t('own')}</p>
        <Button variant="secondary" busy={busy} onClick={() => move('withdraw', {})}>
          {t('withdraw')}
        </Button>
      </>
    )
  if (!may.includes('release')) return null
  return (
    <>
      <p>
        <Button busy={busy} onClick={() => setAsking(true)}>
          {t('release')}
        </Button>
      </p>
      <Refusing move={move} busy={busy} />
      {asking && (
        <Overlay title={`${t('release')}: ${action(name)}`} close={() => setAsking(false)}>
          <p>{t('releaseAsk')}</p>
          <Input input={approval.input} />
          <Button onClick={release}>{t('release')}</Button>
        </Overlay>
      )}
    </>
  )
}

const Outcome = ({ approval: { state, result } }: { approval: ShownApproval }) => {
  const t = useApprovalWords()
  const words = useWords()
  if (state !== 'released') return null
  if (!result) return <p role="status">{t('running')}</p>
  if ('refused' in result)
    return (
      <p className="problem">
        <Said>{String(result.refused)}</Said>
      </p>
    )
  const { changed, ...facts } = result as { changed?: boolean }
  return (
    <>
      <p className="done">{words(changed === false ? 'doneBefore' : 'done')}</p>
      {Object.keys(facts).length > 0 && <Facts item={facts} />}
    </>
  )
}

/** One command that needs a second operator: what it is, who wants it and why, and what its reader can do about it. */
export const ApprovalPage = ({ id, desk }: { id: string; desk: DeskContext }) => {
  const t = useApprovalWords()
  const words = useWords()
  const { action } = useNames()
  const { approval, problem, refused, busy, move } = useApproval(id, desk)
  return (
    <article className="approval">
      <nav>
        <DeskLink to={commandAddress('approvals list')}>{t('approvals')}</DeskLink>
      </nav>
      {approval === null && !problem && <p>{words('loading')}</p>}
      {approval === 'gone' && <p>{t('gone')}</p>}
      {approval && approval !== 'gone' && (
        <>
          <h1>{action(approval.name)}</h1>
          <Summary approval={approval} />
          <section aria-labelledby="what">
            <h2 id="what">{t('input')}</h2>
            <Input input={approval.input} />
          </section>
          {approval.state === 'released' && (
            <section aria-labelledby="outcome" aria-live="polite">
              <h2 id="outcome">{t('outcome')}</h2>
              <Outcome approval={approval} />
            </section>
          )}
          <Moves approval={approval} move={move} busy={busy} />
        </>
      )}
      <div role="alert" className="problem">
        {problem && <p>{words(problem)}</p>}
        {problem === 'fresh' && (
          <Button variant="secondary" onClick={() => desk.leave('fresh')}>
            {words('again')}
          </Button>
        )}
        {refused && (
          <p>
            <Said>{refused}</Said>
          </p>
        )}
      </div>
      {approval && approval !== 'gone' && (
        <Timeline shown="approvals show" known={{ id }} revision={approval.revision ?? 0} />
      )}
    </article>
  )
}
