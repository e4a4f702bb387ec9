import type { StoredMilestone } from '#shared/reports/milestone.entity.ts'
import type { milestoneCommands } from '#shared/reports/milestones.commands.ts'
import type { Handlers } from '../platform/commands/command-handler.ts'
import { Refusal } from '../platform/commands/refusal.ts'
import { untilWritten } from '../platform/commands/until-written.ts'
import { noFamily } from '../platform/process/living.ts'
import { operatorMove } from '../platform/process/obstacles.ts'
import { livingMilestone } from '../platform/reports/living-milestone.ts'
import { tryTransact } from '../platform/table/transact.ts'
import { addingAccepted } from './posting.store.ts'
import { findWork, milestonesOf } from './reports.store.ts'
import { cutNote, waitingMilestones } from './waiting.store.ts'
import { findMilestone } from './work.ts'

const moves = { accept: 'settle', strike: 'strike' } as const

const isDecided = ({ last }: StoredMilestone, name: string, reason: string): boolean =>
  last?.name === name && last.reason === reason

export const milestoneHandlers: Handlers<typeof milestoneCommands> = {
  'milestones list': async ({ partnerId }) => ({ items: await milestonesOf(partnerId), next: null }),
  'milestones waiting': async () => {
    const { items, isCut } = await waitingMilestones()
    return { items, next: null, ...(isCut && { note: cutNote }) }
  },
  'milestones settle': ({ partnerId, assignmentId, number, outcome, reason }, { at, by: who }) =>
    untilWritten(async () => {
      const work = await findWork(partnerId, assignmentId)
      const milestone = work && findMilestone(work, Number(number))
      if (!work || !milestone) throw new Refusal('That assignment has no such milestone.')
      const name = moves[outcome]
      if (isDecided(milestone, name, reason)) return null
      const writes = operatorMove(livingMilestone(milestone), { name, at, who, reason }, noFamily)
      return async () =>
        tryTransact([
          ...writes,
          ...(outcome === 'accept' ? await addingAccepted(work, milestone, { at, by: who }) : []),
        ])
    }),
}
