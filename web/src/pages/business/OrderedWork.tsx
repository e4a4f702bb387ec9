import { Link, useSearchParams } from 'react-router-dom'
import type { ShownReport, ShownWork } from '#shared/reports/report.ts'
import { proposalThreadId } from '#shared/threads/thread-ids.ts'
import { DecisionForm } from '#web/src/features/reports/DecisionForm.tsx'
import { LineTable } from '#web/src/features/reports/LineTable.tsx'
import { Report } from '#web/src/features/reports/Report.tsx'
import styles from '#web/src/features/reports/reports.module.css'
import { useOrderedWork } from '#web/src/features/reports/use-work.ts'
import { WorkFacts } from '#web/src/features/reports/WorkFacts.tsx'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { FailedLoad } from '../signed-in/FailedLoad.tsx'
import { PageHeading } from '../signed-in/PageHeading.tsx'
import { Skeleton } from '../signed-in/Waiting.tsx'

type MonthProps = {
  work: ShownWork
  report: ShownReport
  partnerId: string
  reread: () => Promise<unknown>
}

const Month = ({ work: { assignment }, report, partnerId, reread }: MonthProps) => {
  const { id, clientCompany: company, partnerName: name, hoursAgreed, hoursUsed } = assignment
  const wanted = useSearchParams()[0].get('month')
  const isTheirs = report.turn === 'business'
  const decided = {
    ...report,
    lines: report.lines.filter(({ status }) => !isTheirs || status === 'approved'),
  }
  return (
    <Report {...{ report, company, name }} side="business" isOpen={isTheirs || report.month === wanted}>
      {isTheirs && (
        <DecisionForm
          {...{ report, reread }}
          key={report.revision}
          ids={{ partnerId, id }}
          hoursLeft={hoursAgreed === null ? null : Math.max(0, hoursAgreed - hoursUsed)}
        />
      )}
      <LineTable report={decided} company={null} />
    </Report>
  )
}

/** An assignment for the business: what was agreed, used and left, and the time of each month to approve. */
const OrderedWork = ({ id, partnerId }: { id: string; partnerId: string }) => {
  const t = usePhrases('reports')
  const { data, error, isFetching, refetch } = useOrderedWork(partnerId, id)
  if (!data && error) return <FailedLoad error={error} retrying={isFetching} onRetry={() => void refetch()} />
  if (!data) return <Skeleton />
  const { projectTitle, partnerName, inquiryId } = data.assignment
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <PageHeading>{projectTitle}</PageHeading>
        <p className={styles.muted}>{partnerName}</p>
        <p>
          <Link to="/business/dashboard/inquiries">{t('backToInquiries')}</Link>
          {inquiryId && (
            <>
              {' · '}
              <Link to={`/business/dashboard/inquiries?thread=${proposalThreadId({ inquiryId, partnerId })}`}>
                {t('thread')}
              </Link>
            </>
          )}
        </p>
      </div>
      <WorkFacts assignment={data.assignment} />
      <h2 className={styles.heading}>{t('months')}</h2>
      {data.reports.length === 0 && <p>{t('none')}</p>}
      <div className={styles.list}>
        {data.reports.map(report => (
          <Month key={report.month} work={data} {...{ report, partnerId }} reread={refetch} />
        ))}
      </div>
    </div>
  )
}

export default OrderedWork
