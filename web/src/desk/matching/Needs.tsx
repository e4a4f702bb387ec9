import { type FormEvent, use, useId, useState } from 'react'
import { allCommands } from '#shared/operator/all-commands.ts'
import { mayRun } from '#shared/operator/may-run.ts'
import { Button } from '#web/src/ui/Button.tsx'
import type { Typed } from '../commands/fields.ts'
import type { DeskContext } from '../desk-context.ts'
import { Said } from '../swedish/Said.tsx'
import { DeskLanguage, useWords } from '../words.ts'
import { type Chip, type ShownNeeds, turned, useNeeds, withAdded } from './needs.ts'

const choiceWords = { must: 'needMust', useful: 'needUseful', out: 'needOut' } as const

const Chips = ({ chips, turn }: { chips: readonly Chip[]; turn: ((concept: string) => void) | null }) => {
  const t = useWords()
  const { language } = use(DeskLanguage)
  return (
    <ul className="needs">
      {chips.map(({ concept, choice, ...name }) => {
        const words = (
          <>
            {name[language]} <small>{t(choiceWords[choice])}</small>
          </>
        )
        return (
          <li key={concept} className={choice}>
            {turn ? (
              <button type="button" onClick={() => turn(concept)}>
                {words}
              </button>
            ) : (
              <span>{words}</span>
            )}
          </li>
        )
      })}
    </ul>
  )
}

const AddNeed = ({ add }: { add: (word: string) => void }) => {
  const t = useWords()
  const id = useId()
  const [word, setWord] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    add(word)
    setWord('')
  }
  return (
    <form className="add-need" onSubmit={submit}>
      <label htmlFor={id}>{t('addNeed')}</label>
      <input id={id} value={word} maxLength={80} onChange={event => setWord(event.target.value)} />
      <Button type="submit" variant="secondary">
        {t('add')}
      </Button>
    </form>
  )
}

/** Whether somebody has confirmed the needs; colleagues have ids here, and no names. Also whether the text was edited since. */
const Standing = ({ confirmedBy, olderThanText, me }: ShownNeeds & { me: string }) => {
  const t = useWords()
  if (!confirmedBy) return <p>{t('needsProposed')}</p>
  return (
    <>
      <p>{t(confirmedBy === me ? 'needsByYou' : 'needsByColleague')}</p>
      {olderThanText && <p className="problem">{t('needsOlder')}</p>}
    </>
  )
}

type Props = {
  inquiry: Typed
  desk: DeskContext
  /** The ranking has to be read again. */
  confirmed: () => void
}

/** What an inquiry asks for, as chips that an operator turns and confirms before partners are ranked by them. */
export const Needs = ({ inquiry, desk, confirmed }: Props) => {
  const t = useWords()
  const { state, busy, change, confirm } = useNeeds(inquiry, confirmed)
  if (state === null) return null
  if (state === 'failed') return <p className="problem">{t('needsFailed')}</p>
  const mayConfirm = mayRun(allCommands['inquiries confirm-needs'], desk.roles)
  const { needs, chips, refused } = state
  return (
    <section aria-labelledby="needs">
      <h3 id="needs">{t('needs')}</h3>
      <Standing {...needs} me={desk.me} />
      <Chips chips={chips} turn={mayConfirm ? concept => change(known => turned(known, concept)) : null} />
      {mayConfirm && (
        <>
          <p className="notes">{t('needsHint')}</p>
          <AddNeed add={word => change(known => withAdded(known, word))} />
          <Button busy={busy} onClick={() => confirm(state)}>
            {t('confirmNeeds')}
          </Button>
          <p role="alert" className="problem">
            {refused && <Said>{refused}</Said>}
          </p>
        </>
      )}
    </section>
  )
}
