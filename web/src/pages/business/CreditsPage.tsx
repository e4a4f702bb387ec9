import type { BusinessProfile } from '#shared/business-profile/business-profile.ts'
import { orderForAccount } from '#shared/credits/account-orders.ts'
import { grouped } from '#shared/figures.ts'
import { useBusinessMe } from '#web/src/features/business-profile/use-business-me.ts'
import { CreditHistory } from '#web/src/features/credits/CreditHistory.tsx'
import { creditHistoryExport } from '#web/src/features/credits/history-export.ts'
import { TopUp } from '#web/src/features/credits/TopUp.tsx'
import { useCreditHistory } from '#web/src/features/credits/use-credit-history.ts'
import type { Buyer } from '#web/src/platform/dialogs.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import { useMayCall } from '#web/src/platform/member-role.ts'
import { ExportButton } from '#web/src/ui/ExportButton.tsx'
import { Paging } from '#web/src/ui/Paging.tsx'
import { DialogButton } from '../public/layout/DialogButton.tsx'
import { Dialogs } from '../public/layout/Dialogs.tsx'
import { FailedLoad } from '../signed-in/FailedLoad.tsx'
import { PageHeading } from '../signed-in/PageHeading.tsx'
import { Skeleton } from '../signed-in/Waiting.tsx'
import styles from './CreditsPage.module.css'
import list from './list.module.css'
import { MonthlyPlan } from './MonthlyPlan.tsx'
import { Orders } from './Orders.tsx'
import { UsedCredits } from './UsedCredits.tsx'

const buyerOf = (
  { companyName, organizationNumber, contactPerson, phone }: BusinessProfile,
  email: string | null,
): Buyer => ({
  companyName,
  organizationNumber: organizationNumber ?? '',
  companySigner: contactPerson,
  email: email ?? '',
  phone: phone ?? '',
})

const Order = () => {
  const t = usePhrases('credits')
  const me = useBusinessMe()
  const profile = me.data?.profile
  const mayCall = useMayCall()
  if (me.data && !mayCall(orderForAccount)) return <p>{t('account.notYours')}</p>
  const buyer = profile ? buyerOf(profile, me.data?.email ?? null) : undefined
  return (
    <TopUp>
      {({ plan, credits }) => (
        <DialogButton opens={{ name: 'credit-order', plan, credits, buyer }}>
          {t('account.order', { count: credits })}
        </DialogButton>
      )}
    </TopUp>
  )
}

const Balance = ({ credits }: { credits: number }) => {
  const t = usePhrases('credits')
  return (
    <section className={styles.balance} aria-labelledby="balance">
      <h2 id="balance">{t('account.balance')}</h2>
      <p className={styles.figure}>
        {grouped(credits, useLanguage())} <small>{t('account.unit', { count: credits })}</small>
      </p>
    </section>
  )
}

const Account = () => {
  const t = usePhrases('credits')
  const { data, error, isPending, isFetching, isFetchNextPageError, hasNextPage, ...history } =
    useCreditHistory()
  if (isPending) return <Skeleton />
  if (!data) return <FailedLoad error={error} retrying={isFetching} onRetry={() => void history.refetch()} />
  const changes = data.pages.flatMap(({ items }) => items)
  return (
    <>
      <div className={styles.top}>
        <Balance credits={data.pages[0]?.balance ?? 0} />
        <Order />
      </div>
      <MonthlyPlan />
      <Orders />
      <UsedCredits />
      {changes.length > 0 ? (
        <section className={styles.part} aria-labelledby="history">
          <h2 id="history">{t('account.history')}</h2>
          <div className={styles.history}>
            <CreditHistory changes={changes} />
          </div>
          <Paging
            shown={t('account.shown', { count: changes.length })}
            more={t('account.older')}
            hasMore={hasNextPage}
            busy={history.isFetchingNextPage}
            failed={isFetchNextPageError && t('account.olderFailed')}
            onMore={() => void history.fetchNextPage()}
          />
          <ExportButton
            name={t('account.file')}
            what={t('account.exported', { count: changes.length })}
            columns={creditHistoryExport(t)}
            rows={changes}
          />
        </section>
      ) : (
        <section className={list.empty}>
          <h2>{t('account.emptyTitle')}</h2>
          <p>{t('account.empty')}</p>
        </section>
      )}
      <Dialogs />
    </>
  )
}

/** The balance of the business, its history, and the order of more credits. */
const CreditsPage = () => {
  const t = usePhrases('credits')
  return (
    <>
      <PageHeading>{t('account.title')}</PageHeading>
      <Account />
    </>
  )
}

export default CreditsPage
