import { Link, useSearchParams } from 'react-router-dom'
import { readableSize } from '#shared/files/file-size.ts'
import { maxFileSize, maxWorkFiles } from '#shared/files/file-types.ts'
import { attachAsPartner, linkWorkFileAsPartner } from '#shared/reports/attach-files.ts'
import type { ShownWork } from '#shared/reports/report.ts'
import { isOpen, quartersOf } from '#shared/reports/report.ts'
import { proposalThreadId } from '#shared/threads/thread-ids.ts'
import { FilePicker } from '#web/src/features/files/FilePicker.tsx'
import { partnerUploads } from '#web/src/features/files/partner-port.ts'
import { DeliveryForm } from '#web/src/features/reports/DeliveryForm.tsx'
import { LineTable } from '#web/src/features/reports/LineTable.tsx'
import { Milestone } from '#web/src/features/reports/Milestone.tsx'
import { MonthForm } from '#web/src/features/reports/MonthForm.tsx'
import { Report } from '#web/src/features/reports/Report.tsx'
import styles from '#web/src/features/reports/reports.module.css'
import { useWork } from '#web/src/features/reports/use-work.ts'
import { WorkFacts } from '#web/src/features/reports/WorkFacts.tsx'
import { call } from '#web/src/platform/api.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import { isMissing } from '#web/src/platform/is-missing.ts'
import { useSession } from '#web/src/platform/sessions-hooks.ts'
import { MissingWork } from '../MissingWork.tsx'
import { FailedLoad } from '../signed-in/FailedLoad.tsx'
import { PageHeading } from '../signed-in/PageHeading.tsx'
import { Skeleton } from '../signed-in/Waiting.tsx'
import { useChosenFiles } from '../work-files/use-chosen-files.ts'
import { DeliveredFiles, type FileCalls, WorkFiles } from '../work-files/WorkFiles.tsx'

type MonthProps = { work: ShownWork; report: ShownWork['reports'][number]; reread: () => Promise<unknown> }

/** What is left of the agreed hours for a month, besides what other months wait with. */
const hoursLeftFor = ({ assignment }: ShownWork, report: ShownWork['reports'][number]): number | null => {
  const { hoursAgreed, hoursUsed, hoursWaiting } = assignment
  if (hoursAgreed === null) return null
  const own = report.state === 'draft' ? 0 : quartersOf(report.lines.filter(isOpen)) / 4
  return Math.max(0, hoursAgreed - hoursUsed - hoursWaiting + own)
}

const Month = ({ work, report, reread }: MonthProps) => {
  const { assignment } = work
  const { id, clientCompany: company, partnerName: name } = assignment
  const wanted = useSearchParams()[0].get('month')
  const isTheirs = report.turn === 'partner'
  return (
    <Report {...{ report, company, name }} side="partner" isOpen={isTheirs || report.month === wanted}>
      {isTheirs ? (
        <MonthForm
          {...{ report, company, reread }}
          key={report.state}
          assignmentId={id}
          period={assignment}
          hoursLeft={hoursLeftFor(work, report)}
          isRefunded={assignment.isRefunded}
        />
      ) : (
        <LineTable report={report} company={company} />
      )}
    </Report>
  )
}

const Months = ({ work, reread }: Omit<MonthProps, 'report'>) => {
  const t = usePhrases('reports')
  if (work.reports.length === 0) return <p>{t(work.assignment.inquiryId ? 'none' : 'unreported')}</p>
  return (
    <div className={styles.list}>
      {work.reports.map(report => (
        <Month key={report.month} {...{ work, report, reread }} />
      ))}
    </div>
  )
}

type DeliveryProps = Omit<MonthProps, 'report'> & { milestone: ShownWork['milestones'][number] }

/** The form of a delivery, with room for the files that the milestone does not have yet. */
const Delivery = ({ work: { assignment, files: all }, milestone, reread }: DeliveryProps) => {
  const t = usePhrases('reports')
  const size = readableSize(maxFileSize, useLanguage())
  const room = maxWorkFiles - all.filter(file => file.milestone === milestone.number).length
  const { picker, files, clear } = useChosenFiles({ port: partnerUploads, maxFiles: room })
  return (
    <DeliveryForm {...{ milestone, files, reread }} assignmentId={assignment.id} onDelivered={clear}>
      {room > 0 && (
        <FilePicker {...picker} withoutDrop hint={t('files.withDelivery', { count: room, size })} />
      )}
    </DeliveryForm>
  )
}

const callsFor = ({ assignment: { id } }: ShownWork): FileCalls => ({
  side: 'partner',
  port: partnerUploads,
  attach: (uploads, options) => call(attachAsPartner, { params: { id }, body: { uploads } }, options),
  link: fileId => call(linkWorkFileAsPartner, { params: { id, fileId } }),
})

const Milestones = ({ work, reread }: Omit<MonthProps, 'report'>) => (
  <div className={styles.list}>
    {work.milestones.map(milestone => (
      <Milestone
        key={milestone.number}
        {...{ milestone, company: work.assignment.clientCompany, name: work.assignment.partnerName }}
        side="partner"
        isRefunded={work.assignment.isRefunded}
        files={<DeliveredFiles {...{ work, milestone }} link={callsFor(work).link} />}
      >
        {milestone.turn === 'partner' && <Delivery {...{ work, milestone, reread }} />}
      </Milestone>
    ))}
  </div>
)

/** An assignment of the partner: what was agreed, used and left, and the time of each month or its milestones. */
const Work = ({ id }: { id: string }) => {
  const t = usePhrases('reports')
  const partnerId = useSession()?.userId ?? ''
  const { data, error, isFetching, refetch } = useWork(id)
  if (!data && isMissing(error)) return <MissingWork to="/partner/dashboard/assignments" back={t('back')} />
  if (!data && error) return <FailedLoad error={error} retrying={isFetching} onRetry={() => void refetch()} />
  if (!data) return <Skeleton />
  const { projectTitle, clientCompany, inquiryId, creditsAgreed, creditsEarned } = data.assignment
  const isFixed = data.milestones.length > 0
  const thread = inquiryId && proposalThreadId({ inquiryId, partnerId })
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <PageHeading>{projectTitle}</PageHeading>
        <p className={styles.muted}>{clientCompany}</p>
        <p>
          <Link to="/partner/dashboard/assignments">{t('back')}</Link>
          {thread && (
            <>
              {' · '}
              <Link to={`/partner/dashboard/proposals?thread=${thread}`}>{t('thread')}</Link>
            </>
          )}
        </p>
      </div>
      <WorkFacts
        {...data}
        side="partner"
        credits={{ agreed: creditsAgreed, done: creditsEarned, name: 'creditsEarned' }}
      />
      <h2 className={styles.heading}>{t(isFixed ? 'milestones.title' : 'months')}</h2>
      {isFixed ? <Milestones work={data} reread={refetch} /> : <Months work={data} reread={refetch} />}
      {(isFixed || data.reports.length > 0) && (
        <WorkFiles work={data} calls={callsFor(data)} reread={refetch} />
      )}
    </div>
  )
}

export default Work
