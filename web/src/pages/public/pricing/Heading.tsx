import type { ReactNode } from 'react'
import { currencyRates } from '#shared/credits/currencies.ts'
import { creditValueOre } from '#shared/credits/prices.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import { money } from '#web/src/ui/money.ts'
import styles from './Heading.module.css'

/** The explanation of a credit, and the choice of currency. */
export const Heading = ({ children }: { children: ReactNode }) => {
  const t = usePhrases('pricing')
  const language = useLanguage()
  const rate = (value: number) => (language === 'sv' ? String(value).replace('.', ',') : String(value))
  return (
    <section className={styles.heading}>
      <div className={styles.words}>
        <h1>{t('hero.heading')}</h1>
        <p>{t('hero.lead', { value: money(creditValueOre / 100, 'SEK', language) })}</p>
      </div>
      <div className={styles.currency}>
        {children}
        <p>{t('currency.note', { eur: rate(currencyRates.EUR), usd: rate(currencyRates.USD) })}</p>
      </div>
    </section>
  )
}
