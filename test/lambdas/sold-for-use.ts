import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { clock } from '#shared/contract/clock.ts'
import { credit, debit } from '#shared/ledger/leg.ts'
import { lotEntity } from '#shared/ledger/lot.entity.ts'
import { tableName } from '../infra/local/dynamodb/local-table.ts'
import { workIn } from './operated-work.ts'
import type { Services } from './running-services.ts'

/** An amount that no number of uses divides evenly. */
const vatOre = 1_406_251

/** Makes the credits that a business has not used yet ones that were sold with their VAT due at the use. */
export const sellForUse = async (services: Services, sub: string): Promise<void> => {
  const { posting } = await import('#lambdas/platform/ledger/posting.store.ts')
  const { transact } = await import('#lambdas/platform/table/transact.ts')
  const { partition, beginsWith } = lotEntity.list({ sub })
  const [lot] = await workIn(services).below(partition.PK, beginsWith)
  if (!lot) throw new Error(`The business ${sub} has no credits.`)
  const legs = [debit('bank', vatOre), credit('vatDeferred', vatOre)]
  const at = new Date(clock.now()).toISOString()
  await transact(await posting({ kind: 'reversal', cause: `VAT of ${sub}`, legs, at, by: 'a test' }))
  await services.documents.send(
    new UpdateCommand({
      ...{ TableName: tableName, Key: { PK: lot.PK, SK: lot.SK } },
      UpdateExpression: 'SET vatOre = :vat, orderId = :order',
      ExpressionAttributeValues: { ':vat': vatOre, ':order': `order of ${sub}` },
    }),
  )
}
