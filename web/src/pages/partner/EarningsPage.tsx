import { creditValueOre } from '#shared/credits/prices.ts'
import { figureOf, grouped } from '#shared/figures.ts'
import { useAssignments } from '#web/src/features/assignments/use-assignments.ts'
import { EarningsChart } from '#web/src/features/earnings/EarningsChart.tsx'
import { historyExport, monthExport } from '#web/src/features/earnings/earnings-export.ts'
import { HistoryTable } from '#web/src/features/earnings/HistoryTable.tsx'
import { MonthTable } from '#web/src/features/earnings/MonthTable.tsx'
import { useEarnings } from '#web/src/features/earnings/use-earnings.ts'
import { usePaymentSettings } from '#web/src/features/payment-settings/use-payment-settings.ts'
import { usePay } from '#web/src/features/self-bills/use-pay.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import { ExportButton } from '#web/src/ui/ExportButton.tsx'
import { kronorFigure, kronorOf } from '#web/src/ui/money.ts'
import { Paging } from '#web/src/ui/Paging.tsx'
import { Readings } from '#web/src/ui/Readings.tsx'
import { FailedLoad } from '../signed-in/FailedLoad.tsx'
import { PageHeading } from '../signed-in/PageHeading.tsx'
import page from '../signed-in/page.module.css'
import { Skeleton } from '../signed-in/Waiting.tsx'
import styles from './EarningsPage.module.css'
import { Empty } from './Empty.tsx'
import { Pay } from './Pay.tsx'
import { Payment } from './Payment.tsx'

type Earnings = NonNullable<ReturnType<typeof useEarnings>['data']>

const Totals = ({ totals }: { totals: Earnings['totals'] | undefined }) => {
  const t = usePhrases('earnings')
  const language = useLanguage()
  const figure = (ore: number | undefined) => (ore === undefined ? ore : kronorFigure(ore, language))
  const unit = t('unit')
  const value = kronorOf(creditValueOre, language)
  // What is paid has the VAT of the self-bills in it, which is not earned: without a word the figures would not add up.
  const hasVat = totals && totals.paidOutOre + totals.pendingOre > totals.totalEarningsOre
  const withVat = hasVat ? t('withVat') : undefined
  return (
    <Readings
      label={t('figures')}
      readings={[
        {
          name: t('total'),
          value: figure(totals?.totalEarningsOre),
          unit,
          note: hasVat ? t('withoutVat') : undefined,
        },
        {
          name: t('credits'),
          value: totals && figureOf(totals.creditsEarned, language),
          note: t('creditValue', { value }),
        },
        { name: t('paidOut'), value: figure(totals?.paidOutOre), unit, note: withVat },
        { name: t('pending'), value: figure(totals?.pendingOre), unit, note: withVat },
      ]}
    />
  )
}

const Months = ({ months }: Pick<Earnings, 'months'>) => {
  const t = usePhrases('earnings')
  return (
    <section className={styles.part} aria-labelledby="months">
      <h2 id="months" className={styles.title}>
        {t('months.title')}
      </h2>
      {months.length === 0 ? (
        <Empty title={t('months.none')} text={t('months.noneText')} />
      ) : (
        <>
          <EarningsChart months={months} />
          <div className={styles.table}>
            <MonthTable months={months} />
          </div>
          <ExportButton
            name={t('months.file')}
            what={t('months.exported')}
            columns={monthExport(t)}
            rows={months}
          />
        </>
      )}
    </section>
  )
}

type List = ReturnType<typeof useAssignments>

const HistoryList = ({ list }: { list: List }) => {
  const t = usePhrases('earnings')
  const language = useLanguage()
  const loaded = list.data?.pages.flatMap(page => page.items) ?? []
  if (loaded.length === 0) return <Empty title={t('history.none')} text={t('history.noneText')} />
  const number = grouped(loaded.length, language)
  return (
    <>
      <div className={styles.table}>
        <HistoryTable assignments={loaded} />
      </div>
      <Paging
        shown={t(list.hasNextPage ? 'history.shownOfMore' : 'history.shown', { number })}
        more={t('history.more')}
        hasMore={list.hasNextPage}
        busy={list.isFetchingNextPage}
        failed={list.isFetchNextPageError && t('history.moreFailed')}
        onMore={() => void list.fetchNextPage()}
      />
      <ExportButton
        name={t('history.file')}
        what={t('history.exported', { number, count: loaded.length })}
        columns={historyExport(t)}
        rows={loaded}
      />
    </>
  )
}

const History = ({ list }: { list: List }) => {
  const t = usePhrases('earnings')
  return (
    <section className={styles.part} aria-labelledby="history">
      <h2 id="history" className={styles.title}>
        {t('history.title')}
      </h2>
      {list.data?.pages[0]?.items.length ? <p className={page.intro}>{t('history.statusNote')}</p> : null}
      {list.isPending && <Skeleton />}
      {list.isError && !list.data && (
        <FailedLoad error={list.error} retrying={list.isFetching} onRetry={() => void list.refetch()} />
      )}
      {list.data && <HistoryList list={list} />}
    </section>
  )
}

/** The partner's earnings, payouts and payment settings. */
const EarningsPage = () => {
  const t = usePhrases('earnings')
  const earnings = useEarnings()
  const assignments = useAssignments()
  const { query: payment } = usePaymentSettings()
  const pay = usePay()
  return (
    <>
      <PageHeading>{t('title')}</PageHeading>
      {earnings.isError && !earnings.data ? (
        <FailedLoad
          error={earnings.error}
          retrying={earnings.isFetching}
          onRetry={() => void earnings.refetch()}
        />
      ) : (
        <Totals totals={earnings.data?.totals} />
      )}
      <Payment onSaved={() => void pay.reread()} />
      {/* The height of the payment settings and of the bills is known only once they are loaded; content below would jump. */}
      {!payment.isPending && pay.query.isPending && <Skeleton tall />}
      {!payment.isPending && !pay.query.isPending && (
        <>
          <Pay {...pay} />
          {earnings.isPending && <Skeleton tall />}
          {earnings.data && <Months months={earnings.data.months} />}
          <History list={assignments} />
        </>
      )}
    </>
  )
}

export default EarningsPage
