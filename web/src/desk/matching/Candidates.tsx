import { use, useState } from 'react'
import { type DecisionCode, isChosenCode } from '#shared/matching/decision-codes.ts'
import { allCommands } from '#shared/operator/all-commands.ts'
import { mayRun } from '#shared/operator/may-run.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { Band } from '#web/src/ui/matching/Band.tsx'
import { draftAt, keepDraft } from '../commands/draft.ts'
import type { Typed } from '../commands/fields.ts'
import { useNames } from '../commands/names.ts'
import { DeskLink } from '../DeskLink.tsx'
import type { DeskContext } from '../desk-context.ts'
import { commandAddress } from '../route.ts'
import { DeskLanguage, useWords } from '../words.ts'
import { type Candidate, useCandidates } from './candidates.ts'
import { Decision, Freeze } from './Decision.tsx'
import { useDecisions } from './decisions.ts'
import { Needs } from './Needs.tsx'

/** How many are shown at first: an operator proposes two or three. */
const shownAtFirst = 5

const unmetWords = {
  language: 'unmetLanguage',
  place: 'unmetPlace',
  start: 'unmetStart',
  rate: 'unmetRate',
} as const

const Evidence = ({ fit: { met, missing, unmet } }: Pick<Candidate, 'fit'>) => {
  const t = useWords()
  const { language } = use(DeskLanguage)
  return (
    <dl>
      {met.length > 0 && (
        <div>
          <dt>{t('fits')}</dt>
          <dd>
            {met.map(({ name, quote }) => (
              <span key={name.en} className="evidence">
                {name[language]}{' '}
                <q>
                  {quote.before}
                  <mark>{quote.text}</mark>
                  {quote.after}
                </q>
              </span>
            ))}
          </dd>
        </div>
      )}
      {missing.length > 0 && (
        <div>
          <dt>{t('missing')}</dt>
          <dd>{missing.map(name => name[language]).join(', ')}</dd>
        </div>
      )}
      {unmet.length > 0 && (
        <div>
          <dt>{t('unmet')}</dt>
          <dd>{unmet.map(fact => t(unmetWords[fact])).join(', ')}</dd>
        </div>
      )}
    </dl>
  )
}

type ProposeLinkProps = { candidate: Candidate; inquiry: Typed; decision: DecisionCode | undefined }

/**
 * The link to the form of a proposal, which begins with the row's reasons and with why the partner is chosen, if that is
 * decided in it. Both go through the tab: an address is logged, and they quote a profile.
 */
const ProposeLink = ({ candidate, inquiry, decision }: ProposeLinkProps) => {
  const t = useWords()
  const { partnerId, name, reasons } = candidate
  const address = commandAddress('proposals draft', { ...inquiry, partnerId })
  const prefill = () => {
    const typed = { ...reasons, ...draftAt(address) }
    keepDraft(address, isChosenCode(decision) ? { ...typed, reasonCode: decision } : typed)
  }
  return (
    <DeskLink to={address} before={prefill}>
      {t('propose')} <span className="visually-hidden">{name}</span>
    </DeskLink>
  )
}

type RowProps = {
  candidate: Candidate
  inquiry: Typed
  mayPropose: boolean
  decision: DecisionCode | undefined
  decide: ((code: DecisionCode | undefined) => void) | null
}

const Row = ({ candidate, inquiry, mayPropose, decision, decide }: RowProps) => {
  const t = useWords()
  const { state } = useNames()
  const { partnerId, name, fit, proposed } = candidate
  return (
    <li>
      <h3>
        <DeskLink to={commandAddress('partners show', { partnerId })}>{name}</DeskLink>
      </h3>
      {fit.band && <Band band={fit.band} words={t(fit.band)} />}
      <Evidence fit={fit} />
      {proposed !== undefined ? (
        <p>
          {t('isProposed')} <span lang={state(proposed).lang}>{state(proposed).text}</span>
        </p>
      ) : (
        mayPropose && <ProposeLink candidate={candidate} inquiry={inquiry} decision={decision} />
      )}
      {decide && <Decision name={name} decision={decision} decide={decide} />}
    </li>
  )
}

type ListProps = { all: readonly Candidate[]; inquiry: Typed; mayPropose: boolean; mayDecide: boolean }

const List = ({ all, inquiry, mayPropose, mayDecide }: ListProps) => {
  const t = useWords()
  const [isWhole, setWhole] = useState(false)
  const { decisions, decide, ...freezing } = useDecisions(all, inquiry)
  const shown = isWhole ? all : all.slice(0, shownAtFirst)
  return (
    <>
      <ol className="candidates">
        {shown.map(one => (
          <Row
            key={one.partnerId}
            candidate={one}
            inquiry={inquiry}
            mayPropose={mayPropose}
            decision={decisions.get(one.partnerId)}
            decide={mayDecide ? code => decide(one.partnerId, code) : null}
          />
        ))}
      </ol>
      {shown.length < all.length && (
        <Button variant="secondary" onClick={() => setWhole(true)}>
          {t('allCandidates')} ({all.length})
        </Button>
      )}
      {decisions.size > 0 && mayDecide && <Freeze {...freezing} />}
    </>
  )
}

/** The partners who fit an inquiry, with what they say of it; each leads to a proposal that begins with the reasons. */
export const Candidates = ({ inquiry, desk }: { inquiry: Typed; desk: DeskContext }) => {
  const t = useWords()
  const [round, setRound] = useState(0)
  const found = useCandidates(inquiry, round)
  const mayPropose = mayRun(allCommands['proposals draft'], desk.roles)
  const mayDecide = mayRun(allCommands['inquiries shortlist'], desk.roles)
  return (
    <section aria-labelledby="candidates" aria-busy={found === null}>
      <h2 id="candidates">{t('candidates')}</h2>
      <Needs inquiry={inquiry} desk={desk} confirmed={() => setRound(round + 1)} />
      {found === null && <p>{t('loading')}</p>}
      {found === 'failed' && <p className="problem">{t('candidatesFailed')}</p>}
      {found?.length === 0 && <p>{t('noCandidates')}</p>}
      {found !== 'failed' && found && found.length > 0 && (
        <List key={round} all={found} inquiry={inquiry} mayPropose={mayPropose} mayDecide={mayDecide} />
      )}
    </section>
  )
}
