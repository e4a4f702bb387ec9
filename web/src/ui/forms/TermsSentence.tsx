import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import { addressOf } from '#web/src/platform/paths.ts'
import styles from './TermsSentence.module.css'

type TermsSentenceProps = {
  /** The button that accepts the terms. */
  by: 'order' | 'onboarding'
  version: number
  /** Whether the terms have changed since the page was opened. */
  isNew: boolean
}

/** Says that a form's button accepts the terms. The link opens another tab: what was typed stays. */
export const TermsSentence = ({ by, version, isNew }: TermsSentenceProps) => {
  const t = usePhrases('terms')
  const language = useLanguage()
  const [before, after] = t(by, { terms: '\n' }).split('\n')
  return (
    <div className={styles.sentence}>
      <p>
        {before}
        <a href={addressOf('/terms', language)} target="_blank" rel="noopener">
          {t('terms', { version })}
        </a>
        {after}
      </p>
      <div role="alert">{isNew && <p className={styles.changed}>{t('changed')}</p>}</div>
    </div>
  )
}
