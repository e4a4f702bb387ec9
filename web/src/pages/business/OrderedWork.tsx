import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { creditValueOre } from '#shared/credits/prices.ts'
import { attachAsBusiness, linkWorkFileAsBusiness } from '#shared/reports/attach-files.ts'
import { acceptMilestone, approveReport } from '#shared/reports/business-reports.ts'
import type { ShownWork } from '#shared/reports/report.ts'
import { proposalThreadId } from '#shared/threads/thread-ids.ts'
import { inquiryUploads } from '#web/src/features/files/upload-port.ts'
import { DecisionForm } from '#web/src/features/reports/DecisionForm.tsx'
import { LineTable } from '#web/src/features/reports/LineTable.tsx'
import { Milestone } from '#web/src/features/reports/Milestone.tsx'
import { Report } from '#web/src/features/reports/Report.tsx'
import { ReviewForm } from '#web/src/features/reports/ReviewForm.tsx'
import styles from '#web/src/features/reports/reports.module.css'
import { useOrderedWork } from '#web/src/features/reports/use-work.ts'
import { type CountedCredits, WorkFacts } from '#web/src/features/reports/WorkFacts.tsx'
import { call } from '#web/src/platform/api.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { isMissing } from '#web/src/platform/is-missing.ts'
import { useMayCall } from '#web/src/platform/member-role.ts'
import { MissingWork } from '../MissingWork.tsx'
import { FailedLoad } from '../signed-in/FailedLoad.tsx'
import { PageHeading } from '../signed-in/PageHeading.tsx'
import { Skeleton } from '../signed-in/Waiting.tsx'
import { DeliveredFiles, type FileCalls, WorkFiles } from '../work-files/WorkFiles.tsx'

/** Said to those whose role does not decide. */
const NotYours = () => <p className={styles.muted}>{usePhrases('reports')('notYours')}</p>

const Review = ({ children }: { children: ReactNode }) =>
  useMayCall()(acceptMilestone) ? children : <NotYours />

type MonthProps = {
  work: ShownWork
  report: ShownWork['reports'][number]
  partnerId: string
  reread: () => Promise<unknown>
}

const Month = ({ work: { assignment }, report, partnerId, reread }: MonthProps) => {
  const { id, clientCompany: company, partnerName: name, hoursAgreed, hoursUsed } = assignment
  const wanted = useSearchParams()[0].get('month')
  const isTheirs = report.turn === 'business'
  const decides = useMayCall()(approveReport) && isTheirs
  const decided = {
    ...report,
    lines: report.lines.filter(({ status }) => !decides || status === 'approved'),
  }
  return (
    <Report {...{ report, company, name }} side="business" isOpen={isTheirs || report.month === wanted}>
      {isTheirs && !decides && <NotYours />}
      {decides && (
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

/**
 * What the business pays and has used. Only what is earned is known where nothing says what is paid; nothing is used of
 * what the guarantee gave back.
 */
const paidFor = ({ assignment, milestones }: ShownWork): CountedCredits => {
  const { split, usedOre, creditsAgreed, creditsEarned, isRefunded } = assignment
  if (milestones.length > 0) {
    const sum = (some: ShownWork['milestones']) => some.reduce((credits, one) => credits + one.credits, 0)
    const accepted = milestones.filter(({ state }) => state === 'accepted')
    return {
      agreed: sum(milestones),
      done: sum(accepted),
      name: isRefunded ? 'creditsEarned' : 'creditsUsed',
    }
  }
  const agreed = split ? split.paidOre / creditValueOre : creditsAgreed
  return usedOre === null
    ? { agreed, done: creditsEarned, name: 'creditsEarned' }
    : { agreed, done: usedOre / creditValueOre, name: 'creditsUsed' }
}

type WorkProps = Omit<MonthProps, 'report'>

const linkFor =
  (partnerId: string, { assignment: { id } }: ShownWork): FileCalls['link'] =>
  fileId =>
    call(linkWorkFileAsBusiness, { params: { partnerId, id, fileId } })

const Milestones = ({ work, partnerId, reread }: WorkProps) => (
  <div className={styles.list}>
    {work.milestones.map(milestone => (
      <Milestone
        key={milestone.number}
        {...{ milestone, company: work.assignment.clientCompany, name: work.assignment.partnerName }}
        side="business"
        isRefunded={work.assignment.isRefunded}
        files={<DeliveredFiles {...{ work, milestone }} link={linkFor(partnerId, work)} />}
      >
        {milestone.turn === 'business' && (
          <Review>
            <ReviewForm {...{ milestone, reread }} ids={{ partnerId, id: work.assignment.id }} />
          </Review>
        )}
      </Milestone>
    ))}
  </div>
)

const Months = ({ work, ...given }: WorkProps) => {
  const t = usePhrases('reports')
  return (
    <>
      {work.reports.length === 0 && <p>{t('none')}</p>}
      <div className={styles.list}>
        {work.reports.map(report => (
          <Month key={report.month} {...{ work, report, ...given }} />
        ))}
      </div>
    </>
  )
}

/** The files of an assignment, to which a reader of the company adds none. */
const Files = ({ work, partnerId, reread }: WorkProps) => {
  const { id } = work.assignment
  const mayCall = useMayCall()
  const calls: FileCalls = {
    side: 'business',
    port: mayCall(attachAsBusiness) ? inquiryUploads : null,
    attach: (uploads, options) =>
      call(attachAsBusiness, { params: { partnerId, id }, body: { uploads } }, options),
    link: linkFor(partnerId, work),
  }
  return <WorkFiles {...{ work, calls, reread }} />
}

/** An assignment for the business: what was agreed, used and left, and the time of each month or the milestones to approve. */
const OrderedWork = ({ id, partnerId }: { id: string; partnerId: string }) => {
  const t = usePhrases('reports')
  const { data, error, isFetching, refetch } = useOrderedWork(partnerId, id)
  if (!data && isMissing(error))
    return <MissingWork to="/business/dashboard/inquiries" back={t('backToInquiries')} />
  if (!data && error) return <FailedLoad error={error} retrying={isFetching} onRetry={() => void refetch()} />
  if (!data) return <Skeleton />
  const { projectTitle, partnerName, inquiryId } = data.assignment
  const isFixed = data.milestones.length > 0
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
      <WorkFacts {...data} side="business" credits={paidFor(data)} />
      <h2 className={styles.heading}>{t(isFixed ? 'milestones.title' : 'months')}</h2>
      {isFixed ? (
        <Milestones work={data} partnerId={partnerId} reread={refetch} />
      ) : (
        <Months work={data} partnerId={partnerId} reread={refetch} />
      )}
      {(isFixed || data.reports.length > 0) && <Files work={data} partnerId={partnerId} reread={refetch} />}
    </div>
  )
}

export default OrderedWork
