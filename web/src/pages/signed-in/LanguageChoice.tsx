import type { Language } from '#shared/contract/language.ts'
import { useI18n, useI18nChange, useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import { languages } from '#web/src/platform/language.ts'
import { useSession } from '#web/src/platform/sessions-hooks.ts'
import { toast } from '#web/src/ui/toast-store.ts'
import styles from './LanguageChoice.module.css'

/** The selector of the footer, as buttons: a signed-in area has one address for both languages. */
export const LanguageChoice = () => {
  const t = usePhrases('site')
  const current = useLanguage()
  const words = usePhrases('signed-in')
  const shown = { instance: useI18n(), change: useI18nChange(), pool: useSession()?.pool }
  // Loaded on demand: the first view of a dashboard does not need it.
  const choose = (language: Language) =>
    import('./change-language.ts')
      .then(({ changeLanguage }) => changeLanguage(shown, language))
      .catch(() =>
        toast({ tone: 'error', title: words('language.failed'), text: words('language.failedText') }),
      )
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
