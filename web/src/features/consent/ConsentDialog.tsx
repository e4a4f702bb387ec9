import type { Language } from '#shared/contract/language.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { addressOf } from '#web/src/platform/paths.ts'
import { buttonClass } from '#web/src/ui/Button.tsx'
import dialog from '#web/src/ui/Dialog.module.css'
import styles from './consent.module.css'

const kinds = ['necessary', 'functional', 'analytics', 'marketing'] as const

/** The four switches. Static markup like the banner, so that consent can be given and withdrawn without the app. */
export const ConsentDialog = ({ language }: { language: Language }) => {
  const t = usePhrases('consent')
  const heading = `consent-${language}-title`
  return (
    <dialog
      className={dialog.dialog}
      lang={language}
      aria-labelledby={heading}
      id={`consent-${language}`}
      // A press outside the sheet cancels.
      data-consent="cancel"
    >
      <div className={dialog.sheet} data-consent="">
        <h2 id={heading} className={dialog.title}>
          {t('title')}
        </h2>
        <ul className={styles.switches}>
          {kinds.map(kind => (
            <li key={kind}>
              <label className={styles.switch}>
                {/* biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says itself whether it is checked */}
                <input type="checkbox" role="switch" name={kind} disabled={kind === 'necessary'} />
                <span className={styles.kind}>
                  {t(kind)} {kind === 'necessary' && <small>{t('alwaysOn')}</small>}
                </span>
                <span className={styles.purpose}>{t(`${kind}Text`)}</span>
              </label>
            </li>
          ))}
        </ul>
        <p className={styles.gdpr}>
          {t('gdpr')} <a href={addressOf('/privacy', language)}>{t('privacy')}</a>
        </p>
        <div className={styles.answers}>
          <button type="button" className={buttonClass({ variant: 'secondary' })} data-consent="cancel">
            {t('cancel')}
          </button>
          <button type="button" className={buttonClass()} data-consent="save">
            {t('save')}
          </button>
        </div>
      </div>
    </dialog>
  )
}
