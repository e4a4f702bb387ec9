import { keyParts } from '#shared/contract/key-template.ts'
import { milestoneEntity, type StoredMilestone } from '#shared/reports/milestone.entity.ts'
import type { Found } from '../platform/process/found.ts'
import { noFamily } from '../platform/process/living.ts'
import { partyMove } from '../platform/process/obstacles.ts'
import { livingMilestone } from '../platform/reports/living-milestone.ts'
import type { Key, TransactItem } from '../platform/table/table.ts'
import { tryTransact } from '../platform/table/transact.ts'
import type { MilestoneDeed, MilestoneMoves } from './move-milestone.ts'
import { addingAccepted } from './posting.store.ts'
import { findWork } from './reports.store.ts'
import { findMilestone, type Work } from './work.ts'
import { attachingTo, findWorkUploads } from './work-files.store.ts'
import { sidesOf } from './work-files.ts'

/** What a transition of a side changes besides, and why it is made. */
const changesOf = (deed: MilestoneDeed, at: string) => {
  if (deed.name === 'deliver') return { set: { note: deed.note, link: deed.link, deliveredAt: at } }
  const set = { decidedBy: deed.person }
  return deed.name === 'sendBack' ? { set, reason: deed.reason } : { set }
}

/** The files of a delivery; part of its transaction. */
const attachingDelivered = async (work: Work, deed: MilestoneDeed, at: string): Promise<TransactItem[]> => {
  if (deed.name !== 'deliver' || deed.uploads.length === 0) return []
  const { number: milestone, uploads } = deed
  const person = sidesOf(work)?.partnerName ?? null
  const found = await findWorkUploads('partner', work.partnerId, uploads)
  const attached = { side: 'partner', milestone, person, at } as const
  const { keeps, put, link } = await attachingTo(work, attached, found)
  return [...keeps, put, link]
}

/** What a side does with the milestones of an assignment, as one request does it. */
export const milestoneMoves = (
  find: () => Promise<Work | null>,
  { at, by }: { at: string; by: string },
): MilestoneMoves => ({
  find,
  write: async (work, milestone, deed) => {
    const changes = changesOf(deed, at)
    const move = { name: deed.name, by: deed.by, at, ...changes }
    const { step, writes } = partyMove(livingMilestone(milestone), move, noFamily)
    const accepted = deed.name === 'accept' ? await addingAccepted(work, milestone, { at, by }) : []
    const attached = await attachingDelivered(work, deed, at)
    const isWritten = await tryTransact([...writes, ...accepted, ...attached])
    return isWritten ? milestoneEntity.item.parse({ ...milestone, ...changes.set, ...step.life }) : null
  },
})

/** A milestone as time moves it: after its days silence is a yes. Null if it is gone. */
export const findMilestoneByKey = async ({ PK, SK }: Key): Promise<Found | null> => {
  const { sub: partnerId = '' } = keyParts(milestoneEntity.pk, PK) ?? {}
  const { assignmentId = '', number } = keyParts(milestoneEntity.sk, SK) ?? {}
  const work = await findWork(partnerId, assignmentId)
  const milestone: StoredMilestone | null = work && findMilestone(work, Number(number))
  if (!work || !milestone) return null
  return {
    living: livingMilestone(milestone),
    family: noFamily,
    effects: async (transition, at) =>
      transition === 'lapse' ? { writes: await addingAccepted(work, milestone, { at, by: 'time' }) } : {},
  }
}
