import { claim } from '#shared/claims.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { TermSymbol } from './TermSymbol.tsx'
import styles from './Terms.module.css'

/** The terms next to the price, each with its symbol. */
export const Terms = () => {
  const t = usePhrases('pricing')
  const figures = [
    { term: 'commitment', unit: t('terms.months') },
    { term: 'notice', unit: t('terms.days') },
    { term: 'moneyBack', unit: t('terms.days') },
  ] as const
  return (
    <section className={styles.section} aria-labelledby="terms">
      <h2 id="terms">{t('terms.heading')}</h2>
      <dl className={styles.terms}>
        {figures
          .filter(({ term }) => claim(term).shown)
          .map(({ term, unit }) => (
            <div key={term}>
              <dt>
                <TermSymbol term={term} />
                {t(`terms.${term}`)}
              </dt>
              <dd>
                {claim(term).value} <small>{unit}</small>
              </dd>
            </div>
          ))}
        <div>
          <dt>
            <TermSymbol term="guarantee" />
            {t('terms.guarantee')}
          </dt>
          <dd>{t('terms.guaranteed')}</dd>
        </div>
      </dl>
    </section>
  )
}
