import { type Language, languages } from '#shared/contract/language.ts'
import { Field } from '../commands/CommandForm.tsx'
import type { DeskField, Typed } from '../commands/fields.ts'
import { useDraftWords } from '../drafts/draft-words.ts'
import { changedIn, contentFields, type Entry, partsOf, publishedText, shownText } from './content.ts'
import { useContentWords } from './content-words.ts'

type Props = {
  entry: Entry
  typed: Typed
  type: (name: string, text: string) => void
  refusals: Readonly<Record<string, string>>
  mayPublish: boolean
}

type OwnProps = Omit<Props, 'mayPublish'> & { field: DeskField }

const OwnField = ({ entry, typed, type, refusals, field }: OwnProps) => {
  const { t, field: named } = useContentWords()
  const drafts = useDraftWords()
  const { language, name } = partsOf(field.name)
  const { text } = named(name)
  const isChanged = changedIn(entry, typed).includes(field)
  const published = publishedText(entry, field).replaceAll('\n', ' · ')
  const about = isChanged && !entry.isNew ? `${t('published')} ${published}` : undefined
  return (
    <div lang={language ?? undefined} data-drafted={isChanged || undefined}>
      <Field
        field={{ ...field, about, required: true, label: language ? `${text}, ${drafts(language)}` : text }}
        text={shownText(entry, field, typed)}
        refusal={refusals[field.name]}
        type={typing => type(field.name, typing)}
      />
    </div>
  )
}

/** The words of an entry: each in both languages, side by side. */
const namesOfWords = (fields: readonly DeskField[]): string[] => [
  ...new Set(
    fields.flatMap(field => {
      const { language, name } = partsOf(field.name)
      return language ? [name] : []
    }),
  ),
]

/** The form's fields: what both languages share, then each text in both, and why it changes. */
export const ContentFields = ({ mayPublish, ...props }: Props) => {
  const { t } = useContentWords()
  const fields = contentFields(props.entry.name)
  const shared = fields.filter(field => partsOf(field.name).language === null)
  const inLanguage = (name: string, language: Language) =>
    fields.find(field => field.name === `${language}.${name}`)
  return (
    <fieldset className="draft-fields">
      <legend>{t('fields')}</legend>
      {shared.map(field => (
        <OwnField key={field.name} {...props} field={field} />
      ))}
      {namesOfWords(fields).map(name => (
        <div key={name} className="both-languages">
          {languages.map(language => {
            const field = inLanguage(name, language)
            return field && <OwnField key={language} {...props} field={field} />
          })}
        </div>
      ))}
      {mayPublish && (
        <Field
          field={{
            ...{ name: 'why', option: 'why', kind: 'text', lines: true, required: true },
            ...{ label: t('why'), about: t('whyHint') },
          }}
          text={props.typed.why ?? ''}
          refusal={props.refusals.why}
          type={typing => props.type('why', typing)}
        />
      )}
    </fieldset>
  )
}
