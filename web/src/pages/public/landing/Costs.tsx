import { brand } from '#shared/brand.ts'
import { consultantCost, hiringCost, sickPay } from '#shared/cost-example.ts'
import { grouped } from '#shared/figures.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import { addressOf } from '#web/src/platform/paths.ts'
import { CostLedger } from './CostLedger.tsx'
import styles from './Costs.module.css'

const Comparison = () => {
  const t = usePhrases('landing')
  const language = useLanguage()
  const hiring = hiringCost()
  const consultant = consultantCost()
  return (
    <table className={styles.comparison}>
      <thead>
        <tr>
          <th scope="col">{t('costs.way')}</th>
          <th scope="col">{t('costs.cost')}</th>
          <th scope="col">{t('costs.leadTime')}</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{t('costs.hiring')}</th>
          <td>{t('costs.exactly', { price: grouped(hiring.total, language) })}</td>
          <td>{t('costs.months', hiring.leadTimeMonths)}</td>
        </tr>
        <tr>
          <th scope="row">{t('costs.consultant')}</th>
          <td>{t('costs.atLeast', { price: grouped(consultant.fromKronor, language) })}</td>
          <td>{t('costs.weeks', consultant.leadTimeWeeks)}</td>
        </tr>
        <tr className={styles.ours}>
          <th scope="row">
            {brand.name} <small>{t('costs.recommended')}</small>
          </th>
          <td>{t('costs.from')}</td>
          <td>{t('costs.hours')}</td>
        </tr>
      </tbody>
    </table>
  )
}

const Notes = () => {
  const t = usePhrases('landing')
  const { percent } = hiringCost().holidayPay
  const sick = sickPay()
  return (
    <div className={styles.notes}>
      <h3>{t('costs.notes')}</h3>
      <dl>
        <dt>{t('costs.monthly.name')}</dt>
        <dd>{t('costs.monthly.text', { percent })}</dd>
        <dt>{t('costs.hourly.name')}</dt>
        <dd>{t('costs.hourly.text', { percent })}</dd>
        <dt>{t('costs.sick.name')}</dt>
        <dd>
          {t('costs.sick.text', {
            percent: sick.percent,
            days: sick.days,
            deductible: sick.deductiblePercent,
          })}
        </dd>
      </dl>
    </div>
  )
}

/** The cost of the same job in three ways, and the breakdown of the first. */
export const Costs = () => {
  const t = usePhrases('landing')
  return (
    <section className={styles.band} aria-labelledby="costs">
      <div className={styles.inner}>
        <div className={styles.head}>
          <h2 id="costs">{t('costs.heading')}</h2>
          <p>{t('costs.text')}</p>
        </div>
        <Comparison />
        <p className={styles.footnote}>
          {t('costs.prices')} <a href={addressOf('/pricing', useLanguage())}>{t('costs.allPrices')}</a>
        </p>
        <div className={styles.details}>
          <CostLedger />
          <Notes />
        </div>
      </div>
    </section>
  )
}
