import { type Approval, approvalEntity, releasedCommand } from '#shared/approvals/approval.entity.ts'
import { dueEntity } from '#shared/due/due.entity.ts'
import type { CommandResult } from '#shared/operator/command.ts'
import { auditItem } from '../platform/commands/audit.store.ts'
import type { Operation } from '../platform/commands/command-handler.ts'
import { lifeAttributes, type Move, noFamily, schedulingDue } from '../platform/process/living.ts'
import { operatorMove } from '../platform/process/obstacles.ts'
import { absent, absentOr, lessThan, not } from '../platform/table/condition.ts'
import { getItem } from '../platform/table/get-item.ts'
import { queryItems } from '../platform/table/query-items.ts'
import { accountingTtl, ttlOf } from '../platform/table/retention.ts'
import { tryTransact } from '../platform/table/transact.ts'
import { update } from '../platform/table/update.ts'
import { write, writeIf } from '../platform/table/write.ts'
import { deleteItem, putItem, putNew } from '../platform/table/write-items.ts'
import { livingApproval, newApproval } from './approval-life.ts'

/** How many released commands one call of the minute function looks at; the next one continues. */
const maxRuns = 20

/** The approval with this id; null if there is none. */
export const findApproval = (id: string): Promise<Approval | null> =>
  getItem(approvalEntity.key({ id }), approvalEntity.item)

type Asked = Omit<Approval, 'state' | 'expiresAt'>

/** Stores what was asked for; returns false if it is stored already. */
export const storeApproval = (asked: Asked, operation: Operation): Promise<boolean> => {
  const { id, createdAt, name, inputHash, why } = asked
  const living = newApproval(id, createdAt)
  const index = approvalEntity.indexKey({ kind: 'approval', createdAt, id })
  const fields = { ...asked, expiresAt: living.life.due.expire, ttl: accountingTtl() }
  return tryTransact([
    putNew({ ...living.key, ...index, ...fields, ...lifeAttributes(living) }),
    ...schedulingDue(living),
    auditItem(operation, living.key.PK, { name, inputHash, reason: why }),
  ])
}

const dueKey = ({ id, last }: Approval) => dueEntity.key({ kind: releasedCommand, at: last?.at ?? '', id })

const moved = (approval: Approval, move: Omit<Move, 'by' | 'at'>, { at, by: who }: Operation) =>
  operatorMove(livingApproval(approval), { ...move, at, who }, noFamily)

/**
 * Releases an approval as it was read, and notes that it is to be run; returns false if it has moved since. That nobody
 * releases what they asked for themselves is a condition of the write as well.
 */
export const releaseApproval = (approval: Approval, operation: Operation): Promise<boolean> => {
  const { id, inputHash } = approval
  const { at, by } = operation
  return tryTransact([
    ...moved(
      approval,
      {
        name: 'release',
        set: { releasedBy: by },
        expects: { inputHash, askedBy: not(by) },
        about: { name: approval.name, inputHash },
      },
      operation,
    ),
    putItem({ ...dueEntity.key({ kind: releasedCommand, at, id }), id, at, ttl: ttlOf(dueEntity) }),
  ])
}

/** Refuses or withdraws an approval; returns false if it has moved since it was read. */
export const endApproval = (
  approval: Approval,
  move: Pick<Move, 'name' | 'reason'>,
  operation: Operation,
): Promise<boolean> => tryTransact(moved(approval, move, operation))

/** Takes the run of a released command for one caller, until `leaseMs` are over; returns false if it is taken or done. */
export const takeRun = ({ id }: Approval, now: string, leaseMs: number): Promise<boolean> => {
  const over = new Date(Date.parse(now) - leaseMs).toISOString()
  return writeIf(
    update(approvalEntity.key({ id }))
      .set({ attemptAt: now })
      .add({ attempts: 1 })
      .expect({ state: 'released', result: absent, attemptAt: absentOr(lessThan(over)) }),
  )
}

/** Keeps what came of a released command, once; it is not due any more. */
export const storeResult = async (approval: Approval, result: CommandResult, now: string): Promise<void> => {
  await tryTransact([
    update(approvalEntity.key({ id: approval.id }))
      .set({ result, doneAt: now })
      .expect({ result: absent }),
    deleteItem(dueKey(approval)),
  ])
}

/** The released commands that are not known to have been run, oldest first, and how to forget one that is gone. */
export const runsDue = async () =>
  (await queryItems({ ...dueEntity.list({ kind: releasedCommand }), max: maxRuns }, dueEntity.item)).map(
    ({ id, at }) => ({
      id,
      forget: () => write(deleteItem(dueEntity.key({ kind: releasedCommand, at, id }))),
    }),
  )
