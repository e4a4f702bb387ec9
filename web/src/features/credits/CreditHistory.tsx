import { shownSplitIn } from '#shared/agreements/shown-split.ts'
import type { CreditChange } from '#shared/credits/read-credits.ts'
import { grouped } from '#shared/figures.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import { Split } from '#web/src/ui/signed-in/Split.tsx'
import { useDayFormats } from '#web/src/ui/use-day-formats.ts'
import styles from './CreditHistory.module.css'

const Change = ({
  change: { createdAt, kind, reference, credits, balance, partnerCredits },
}: {
  change: CreditChange
}) => {
  const t = usePhrases('credits')
  const language = useLanguage()
  const { day } = useDayFormats()
  const sign = credits > 0 ? '+' : '−'
  return (
    <tr>
      <td data-label={t('account.date')}>
        <time dateTime={createdAt}>{day(createdAt)}</time>
      </td>
      <th scope="row">
        {t(`account.kinds.${kind}`)}
        {reference && <span className={styles.reference}>{reference}</span>}
        <Split split={shownSplitIn(-credits, partnerCredits)} />
      </th>
      <td data-figure data-label={t('account.change')}>
        {sign}
        {grouped(Math.abs(credits), language)}
      </td>
      <td data-figure data-label={t('account.after')}>
        {grouped(balance, language)}
      </td>
    </tr>
  )
}

/** The changes of a balance, newest first. */
export const CreditHistory = ({ changes }: { changes: readonly CreditChange[] }) => {
  const t = usePhrases('credits')
  return (
    <table className={styles.history}>
      <caption className="visually-hidden">{t('account.history')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('account.date')}</th>
          <th scope="col">{t('account.event')}</th>
          <th scope="col" data-figure>
            {t('account.change')}
          </th>
          <th scope="col" data-figure>
            {t('account.after')}
          </th>
        </tr>
      </thead>
      <tbody>
        {changes.map(change => (
          <Change key={change.id} change={change} />
        ))}
      </tbody>
    </table>
  )
}
