import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import { addressOf } from '#web/src/platform/paths.ts'
import { buttonClass } from '#web/src/ui/Button.tsx'
import styles from './PricingLink.module.css'

/** For businesses reading this page. A link, so that it works without the app as well. */
export const PricingLink = () => {
  const t = usePhrases('talents')
  const language = useLanguage()
  return (
    <section className={styles.section} aria-labelledby="pricing">
      <h2 id="pricing">{t('pricing.heading')}</h2>
      <p>{t('pricing.text')}</p>
      <a className={buttonClass()} href={`${addressOf('/pricing', language)}#plans`}>
        {t('pricing.link')}
      </a>
    </section>
  )
}
