import { locales } from '#shared/contract/language.ts'
import { languageLevels, maxFacts, workLanguages } from '#shared/partner-profile/partner-facts.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import { useLanguageNames } from '#web/src/ui/partner/use-fact-texts.ts'
import { EntryList } from './EntryList.tsx'
import type { FactFieldProps } from './fact-field.ts'
import { OptionalChoice } from './OptionalChoice.tsx'

/** Every language with its name, in the order of the alphabet of the page. */
const useLanguages = () => {
  const locale = locales[useLanguage()]
  const nameOf = useLanguageNames()
  return workLanguages
    .map(code => [code, nameOf(code)] as const)
    .sort(([, one], [, other]) => one.localeCompare(other, locale))
}

/** Languages, each with a level. */
export const LanguageEntries = (props: FactFieldProps) => {
  const t = usePhrases('partner-facts')
  const levels = usePhrases('shown-partner')
  const languages = useLanguages()
  const { readOnly } = props
  return (
    <EntryList
      {...props}
      empty={{ language: '', level: '' }}
      max={maxFacts.languages}
      nameOf={number => t('entries.language', { number })}
      add={t('entries.addLanguage')}
    >
      {({ language = '', level = '' }, change) => (
        <>
          <OptionalChoice
            label={t('entries.languageName')}
            readOnly={readOnly}
            options={languages}
            value={language}
            onChange={event => change('language', event.target.value)}
          />
          <OptionalChoice
            label={t('entries.languageLevel')}
            readOnly={readOnly}
            options={languageLevels.map(each => [each, levels(`languageLevels.${each}`)])}
            value={level}
            onChange={event => change('level', event.target.value)}
          />
        </>
      )}
    </EntryList>
  )
}
