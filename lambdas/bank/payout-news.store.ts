import * as z from 'zod/mini'
import { roleEntity } from '#shared/accounts/role.entity.ts'
import { payFileEntity } from '#shared/bank/pay-file.entity.ts'
import { type Payout, payoutEntity } from '#shared/bank/payout.entity.ts'
import { auditItem } from '../platform/commands/audit.store.ts'
import type { Operation } from '../platform/commands/command-handler.ts'
import { derivedId } from '../platform/commands/derived-id.ts'
import { present } from '../platform/table/condition.ts'
import { getItem } from '../platform/table/get-item.ts'
import type { TransactItem } from '../platform/table/table.ts'
import { tryTransact } from '../platform/table/transact.ts'
import { update } from '../platform/table/update.ts'
import { writeIf } from '../platform/table/write.ts'
import { puttingLine } from './lines.store.ts'
import { findPayFile } from './pay-files.store.ts'
import { findPayout, findPlanned, paying, releasing, returning } from './payouts.store.ts'
import type { BankAnswers } from './take-answer.ts'
import type { PayoutNews } from './take-payout.ts'

const accountItem = z.pick(roleEntity.item, { email: true, language: true })

/** What partners are told of is an audit item of their own: its mail is made from it. */
const telling = async (
  { partnerId: sub, id, month, ore }: Payout,
  reason: string,
  operation: Operation,
): Promise<TransactItem> => {
  const account = await getItem(roleEntity.key({ pool: 'partner', sub }), accountItem)
  const action = { ...operation, command: 'payouts return', id: derivedId('returned', operation.id, id) }
  const about = { payoutId: id, month, amountOre: ore, reason }
  return auditItem(action, payoutEntity.key({ sub, id }).PK, { ...account, ...about })
}

/** What one operation learns of payouts, from the payments of a file. */
export const payoutNews = (operation: Operation): PayoutNews => ({
  findPayout,
  confirm: async (payout, line) =>
    tryTransact([puttingLine(line), ...(await paying(payout, line.bookedOn, operation))]),
  giveBack: async (payout, line) => {
    const reason = line.returned ?? 'NARR'
    return tryTransact([
      puttingLine(line),
      ...(await returning(payout, reason, operation)),
      await telling(payout, reason, operation),
    ])
  },
  noteOn: ({ partnerId: sub, id }, line) =>
    tryTransact([
      puttingLine(line),
      update(payoutEntity.key({ sub, id })).set({ lineId: line.id }).expect({ PK: present }),
    ]),
})

/** What one operation learns of a pay file, from the bank's answer to it. */
export const bankAnswers = (operation: Operation): BankAnswers => ({
  findPayFile,
  noteAnswer: async (id, answer) => {
    await writeIf(update(payFileEntity.key({ id })).set({ answer }).expect({ PK: present }))
  },
  findPlanned,
  reject: async (payout, reason) =>
    tryTransact([
      ...(await releasing(payout, { state: 'rejected', reason }, operation)),
      await telling(payout, reason, operation),
    ]),
})
