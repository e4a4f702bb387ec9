import type { AgreementSide } from '#shared/agreements/agreement.ts'
import { maxWorkFiles } from '#shared/files/file-types.ts'
import type { StoredMilestone } from '#shared/reports/milestone.entity.ts'
import type { StoredReport } from '#shared/reports/report.entity.ts'
import type { ShownWorkFile } from '#shared/reports/work-file.ts'
import type { StoredWorkFiles } from '#shared/reports/work-files.entity.ts'
import { Failure } from '../platform/failure.ts'
import type { Work } from './work.ts'

/** What a side attaches, and with which milestone; 0 for none. */
export type Attached = {
  side: AgreementSide
  milestone: number
  person: string | null
  at: string
}

/** The two who share an assignment; null if nobody is told of it here, as with one that operators have recorded. */
export const sidesOf = ({ reports, milestones }: Work): StoredReport | StoredMilestone | null =>
  reports[0] ?? milestones[0] ?? null

/**
 * The place of the first file of a set among those of the same side and milestone. It is part of the key, so that of two
 * sets that are attached at once one is refused. Throws `invalid_fields` if there is no room.
 */
export const placeFor = ({ files }: Work, { side, milestone }: Attached, count: number): number => {
  const same = files.filter(set => set.side === side && set.milestone === milestone)
  const first = Math.max(1, ...same.map(set => set.first + set.files.length))
  if (first - 1 + count > maxWorkFiles)
    throw new Failure('invalid_fields', { fields: { uploads: 'too_many' } })
  return first
}

/** The files of a set as both sides see them. */
export const filesOfSet = ({
  files,
  side,
  attachedBy,
  milestone,
  createdAt,
}: StoredWorkFiles): ShownWorkFile[] =>
  files.map(({ id, fileName, size }) => ({
    ...{ id, fileName, size, side, attachedBy, attachedAt: createdAt },
    milestone: milestone || null,
  }))

/** The files of an assignment as both sides see them, newest first. */
export const filesShown = ({ files }: Pick<Work, 'files'>): ShownWorkFile[] =>
  files.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt)).flatMap(filesOfSet)

/** A file of an assignment. Throws `not_found`. */
export const requireFile = (work: Work | null, fileId: string) => {
  const file = work?.files.flatMap(({ files }) => files).find(({ id }) => id === fileId)
  if (!file) throw new Failure('not_found')
  return file
}
