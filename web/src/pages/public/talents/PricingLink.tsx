import { claims } from '#shared/claims.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import { addressOf } from '#web/src/platform/paths.ts'
import { buttonClass } from '#web/src/ui/Button.tsx'
import { grouped } from '#web/src/ui/figures.ts'
import styles from './PricingLink.module.css'

/** For businesses who have read this far. A link, so that it leads to the plans without the app as well. */
export const PricingLink = () => {
  const t = usePhrases('talents')
  const language = useLanguage()
  return (
    <section className={styles.section} aria-labelledby="pricing">
      <h2 id="pricing">{t('pricing.heading')}</h2>
      {claims.entryPrice.shown && (
        <p>{t('pricing.text', { price: grouped(claims.entryPrice.value, language) })}</p>
      )}
      <a className={buttonClass()} href={`${addressOf('/pricing', language)}#plans`}>
        {t('pricing.link')}
      </a>
    </section>
  )
}
