import type { Payout } from '#shared/earnings/earnings.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import styles from './PayoutBadge.module.css'

/** Whether something is paid out, in a word; the mark before it only repeats what the word says. */
export const PayoutBadge = ({ payout }: { payout: Payout }) => {
  const t = usePhrases('earnings')
  return (
    <span className={styles.badge} data-payout={payout}>
      {t(`payout.${payout}`)}
    </span>
  )
}
