import { partnerAssignmentEntity } from '#shared/assignments/partner-assignment.entity.ts'
import { reportEntity, type StoredReport } from '#shared/reports/report.entity.ts'
import { queryItems } from '../platform/table/query-items.ts'
import { isTurnOf, type Work } from './work.ts'

const findAssignment = async (partnerId: string, id: string) => {
  const range = partnerAssignmentEntity.list({ sub: partnerId })
  return (await queryItems({ ...range, where: { id }, max: 1 }, partnerAssignmentEntity.item))[0]
}

/** All reports of a partner, of all assignments. */
export const reportsOf = (partnerId: string): Promise<StoredReport[]> =>
  queryItems(reportEntity.list({ sub: partnerId }), reportEntity.item)

const workOf = async (
  partnerId: string,
  assignmentId: string,
  reading: Promise<StoredReport[]>,
): Promise<(Work & { others: StoredReport[] }) | null> => {
  const [assignment, all] = await Promise.all([findAssignment(partnerId, assignmentId), reading])
  if (!assignment) return null
  const isOwn = (report: StoredReport) => report.assignmentId === assignmentId
  return { partnerId, assignment, reports: all.filter(isOwn), others: all.filter(one => !isOwn(one)) }
}

/** An assignment of a partner with its reports; null if there is none. */
export const findWork = (partnerId: string, assignmentId: string): Promise<Work | null> =>
  workOf(
    partnerId,
    assignmentId,
    queryItems(reportEntity.list({ sub: partnerId, assignmentId }), reportEntity.item),
  )

/** The same, with what the partner has reported on other assignments. */
export const findAllWork = (partnerId: string, assignmentId: string) =>
  workOf(partnerId, assignmentId, reportsOf(partnerId))

/** What is worked on for an inquiry of a business, and how many reports wait for it. */
export const listForBusiness = async (businessId: string, inquiryId: string) => {
  const range = reportEntity.indexList({ sub: businessId, inquiryId })
  const reports = await queryItems(range, reportEntity.item)
  const byAssignment = Map.groupBy(reports, ({ assignmentId }) => assignmentId)
  const items = [...byAssignment].map(([id, own]) => {
    const { partnerId, title, partnerName } = own[0] as StoredReport
    return {
      id,
      partnerId,
      title,
      partnerName,
      waiting: own.filter(report => isTurnOf('business', report)).length,
    }
  })
  return { items }
}
