import { partnerAssignmentEntity } from '#shared/assignments/partner-assignment.entity.ts'
import { milestoneEntity, type StoredMilestone } from '#shared/reports/milestone.entity.ts'
import { reportEntity, type StoredReport } from '#shared/reports/report.entity.ts'
import { workFilesEntity } from '#shared/reports/work-files.entity.ts'
import { queryItems } from '../platform/table/query-items.ts'
import { isTheirMilestone, isTurnOf, type Work } from './work.ts'

const findAssignment = async (partnerId: string, id: string) => {
  const range = partnerAssignmentEntity.list({ sub: partnerId })
  return (await queryItems({ ...range, where: { id }, max: 1 }, partnerAssignmentEntity.item))[0]
}

/** All milestones of a partner, of all assignments. */
export const milestonesOf = (partnerId: string): Promise<StoredMilestone[]> =>
  queryItems(milestoneEntity.list({ sub: partnerId }), milestoneEntity.item)

/** All reports of a partner, of all assignments. */
export const reportsOf = (partnerId: string): Promise<StoredReport[]> =>
  queryItems(reportEntity.list({ sub: partnerId }), reportEntity.item)

const workOf = async (
  partnerId: string,
  assignmentId: string,
  reading: Promise<StoredReport[]>,
): Promise<(Work & { others: StoredReport[] }) | null> => {
  const [assignment, all, milestones, files] = await Promise.all([
    findAssignment(partnerId, assignmentId),
    reading,
    queryItems(milestoneEntity.list({ sub: partnerId, assignmentId }), milestoneEntity.item),
    queryItems(workFilesEntity.list({ sub: partnerId, assignmentId }), workFilesEntity.item),
  ])
  if (!assignment) return null
  const isOwn = (report: StoredReport) => report.assignmentId === assignmentId
  const others = all.filter(one => !isOwn(one))
  return { partnerId, assignment, reports: all.filter(isOwn), milestones, files, others }
}

/** An assignment of a partner with its reports, milestones and files; null if there is none. */
export const findWork = (partnerId: string, assignmentId: string): Promise<Work | null> =>
  workOf(
    partnerId,
    assignmentId,
    queryItems(reportEntity.list({ sub: partnerId, assignmentId }), reportEntity.item),
  )

/** The same, with what the partner has reported on other assignments. */
export const findAllWork = (partnerId: string, assignmentId: string) =>
  workOf(partnerId, assignmentId, reportsOf(partnerId))

/** What is worked on for an inquiry of a business, and how many reports and milestones wait for it. */
export const listForBusiness = async (businessId: string, inquiryId: string) => {
  const sub = { sub: businessId, inquiryId }
  const [reports, milestones] = await Promise.all([
    queryItems(reportEntity.indexList(sub), reportEntity.item),
    queryItems(milestoneEntity.indexList(sub), milestoneEntity.item),
  ])
  const all = [
    ...reports.map(report => ({ ...report, isFixed: false, waits: isTurnOf('business', report) })),
    ...milestones.map(one => ({ ...one, isFixed: true, waits: isTheirMilestone('business', one) })),
  ]
  const items = [...Map.groupBy(all, ({ assignmentId }) => assignmentId)].map(([id, own]) => {
    const { partnerId, title, partnerName, isFixed } = own[0] as (typeof all)[number]
    return { id, partnerId, title, partnerName, isFixed, waiting: own.filter(({ waits }) => waits).length }
  })
  return { items }
}
