import { randomUUID } from 'node:crypto'
import { GetCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { seal, sealed, unseal } from '../platform/kms/envelope.ts'
import { keys } from '../platform/table/keys.ts'
import { accountingTtl } from '../platform/table/retention.ts'
import { documents, tableName } from '../platform/table/table.ts'
import { transact } from '../platform/table/transact.ts'
import type { PaymentStore } from './payment-settings.ts'

const bankItem = z.object({ sealed, updatedAt: z.string() })

const bankDetails = z.object({
  bankName: z.string(),
  accountHolder: z.string(),
  clearingNumber: z.string(),
  bankAccount: z.string(),
})

/** The payment settings of one partner: encrypted before they reach the table, and noted in its audit. */
export const paymentsOf = (sub: string): PaymentStore => ({
  find: async () => {
    const { Item } = await documents.send(
      new GetCommand({ TableName: tableName(), Key: keys.bank(sub), ConsistentRead: true }),
    )
    if (!Item) return null
    const stored = bankItem.parse(Item)
    const details = bankDetails.parse(JSON.parse(await unseal(sub, stored.sealed)))
    return { details, updatedAt: stored.updatedAt }
  },
  save: async ({ details, updatedAt }, { email, language }) => {
    const TableName = tableName()
    const item = { ...keys.bank(sub), sealed: await seal(sub, JSON.stringify(details)), updatedAt }
    const id = randomUUID()
    const audit = {
      ...keys.audit(keys.bank(sub).PK, updatedAt, id),
      ...{
        id,
        action: 'payment_settings_changed',
        createdAt: updatedAt,
        email,
        language,
        ttl: accountingTtl(),
      },
    }
    await transact([
      { Put: { TableName, Item: item } },
      { Put: { TableName, Item: audit, ConditionExpression: 'attribute_not_exists(PK)' } },
    ])
  },
})
