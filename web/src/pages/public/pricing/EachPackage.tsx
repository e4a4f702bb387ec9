import { creditSteps, priceOreOf } from '#shared/credits/prices.ts'
import { vatPercent, withVatOre } from '#shared/credits/vat.ts'
import { percent } from '#shared/figures.ts'
import { useCreditPrices } from '#web/src/features/credits/credit-prices.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import table from '#web/src/ui/figure-table.module.css'
import { kronorOf } from '#web/src/ui/money.ts'
import styles from './EachPackage.module.css'
import { exactKronor } from './exact-kronor.ts'

const columns = ['price', 'perCredit', 'withVat'] as const

/** What each package costs, and a credit in it: a small one may be cheaper per credit than a large one. */
export const EachPackage = () => {
  const t = usePhrases('pricing')
  const language = useLanguage()
  const list = useCreditPrices()
  const rows = creditSteps.map(credits => {
    const price = priceOreOf(credits, list)
    return { credits, price, perCredit: price / credits, withVat: withVatOre(price) }
  })
  const [lowest] = [...rows].sort((one, other) => one.perCredit - other.perCredit)
  const title = (column: (typeof columns)[number]) =>
    t(`each.${column}`, { percent: percent(vatPercent, language) })
  return (
    <section className={styles.section} aria-labelledby="each">
      <h2 id="each">{t('each.heading')}</h2>
      {lowest && (
        <p>{t('each.lowest', { credits: lowest.credits, price: exactKronor(lowest.perCredit, language) })}</p>
      )}
      <table className={table.table}>
        <thead>
          <tr>
            <th scope="col">{t('each.size')}</th>
            {columns.map(column => (
              <th key={column} scope="col" data-figure>
                {title(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={row.credits}>
              <th scope="row">{t('each.package', { count: row.credits })}</th>
              {columns.map(column => (
                <td key={column} data-figure data-label={title(column)}>
                  {column === 'perCredit'
                    ? exactKronor(row.perCredit, language)
                    : kronorOf(row[column], language)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
