import { brand } from '#shared/brand.ts'
import { consultantCost, hiringCost, sickPay } from '#shared/cost-example.ts'
import { type Currency, inCurrency } from '#shared/credits/currencies.ts'
import { creditSteps, priceOreOf } from '#shared/credits/prices.ts'
import { percent } from '#shared/figures.ts'
import { useCreditPrices } from '#web/src/features/credits/credit-prices.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import { money } from '#web/src/ui/money.ts'
import styles from './Comparison.module.css'

const rows = ['cost', 'onTop', 'start', 'binding', 'illness', 'unhappy'] as const
const columns = ['product', 'employee', 'consultant'] as const

/** The values used in the cells, by column if they differ. */
const useFacts = (currency: Currency) => {
  const language = useLanguage()
  const list = useCreditPrices()
  const hiring = hiringCost()
  const consultant = consultantCost()
  const sickLeave = sickPay()
  const kronor = (amount: number) => money(inCurrency(amount * 100, currency), currency, language)
  const share = (value: number) => percent(value, language).replace('.', language === 'sv' ? ',' : '.')
  const prices = {
    product: kronor(priceOreOf(creditSteps[0], list) / 100),
    employee: kronor(hiring.total),
    consultant: kronor(consultant.fromKronor),
  }
  const costs = {
    markup: share(hiring.markupPercent),
    holiday: share(hiring.holidayPay.percent),
    tax: share(hiring.employerTax.percent),
    insurance: share(hiring.insurance.percent),
    salary: kronor(hiring.baseSalary),
  }
  const sick = { percent: share(sickLeave.percent), deductible: share(sickLeave.deductiblePercent) }
  return {
    salary: costs.salary,
    of: (column: (typeof columns)[number]) => ({
      ...costs,
      ...sick,
      // The product's own value is a claim, which its phrase names.
      ...(column === 'employee' ? hiring.leadTimeMonths : consultant.leadTimeWeeks),
      price: prices[column],
      days: sickLeave.days,
    }),
  }
}

/** The cost of the same month in three ways, as a table. */
export const Comparison = ({ currency }: { currency: Currency }) => {
  const t = usePhrases('pricing')
  const facts = useFacts(currency)
  return (
    <section className={styles.section} aria-labelledby="comparison">
      <h2 id="comparison">{t('comparison.heading')}</h2>
      <table className={styles.table}>
        <caption className="visually-hidden">{t('comparison.caption', { brand: brand.name })}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col" className={styles.product}>
              {brand.name} <span>{t('comparison.recommended')}</span>
            </th>
            <th scope="col">{t('comparison.employee')}</th>
            <th scope="col">{t('comparison.consultant')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={row} className={row === 'cost' ? styles.cost : undefined}>
              <th scope="row">{t(`comparison.${row}.name`)}</th>
              {columns.map(column => (
                <td
                  key={column}
                  className={column === 'product' ? styles.product : undefined}
                  data-column={column === 'product' ? brand.name : t(`comparison.${column}`)}
                >
                  {t(`comparison.${row}.${column}`, facts.of(column))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>{t('comparison.note', { salary: facts.salary })}</p>
    </section>
  )
}
