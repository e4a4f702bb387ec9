import { type FormEvent, use, useId, useState } from 'react'
import type { Language } from '#shared/contract/language.ts'
import { type AnyCommandName, allCommands } from '#shared/operator/all-commands.ts'
import type { CommandResult } from '#shared/operator/command.ts'
import english from '#shared/phrases/en/fields.ts'
import swedish from '#shared/phrases/sv/fields.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { useApprovalWords } from '../approvals/approval-words.ts'
import type { DeskContext } from '../desk-context.ts'
import { DeskLanguage, useWords } from '../words.ts'
import { Confirm } from './Confirm.tsx'
import { draftAt, forgetDraft, keepDraft } from './draft.ts'
import { type DeskField, fieldsOf, type Typed } from './fields.ts'
import { useNames } from './names.ts'
import type { Outcome } from './outcome.ts'

/** What is typed is kept in the tab until the command is done: no session's end loses it. */
const useDraft = (given: Typed) => {
  const address = location.pathname + location.search
  const [typed, setTyped] = useState<Typed>(() => ({ ...given, ...draftAt(address) }))
  return {
    typed,
    type: (name: string, text: string) => {
      const next = { ...typed, [name]: text }
      keepDraft(address, next)
      setTyped(next)
    },
    forget: () => forgetDraft(address),
  }
}

type FieldProps = {
  field: DeskField
  text: string
  refusal: string | undefined
  type: (text: string) => void
}

const Control = ({ field, text, type, ...aria }: Omit<FieldProps, 'refusal'> & { id: string }) => {
  const t = useWords()
  const names = useNames()
  const own = { ...aria, name: field.name, required: field.required }
  if (field.kind === 'flag')
    return (
      <input
        {...aria}
        type="checkbox"
        name={field.name}
        checked={text === 'true'}
        onChange={event => type(String(event.target.checked))}
      />
    )
  if (field.choices && field.kind !== 'several')
    return (
      <select {...own} value={text} onChange={event => type(event.target.value)}>
        <option value="">{t('choose')}</option>
        {field.choices.map(choice => (
          <option key={choice} value={choice}>
            {names.word(choice)}
          </option>
        ))}
      </select>
    )
  const shared = { ...own, value: text, spellCheck: field.lines, autoComplete: 'off' }
  return field.lines ? (
    <textarea
      {...shared}
      rows={field.kind === 'file' ? 12 : 4}
      onChange={event => type(event.target.value)}
    />
  ) : (
    <input
      {...shared}
      inputMode={field.kind === 'number' || field.kind === 'kronor' ? 'decimal' : 'text'}
      onChange={event => type(event.target.value)}
    />
  )
}

const fieldWords = { sv: swedish, en: english }

const wordsOf = (code: string, language: Language): string =>
  Object.hasOwn(english, code) ? fieldWords[language][code as keyof typeof english] : code

/** A field with its notes, and why it is refused. */
export const Field = ({ field, text, refusal, type }: FieldProps) => {
  const t = useWords()
  const { language } = use(DeskLanguage)
  const id = useId()
  const { label, about, required, kind } = field
  const notes = [about, kind === 'several' && t('perLine'), !required && t('optional')].filter(Boolean)
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <Control
        id={id}
        aria-describedby={`${id}-notes`}
        aria-invalid={refusal ? true : undefined}
        {...{ field, text, type }}
      />
      <span id={`${id}-notes`} className="notes">
        {notes.join(' · ')}{' '}
        {refusal && (
          <b className="refusal" lang={language}>
            {wordsOf(refusal, language)}
          </b>
        )}
      </span>
    </div>
  )
}

/** The reason for what moves money, which a second operator reads. */
const WhyField = ({ text, refusal, type }: Omit<FieldProps, 'field'>) => {
  const t = useApprovalWords()
  const label = t('why')
  const field = { name: 'why', label, about: t('second'), required: true, kind: 'text', lines: true } as const
  return <Field field={{ ...field, option: field.name }} text={text} refusal={refusal} type={type} />
}

type Props = {
  name: AnyCommandName
  given: Typed
  outcome: Outcome
  run: (typed: Typed) => Promise<CommandResult | undefined>
  folded: boolean
  desk: DeskContext
}

/** What stopped it, and the way on. */
export const Problem = ({ outcome: { problem }, desk }: Pick<Props, 'outcome' | 'desk'>) => {
  const t = useWords()
  return (
    <div role="alert" className="problem">
      {problem && <p>{t(problem)}</p>}
      {problem === 'fresh' && (
        <Button variant="secondary" onClick={() => desk.leave('fresh')}>
          {t('again')}
        </Button>
      )}
    </div>
  )
}

/** What is refused is to be corrected: the form is open. */
const isRefused = ({ result, refused }: Outcome): boolean =>
  (result !== undefined && 'refused' in result) || Object.keys(refused ?? {}).length > 0

/** The form of a command, made from its declaration. What cannot be undone is asked once more. */
export const CommandForm = ({ name, given, outcome, run, folded, desk }: Props) => {
  const t = useWords()
  const names = useNames()
  const declared = allCommands[name]
  const { typed, type, forget } = useDraft(given)
  const approvals = useApprovalWords()
  const [asking, setAsking] = useState(false)
  const movesMoney = declared.money && !declared.commandLineOnly
  const needsSecond = movesMoney && desk.fourEyes
  const fields = fieldsOf(declared)
  const inWords = ({ label, about, ...field }: DeskField): DeskField => ({
    ...field,
    ...{ label: names.field(label).text, about: about && names.note(about).text },
  })
  const go = async () => {
    setAsking(false)
    const result = await run(typed)
    if (result && !('refused' in result)) forget()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (outcome.busy) return
    // What is only asked for can be taken back.
    if ((declared.final || movesMoney) && !needsSecond) setAsking(true)
    else void go()
  }
  const form = (
    <form className="command" onSubmit={submit} noValidate>
      {fields.map(field => (
        <Field
          key={field.name}
          field={inWords(field)}
          text={typed[field.name] ?? ''}
          refusal={outcome.refused?.[field.name]}
          type={text => type(field.name, text)}
        />
      ))}
      {needsSecond && (
        <WhyField text={typed.why ?? ''} refusal={outcome.refused?.why} type={text => type('why', text)} />
      )}
      <Button type="submit" busy={outcome.busy}>
        {outcome.busy ? t('running') : needsSecond ? approvals('ask') : t('run')}
      </Button>
    </form>
  )
  return (
    <>
      {folded
        ? fields.length > 0 && (
            <details open={isRefused(outcome)}>
              <summary>{Object.values(given).map(names.word).join(' · ') || t('run')}</summary>
              {form}
            </details>
          )
        : form}
      <Problem outcome={outcome} desk={desk} />
      {asking && (
        <Confirm what={names.action(name)} go={go} close={() => setAsking(false)}>
          {declared.final && <p>{t('cannotUndo')}</p>}
          {movesMoney && <p>{approvals('alone')}</p>}
        </Confirm>
      )}
    </>
  )
}
