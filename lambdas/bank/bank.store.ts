import * as z from 'zod/mini'
import { bankFileEntity } from '#shared/bank/bank-file.entity.ts'
import { bankLineEntity } from '#shared/bank/bank-line.entity.ts'
import { noOwner } from '#shared/operator/audit.entity.ts'
import { auditItem } from '../platform/commands/audit.store.ts'
import type { Operation } from '../platform/commands/command-handler.ts'
import { derivedId } from '../platform/commands/derived-id.ts'
import { listItems, withoutKeys } from '../platform/commands/list-items.ts'
import { getItem } from '../platform/table/get-item.ts'
import type { PageRequest } from '../platform/table/pages.ts'
import { accountingTtl } from '../platform/table/retention.ts'
import type { TransactItem } from '../platform/table/table.ts'
import { transact, tryTransact } from '../platform/table/transact.ts'
import { writeIf } from '../platform/table/write.ts'
import { putItem } from '../platform/table/write-items.ts'
import { amountOf } from './amount.ts'
import type { BankFiles } from './import-file.ts'
import { endingWait, findLine, findOrder, findOwed, ifPaid, matching, puttingLine } from './lines.store.ts'
import { bankAnswers, payoutNews } from './payout-news.store.ts'
import type { Settlements } from './settle-payment.ts'

/** Pays an order as `orders mark-paid` does, with these writes in the same transaction. */
export type PayOrder = (
  order: { orderId: string; reference: string },
  operation: Operation,
  alongside: readonly TransactItem[],
) => Promise<{ changed: boolean }>

/** The payment of one order: its audit, which its mail is made from, is its own even if a file pays several. */
const payingOf = (operation: Operation, lineId: string): Operation => ({
  ...operation,
  command: 'orders mark-paid',
  id: derivedId('payment', operation.id, lineId),
})

/** The files of the bank, as one operation takes them. */
export const bankFiles = (operation: Operation, payOrder: PayOrder): BankFiles => ({
  isImported: async sha256 => (await getItem(bankFileEntity.key({ sha256 }), z.object({}))) !== null,
  findTaken: findLine,
  findOwed,
  keep: line => writeIf(puttingLine(line)),
  ...payoutNews(operation),
  ...bankAnswers(operation),
  noteFor: (orderId, line) => tryTransact([puttingLine(line), matching(orderId, line), ifPaid(orderId)]),
  payOrder: (orderId, line) =>
    payOrder({ orderId, reference: `Bankgiro ${line.reference}` }, payingOf(operation, line.id), [
      puttingLine(line),
      matching(orderId, line),
    ]),
  noteFile: async file => {
    const { sha256, lines } = file
    const stored = { ...file, createdAt: operation.at, ttl: accountingTtl() }
    await transact([
      putItem({ ...bankFileEntity.key({ sha256 }), ...stored }),
      auditItem(operation, noOwner, { sha256, lines }),
    ])
  },
})

/** The payments that wait, as one operation ends their wait. */
export const settlements = (operation: Operation, payOrder: PayOrder): Settlements => ({
  findLine,
  findOrder,
  settle: async ({ orderId, state }, lines) => {
    const [main] = lines
    if (!main) return false
    const writes = [
      ...lines.map(line => endingWait(line, { state: 'settled', orderId })),
      matching(orderId, main),
      auditItem(operation, noOwner, { orderId, lineIds: lines.map(({ id }) => id) }),
    ]
    if (state === 'paid') return tryTransact([...writes, ifPaid(orderId)])
    const reference = `Bankgiro ${main.reference}`
    return (await payOrder({ orderId, reference }, payingOf(operation, main.id), writes)).changed
  },
  ignore: (line, note) =>
    tryTransact([
      endingWait(line, { state: 'ignored', note }),
      auditItem(operation, noOwner, { lineId: line.id, reason: note }),
    ]),
})

/** One page of the payments that wait, newest first. */
export const listWaiting = (request: PageRequest) =>
  listItems(bankLineEntity.indexList({}).partition.GSI1PK, request, ({ ore, ...line }) => ({
    ...withoutKeys(line),
    // Of any currency, so that it is not shown as kronor.
    amount: amountOf(Number(ore)),
  }))
