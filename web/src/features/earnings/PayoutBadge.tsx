import type { Payout } from '#shared/earnings/earnings.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import styles from './PayoutBadge.module.css'

/** The payout status as text; the icon before it adds nothing for screen readers. */
export const PayoutBadge = ({ payout }: { payout: Payout }) => {
  const t = usePhrases('earnings')
  return (
    <span className={styles.badge} data-payout={payout}>
      {t(`payout.${payout}`)}
    </span>
  )
}
