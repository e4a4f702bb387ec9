import * as z from 'zod/mini'
import {
  partnerAssignmentEntity,
  type StoredAssignment,
} from '#shared/assignments/partner-assignment.entity.ts'
import { businessProfileEntity } from '#shared/business-profile/business-profile.entity.ts'
import { keyParts } from '#shared/contract/key-template.ts'
import { businessPartition, partnerPartition } from '#shared/contract/partitions.ts'
import { creditChangeEntity } from '#shared/credits/credit-change.entity.ts'
import { creditsEntity } from '#shared/credits/credits.entity.ts'
import { creditValueOre } from '#shared/credits/prices.ts'
import { grantedLegs, reservedLegs } from '#shared/ledger/postings.ts'
import { partnerProfileEntity } from '#shared/partner-profile/partner-profile.entity.ts'
import { partnerStatuses } from '#shared/partner-profile/partner-profile.ts'
import { auditItem } from '../platform/commands/audit.store.ts'
import type { Operation } from '../platform/commands/command-handler.ts'
import { derivedId } from '../platform/commands/derived-id.ts'
import type { Posting } from '../platform/ledger/entry.ts'
import { readMonth, readMonths } from '../platform/ledger/months.store.ts'
import { monthOpening } from '../platform/ledger/months.ts'
import { creditsOpening } from '../platform/ledger/openings.ts'
import { posting } from '../platform/ledger/posting.store.ts'
import { usedWith } from '../platform/ledger/used-with.ts'
import { getItem } from '../platform/table/get-item.ts'
import { queryItems } from '../platform/table/query-items.ts'
import type { TransactItem } from '../platform/table/table.ts'
import { tryTransact } from '../platform/table/transact.ts'
import { update } from '../platform/table/update.ts'

const keys = z.object({ PK: z.string() })

const subsIn = async (template: typeof businessPartition | typeof partnerPartition, GSI1PK: string) => {
  const items = await queryItems({ partition: { GSI1PK }, fields: ['PK'] }, keys)
  return items.flatMap(({ PK }) => keyParts(template, PK)?.sub ?? [])
}

/** Whose accounts can be opened. */
export const findOwners = async () => ({
  businesses: await subsIn(businessPartition, businessProfileEntity.indexList({}).partition.GSI1PK),
  partners: (
    await Promise.all(
      partnerStatuses.map(status =>
        subsIn(partnerPartition, partnerProfileEntity.indexList({ status }).partition.GSI1PK),
      ),
    )
  ).flat(),
})

/** Writes what opens an account, with its audit; false if it is open, or if it has changed in the meantime. */
const opening = async (
  operation: Operation,
  owner: string,
  postings: readonly Posting[],
  besides: readonly TransactItem[] = [],
): Promise<boolean> => {
  const writes = await posting(...postings)
  if (writes.length === 0) return false
  return tryTransact([...writes, ...besides, auditItem(operation, owner)])
}

export const openCredits = async (businessId: string, operation: Operation): Promise<boolean> => {
  const key = creditsEntity.key({ sub: businessId })
  const credits = (await getItem(key, creditsEntity.item))?.balance ?? 0
  return opening(operation, key.PK, [creditsOpening(businessId, credits, operation)])
}

/** Opens the months of a partner; returns how many. */
export const openMonths = async (partnerId: string, operation: Operation): Promise<number> => {
  const { PK } = partnerProfileEntity.key({ sub: partnerId })
  let opened = 0
  for (const known of await readMonths(partnerId)) {
    if (monthOpening(known, operation).length === 0) continue
    const { month } = known
    // The one before has changed what all months have together.
    const read = await readMonth(partnerId, month)
    const action = { ...operation, id: derivedId('opening', operation.id, partnerId, month) }
    if (await opening(action, PK, monthOpening(read, operation))) opened += 1
  }
  return opened
}

/** What a business paid for an assignment when it was agreed on; 0 if nothing is known of it. */
const creditsPaidFor = async ({ id, businessId, createdAt, creditsPaid }: StoredAssignment) => {
  if (creditsPaid !== undefined || !businessId) return creditsPaid ?? 0
  const key = creditChangeEntity.key({ sub: businessId, createdAt, id })
  return -((await getItem(key, creditChangeEntity.item))?.credits ?? 0)
}

const openReservation = async (
  partnerId: string,
  assignment: StoredAssignment,
  operation: Operation,
): Promise<boolean> => {
  const { id: assignmentId, businessId, totalEarningsOre, createdAt } = assignment
  const creditsPaid = await creditsPaidFor(assignment)
  const valueOre =
    creditsPaid * creditValueOre - usedWith({ ...assignment, creditsPaid }, totalEarningsOre, 0)
  if (!businessId || valueOre <= 0) return false
  const { at, by } = operation
  const ifNew = { account: 'reserved', owner: businessId, part: assignmentId } as const
  const deed = { at, by, about: { assignmentId }, ifNew }
  const key = partnerAssignmentEntity.key({ sub: partnerId, createdAt, id: assignmentId })
  return opening(
    operation,
    creditsEntity.key({ sub: businessId }).PK,
    [
      {
        ...{ ...deed, kind: 'opening', cause: `reserved ${assignmentId}` },
        legs: grantedLegs(businessId, valueOre, 'opening'),
        lot: { businessId, valueOre, paidOre: valueOre },
      },
      {
        ...{ ...deed, kind: 'reserved', cause: assignmentId },
        legs: reservedLegs({ businessId, assignmentId, valueOre }),
      },
    ],
    [update(key).set({ creditsPaid }).expect({ totalEarningsOre })],
  )
}

/** Opens what is left of the reservations for the assignments of a partner; returns how many. */
export const openReservations = async (partnerId: string, operation: Operation): Promise<number> => {
  const range = partnerAssignmentEntity.list({ sub: partnerId })
  let opened = 0
  for (const assignment of await queryItems(range, partnerAssignmentEntity.item))
    if (await openReservation(partnerId, assignment, operation)) opened += 1
  return opened
}
