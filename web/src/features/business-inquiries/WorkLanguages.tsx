import { workLanguages } from '#shared/business-inquiries/inquiry-facts.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { FactChoice } from './FactChoice.tsx'
import styles from './InquiryFacts.module.css'
import type { FactsProps } from './use-facts.ts'

/** The languages that are spoken at work. */
export const WorkLanguages = ({ facts, readOnly }: FactsProps) => {
  const t = usePhrases('inquiry-facts')
  const { languages } = facts.typed
  return (
    <fieldset className={styles.languages}>
      <legend>{t('names.languages')}</legend>
      {workLanguages.map(language => (
        <FactChoice
          key={language}
          checked={languages.includes(language)}
          disabled={readOnly}
          onChange={isChosen =>
            facts.change({
              languages: workLanguages.filter(one => (one === language ? isChosen : languages.includes(one))),
            })
          }
        >
          {t(`words.${language}`)}
        </FactChoice>
      ))}
    </fieldset>
  )
}
