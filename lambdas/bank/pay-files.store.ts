import { type PayFile, payFileEntity } from '#shared/bank/pay-file.entity.ts'
import { noOwner } from '#shared/operator/audit.entity.ts'
import { auditItem } from '../platform/commands/audit.store.ts'
import type { Operation } from '../platform/commands/command-handler.ts'
import { listItems, withoutKeys } from '../platform/commands/list-items.ts'
import { untilWritten } from '../platform/commands/until-written.ts'
import { environment } from '../platform/env/environment.ts'
import { objectsIn } from '../platform/files/objects.store.ts'
import { absent } from '../platform/table/condition.ts'
import { getItem } from '../platform/table/get-item.ts'
import type { PageRequest } from '../platform/table/pages.ts'
import { queryItems } from '../platform/table/query-items.ts'
import { accountingTtl } from '../platform/table/retention.ts'
import { transact, tryTransact } from '../platform/table/transact.ts'
import { update } from '../platform/table/update.ts'
import { putNew } from '../platform/table/write-items.ts'
import type { PayFileMaking } from './make-pay-file.ts'
import { findPayables } from './payables.store.ts'
import { payeeOf } from './payees.store.ts'
import { claim, findPlanned, releasing } from './payouts.store.ts'
import type { PayFileMoves } from './release-pay-file.ts'

export const payFilesBucket = (): string => environment('PAY_FILES_BUCKET')

export const payFileObject = (id: string): string => `made/${id}.xml`

export const findPayFile = (id: string): Promise<PayFile | null> =>
  getItem(payFileEntity.key({ id }), payFileEntity.item)

/** One page of the pay files, newest first. */
export const listPayFiles = (request: PageRequest) =>
  listItems(payFileEntity.indexList({}).partition.GSI1PK, request, ({ planned: _, ...file }) =>
    withoutKeys(file),
  )

/** A change of a file that is still in the state in which it was read, and not answered, with its audit. */
const changing = ({ id, state }: PayFile, set: Partial<PayFile>, operation: Operation): Promise<boolean> =>
  tryTransact([
    update(payFileEntity.key({ id })).set(set).expect({ state, answer: absent }),
    auditItem(operation, noOwner, { fileId: id, to: set.state }),
  ])

/** Takes a payout out of its file; again if its month changed in the meantime. */
const dropping =
  (operation: Operation): PayFileMoves['drop'] =>
  async planned => {
    await untilWritten(async () => {
      const payout = await findPlanned(planned)
      if (payout?.state !== 'in file') return null
      const writes = await releasing(payout, { state: 'dropped' }, operation)
      return () => tryTransact(writes)
    })
  }

/** The file that one operation makes. */
export const payFileMaking = (operation: Operation): PayFileMaking => ({
  findUnfinished: async () => {
    const found = await queryItems(
      { ...payFileEntity.indexList({}), newestFirst: true, max: 20 },
      payFileEntity.item,
    )
    const open = found.find(({ state }) => state === 'making')
    const file = open && (await findPayFile(open.id))
    return file?.state === 'making' ? file : null
  },
  findPayables: () => findPayables(operation.at),
  begin: async file => {
    const key = { ...payFileEntity.key(file), ...payFileEntity.indexKey(file) }
    await transact([putNew({ ...key, ...file, ttl: accountingTtl(Date.parse(file.createdAt)) })])
  },
  claim: async (planned, file) => {
    const claimed = await findPlanned(planned)
    return claimed ? claimed.state === 'in file' : claim(planned, file, operation)
  },
  drop: dropping(operation),
  payeeOf: async partnerId => {
    const payee = await payeeOf(partnerId, operation.at)
    return 'held' in payee ? null : payee
  },
  keep: (id, text) =>
    objectsIn(payFilesBucket()).put(payFileObject(id), Buffer.from(text), 'application/xml'),
  finish: (file, made) => {
    const set =
      made.payouts > 0
        ? ({ ...made, state: 'made', madeBy: operation.by } as const)
        : ({ state: 'discarded' } as const)
    return changing(file, set, operation)
  },
})

/** The files, as one operation moves them. */
export const payFileMoves = (operation: Operation): PayFileMoves => ({
  find: findPayFile,
  read: id => objectsIn(payFilesBucket()).read(payFileObject(id)),
  release: file =>
    changing(file, { state: 'released', releasedBy: operation.by, releasedAt: operation.at }, operation),
  discard: file => changing(file, { state: 'discarded' }, operation),
  withdraw: file => changing(file, { state: 'withdrawn', withdrawnBy: operation.by }, operation),
  findPlanned,
  drop: dropping(operation),
})
