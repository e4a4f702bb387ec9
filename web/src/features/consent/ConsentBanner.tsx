import type { Language } from '#shared/contract/language.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { buttonClass } from '#web/src/ui/Button.tsx'
import styles from './consent.module.css'

/** Asks for consent. Static markup: web/src/before/consent.ts shows it and handles its buttons, without the app. */
export const ConsentBanner = ({ language }: { language: Language }) => {
  const t = usePhrases('consent')
  const choice = buttonClass({ variant: 'secondary', small: true })
  return (
    <section className={styles.banner} lang={language} aria-label={t('label')} data-consent-banner="" hidden>
      <div className={styles.words}>
        <h2 className={styles.heading}>{t('heading')}</h2>
        <p>{t('text')}</p>
        <details>
          <summary className={styles.more}>{t('readMore')}</summary>
          <dl className={styles.kinds}>
            {(['necessary', 'functional', 'analytics', 'marketing'] as const).map(kind => (
              <div key={kind}>
                <dt>{t(kind)}</dt>
                <dd>{t(`${kind}Text`)}</dd>
              </div>
            ))}
          </dl>
        </details>
      </div>
      <div className={styles.choices}>
        <button type="button" className={choice} data-consent="none">
          {t('rejectAll')}
        </button>
        <button type="button" className={choice} data-consent="settings">
          {t('settings')}
        </button>
        <button type="button" className={choice} data-consent="all">
          {t('acceptAll')}
        </button>
      </div>
    </section>
  )
}
