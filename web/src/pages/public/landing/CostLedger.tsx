import { hiringCost } from '#shared/cost-example.ts'
import { grouped, percent } from '#shared/figures.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import styles from './CostLedger.module.css'

type LineName =
  | 'baseSalary'
  | 'holidayPay'
  | 'gross'
  | 'employerTax'
  | 'insurance'
  | 'specialTax'
  | 'totalExtra'
  | 'total'
  | 'pension'

type Line = { name: LineName; kronor: number; share?: number; look?: string | undefined }

const linesOf = (hiring: ReturnType<typeof hiringCost>): readonly Line[] => [
  { name: 'baseSalary', kronor: hiring.baseSalary },
  { name: 'holidayPay', kronor: hiring.holidayPay.kronor, share: hiring.holidayPay.percent },
  { name: 'gross', kronor: hiring.gross, look: styles.sum },
  { name: 'employerTax', kronor: hiring.employerTax.kronor, share: hiring.employerTax.percent },
  { name: 'insurance', kronor: hiring.insurance.kronor, share: hiring.insurance.percent },
  { name: 'specialTax', kronor: hiring.specialTax },
  { name: 'totalExtra', kronor: hiring.totalExtra, share: hiring.markupPercent, look: styles.sum },
  { name: 'total', kronor: hiring.total, look: styles.total },
  { name: 'pension', kronor: hiring.pension, look: styles.apart },
]

/** The cost of an employee as an itemised bill. */
export const CostLedger = () => {
  const t = usePhrases('landing')
  const language = useLanguage()
  const share = (value: number) => percent(value, language).replace('.', language === 'sv' ? ',' : '.')
  return (
    <table className={styles.ledger}>
      <caption>{t('costs.ledger')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('costs.line')}</th>
          <th scope="col">{t('costs.percent')}</th>
          <th scope="col">{t('costs.kronor')}</th>
        </tr>
      </thead>
      <tbody>
        {linesOf(hiringCost()).map(line => (
          <tr key={line.name} className={line.look}>
            <th scope="row">{t(`costs.${line.name}`)}</th>
            <td>{line.share !== undefined && share(line.share)}</td>
            <td>{grouped(line.kronor, language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
