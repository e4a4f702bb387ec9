import type { FormEvent } from 'react'
import type { Language } from '#shared/contract/language.ts'
import { languages } from '#shared/contract/language.ts'
import { allCommands } from '#shared/operator/all-commands.ts'
import { mayRun } from '#shared/operator/may-run.ts'
import { Field, Problem } from '../commands/CommandForm.tsx'
import type { Typed } from '../commands/fields.ts'
import type { Outcome } from '../commands/outcome.ts'
import type { DeskContext } from '../desk-context.ts'
import { DraftActions } from '../drafts/DraftActions.tsx'
import { useDraftWords } from '../drafts/draft-words.ts'
import { changedIn, type Issue, type IssueField, writtenNow } from './issue.ts'
import { useIssueWords } from './issue-words.ts'

type Props = {
  issue: Issue
  typed: Typed
  type: (field: IssueField, text: string) => void
  refusals: Partial<Record<IssueField, string>>
  forget: () => void
  save: () => void
  /** Called with the language of the field that has the focus. */
  enter: (language: Language) => void
  outcome: Outcome
  desk: DeskContext
}

const partsOfField = ['subject', 'text'] as const

/** The form of an issue: subject and text in both languages. `newsletter draft` is what saves it. */
export const IssueForm = ({ issue, typed, type, refusals, forget, save, enter, outcome, desk }: Props) => {
  const { t, field: named } = useIssueWords()
  const drafts = useDraftWords()
  const maySave = mayRun(allCommands['newsletter draft'], desk.roles)
  const written = writtenNow(issue, typed)
  const changed = changedIn(issue, typed)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!outcome.busy && maySave) save()
  }
  return (
    <form className="draft-form" onSubmit={submit} noValidate>
      {issue.version === 0 && <p>{t('isNew')}</p>}
      <p className="notes">{t('how')}</p>
      {languages.map(language => (
        <fieldset key={language} className="draft-fields" onFocus={() => enter(language)}>
          <legend className="unseen">{drafts(language)}</legend>
          {partsOfField.map(part => {
            const field = `${language}.${part}` as const
            return (
              <div key={field} lang={language} data-drafted={changed.includes(field) || undefined}>
                <Field
                  field={{
                    ...{ name: field, option: field, kind: 'text', label: named(field), required: true },
                    ...{ about: undefined, lines: part === 'text' },
                  }}
                  text={written[field]}
                  refusal={refusals[field]}
                  type={text => type(field, text)}
                />
              </div>
            )
          })}
        </fieldset>
      ))}
      {maySave ? (
        <DraftActions
          label={t('save')}
          busy={outcome.busy ?? false}
          isDrafted={changed.length > 0}
          forget={forget}
        />
      ) : (
        <p className="notes">{drafts('reading')}</p>
      )}
      <Problem outcome={outcome} desk={desk} />
    </form>
  )
}
