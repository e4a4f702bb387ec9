import { promiseDays } from '#shared/business-inquiries/promise-figure.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import styles from './PromiseLine.module.css'
import { type KeptPromise, usePromise } from './use-promise.ts'

const Line = ({ hours, ...figures }: KeptPromise) => {
  const t = usePhrases('promise')
  return (
    <p className={styles.line}>
      {t('line', { ...figures, days: promiseDays })}
      {hours !== null && ` ${t('lineMedian', { count: hours })}`}
    </p>
  )
}

/** One line about how the promise of first proposals was kept. */
const PromiseLine = () => {
  const promise = usePromise()
  return promise && <Line {...promise} />
}

export default PromiseLine
