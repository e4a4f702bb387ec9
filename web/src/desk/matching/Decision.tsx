import { use, useId } from 'react'
import { type DecisionCode, decisionCodes, decisionWords } from '#shared/matching/decision-codes.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { Said } from '../swedish/Said.tsx'
import { DeskLanguage, useWords } from '../words.ts'
import type { useDecisions } from './decisions.ts'

type Props = {
  name: string
  decision: DecisionCode | undefined
  decide: (code: DecisionCode | undefined) => void
}

/** Why a partner is chosen or passed over. */
export const Decision = ({ name, decision, decide }: Props) => {
  const t = useWords()
  const { language } = use(DeskLanguage)
  const id = useId()
  return (
    <p className="decision">
      <label htmlFor={id}>
        {t('decision')} {name}
      </label>
      <select
        id={id}
        value={decision ?? ''}
        onChange={event => decide(decisionCodes.find(code => code === event.target.value))}
      >
        <option value="">{t('undecided')}</option>
        {decisionCodes.map(code => (
          <option key={code} value={code}>
            {decisionWords(code, language)}
          </option>
        ))}
      </select>
    </p>
  )
}

/** Freezes the ranking with what was decided, and says what came of it. */
export const Freeze = ({
  freeze,
  outcome,
  busy,
}: Pick<ReturnType<typeof useDecisions>, 'freeze' | 'outcome' | 'busy'>) => {
  const t = useWords()
  const isFrozen = outcome !== null && 'word' in outcome && outcome.word === 'frozen'
  return (
    <div className="add-need">
      <p className="notes">{t('freezeHint')}</p>
      <Button busy={busy} onClick={freeze}>
        {t('freeze')}
      </Button>
      <p role="status" className={isFrozen ? 'done' : 'problem'}>
        {outcome && ('word' in outcome ? t(outcome.word) : <Said>{outcome.refused}</Said>)}
      </p>
    </div>
  )
}
