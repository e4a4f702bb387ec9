import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import { languages } from '#web/src/platform/language.ts'
import styles from './LanguageChoice.module.css'
import { useLanguageChoice } from './use-language-choice.ts'

/** The selector of the footer, as buttons: a signed-in area has one address for both languages. */
export const LanguageChoice = () => {
  const t = usePhrases('site')
  const current = useLanguage()
  const choose = useLanguageChoice()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form
    <div role="group" aria-label={t('footer.language')} className={styles.languages}>
      {languages.map(language => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === current}
          onClick={() => void choose(language)}
        >
          {t(`languages.${language}`)} <span className={styles.code}>{language}</span>
        </button>
      ))}
    </div>
  )
}
