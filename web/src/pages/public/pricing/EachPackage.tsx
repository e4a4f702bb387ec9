import { creditSteps, priceOreOf } from '#shared/credits/prices.ts'
import { vatPercent, withVatOre } from '#shared/credits/vat.ts'
import { percent } from '#shared/figures.ts'
import { useCreditPrices } from '#web/src/features/credits/credit-prices.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import table from '#web/src/ui/figure-table.module.css'
import { kronorOf } from '#web/src/ui/money.ts'
import styles from './EachPackage.module.css'

const columns = ['price', 'perCredit', 'withVat'] as const

/** What each package costs, and a credit in it: a small one may be cheaper per credit than a large one. */
export const EachPackage = () => {
  const t = usePhrases('pricing')
  const language = useLanguage()
  const list = useCreditPrices()
  const rows = creditSteps.map(credits => {
    const price = priceOreOf(credits, list)
    const perCredit = price / credits
    return { credits, perCredit, amounts: [price, perCredit, withVatOre(price)] }
  })
  const [lowest] = rows.toSorted((one, other) => one.perCredit - other.perCredit)
  const titles = columns.map(column => t(`each.${column}`, { percent: percent(vatPercent, language) }))
  return (
    <section className={styles.section} aria-labelledby="each">
      <h2 id="each">{t('each.heading')}</h2>
      {lowest && (
        <p>{t('each.lowest', { credits: lowest.credits, price: kronorOf(lowest.perCredit, language) })}</p>
      )}
      <table className={table.table}>
        <thead>
          <tr>
            <th scope="col">{t('each.size')}</th>
            {titles.map(title => (
              <th key={title} scope="col" data-figure>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ credits, amounts }) => (
            <tr key={credits}>
              <th scope="row">{t('each.package', { count: credits })}</th>
              {titles.map((title, column) => (
                <td key={title} data-figure data-label={title}>
                  {kronorOf(amounts[column] ?? 0, language)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
