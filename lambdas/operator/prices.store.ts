import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { creditPrice } from '#shared/credits/list-prices.ts'
import { wholeList } from '#shared/credits/prices.ts'
import { noOwner } from '../platform/table/audit-item.ts'
import { keys } from '../platform/table/keys.ts'
import { documents, tableName } from '../platform/table/table.ts'
import { transact } from '../platform/table/transact.ts'
import { auditItem } from './audit.store.ts'
import { Refusal, type Run } from './run.ts'
import { unlessDone } from './writes.store.ts'

const setPrice = z.extend(creditPrice, { setAt: z.optional(z.string()) })

/** The price of each number of credits; `setAt` where an operator has set it. */
export const listPrices: Run<'prices list'> = async () => {
  const { Items } = await documents.send(
    new QueryCommand({
      TableName: tableName(),
      KeyConditionExpression: 'PK = :prices',
      ExpressionAttributeValues: { ':prices': keys.price(0).PK },
    }),
  )
  const stored = z.array(setPrice).parse(Items ?? [])
  const setAt = new Map(stored.map(price => [price.credits, price.setAt]))
  const items = wholeList(stored).map(price => ({ ...price, setAt: setAt.get(price.credits) ?? null }))
  return { items, next: null }
}

/** In öre for one credit: less is a price for one of them, more one that was typed in öre. */
const plausible = { least: 10_000, most: 1_000_000 }

/** Sets a price; nothing changes where it is the price already. Throws a refusal for a price that is no price. */
export const setThePrice: Run<'prices set'> = async ({ credits, priceOre }, operation) => {
  const each = priceOre / credits
  if (each < plausible.least || each > plausible.most) {
    throw new Refusal(
      `${priceOre / 100} kr for ${credits} credits is no price: a credit costs 100 to 10 000 kr.`,
    )
  }
  const update = {
    TableName: tableName(),
    Key: keys.price(credits),
    UpdateExpression: 'SET credits = :credits, priceOre = :price, setAt = :now',
    ConditionExpression: 'attribute_not_exists(PK) OR priceOre <> :price',
    ExpressionAttributeValues: { ':credits': credits, ':price': priceOre, ':now': operation.at },
  }
  const audit = auditItem(operation, noOwner, { credits, priceOre })
  return unlessDone(() => transact([{ Update: update }, audit]))
}
