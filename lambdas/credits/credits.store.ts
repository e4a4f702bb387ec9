import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { creditPrice } from '#shared/credits/list-prices.ts'
import { type CreditPrice, wholeList } from '#shared/credits/prices.ts'
import type { Receipt } from '../platform/http/idempotency.ts'
import { keys } from '../platform/table/keys.ts'
import { personItem } from '../platform/table/person-item.ts'
import { accountingTtl } from '../platform/table/retention.ts'
import { documents, tableName } from '../platform/table/table.ts'
import { transact } from '../platform/table/transact.ts'
import type { CreditOrders } from './order-credits.ts'

/** The price list: what an operator has set, and the first list for what nobody has. */
export const findPrices = async (): Promise<CreditPrice[]> => {
  const { Items } = await documents.send(
    new QueryCommand({
      TableName: tableName(),
      KeyConditionExpression: 'PK = :prices',
      ExpressionAttributeValues: { ':prices': keys.price(0).PK },
    }),
  )
  return wholeList(z.array(creditPrice).parse(Items ?? []))
}

/** Orders as one submission writes them: with its receipt, in one transaction. */
export const ordersWith = (receipt: Receipt): CreditOrders => ({
  store: async order => {
    const key = keys.creditOrder(order.id)
    const ttl = accountingTtl()
    const put = {
      TableName: tableName(),
      Item: { ...key, ...keys.leads('order', order.createdAt, order.id), ...order, ttl },
      ConditionExpression: 'attribute_not_exists(PK)',
    }
    const { id, priceOre } = order
    await transact([{ Put: put }, await personItem(order.email, key, { ttl }), receipt({ id, priceOre })])
  },
})
