import type { Pay as Found } from '#shared/self-bills/partner-self-bills.ts'
import type { ShownSelfBill } from '#shared/self-bills/self-bill.ts'
import { SelfBill } from '#web/src/features/self-bills/SelfBill.tsx'
import { SelfBillingAgreement } from '#web/src/features/self-bills/SelfBillingAgreement.tsx'
import bills from '#web/src/features/self-bills/self-bills.module.css'
import type { usePay } from '#web/src/features/self-bills/use-pay.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { useMoment } from '#web/src/ui/use-moment.ts'
import { FailedLoad } from '../signed-in/FailedLoad.tsx'
import page from '../signed-in/page.module.css'
import styles from './EarningsPage.module.css'
import { Empty } from './Empty.tsx'

type List = { found: Found; reread: () => Promise<unknown> }

const Hold = ({ hold }: Pick<Found, 'hold'>) => {
  const t = usePhrases('self-bills')
  const moment = useMoment()
  if (!hold) return null
  return (
    <p className={bills.hold}>{t(`hold.${hold.reason}`, { when: hold.until ? moment(hold.until) : '' })}</p>
  )
}

/** The payouts of a month stand at the last of its bills that was issued. */
const payoutsAt = ({ bills: all, payouts }: Found, id: string) => {
  const { month } = all.find(bill => bill.id === id) ?? {}
  const last = all.find(bill => bill.month === month && bill.kind === 'bill' && bill.name)
  return last?.id === id ? payouts.filter(payout => payout.month === month) : []
}

/** Whether a credit note takes a bill back. */
const isTakenBack = ({ bills: all }: Found, { name }: ShownSelfBill): boolean =>
  name !== null && all.some(({ corrects, state }) => corrects?.name === name && state !== 'withdrawn')

const Bills = ({ found, reread }: List) => {
  const t = usePhrases('self-bills')
  if (found.bills.length === 0 && !found.seller) return <Empty title={t('none')} text={t('noneText')} />
  return (
    <div className={bills.list}>
      {found.bills.map(bill => (
        <SelfBill
          key={bill.id}
          {...{ bill, reread }}
          payouts={payoutsAt(found, bill.id)}
          isTakenBack={isTakenBack(found, bill)}
        />
      ))}
      {found.seller && <SelfBillingAgreement seller={found.seller} reread={reread} />}
    </div>
  )
}

/** How the partner is paid: what holds it, the bills to approve, and what was paid. */
export const Pay = ({ query, reread }: ReturnType<typeof usePay>) => {
  const t = usePhrases('self-bills')
  return (
    <section className={styles.part} aria-labelledby="pay">
      <h2 id="pay" className={styles.title}>
        {t('title')}
      </h2>
      <p className={page.intro}>{t('intro')}</p>
      {query.isError && !query.data && (
        <FailedLoad error={query.error} retrying={query.isFetching} onRetry={() => void query.refetch()} />
      )}
      {query.data && (
        <>
          <Hold hold={query.data.hold} />
          <Bills found={query.data} reread={reread} />
        </>
      )}
    </section>
  )
}
