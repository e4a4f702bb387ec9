import { DeleteItemCommand } from '@aws-sdk/client-dynamodb'
import * as z from 'zod/mini'
import { clock } from '#shared/contract/clock.ts'
import { suppressedEntity } from '#shared/mail/suppressed.entity.ts'
import { keyedHash } from '../secrets/keyed-hash.ts'
import { fromAttributes, toAttributes } from '../table/attributes.ts'
import { getItem } from '../table/get-item.ts'
import { table, tableName } from '../table/table.ts'
import { writeIf } from '../table/write.ts'
import { putNew } from '../table/write-items.ts'

type Suppression = z.infer<typeof suppressedEntity.item>

const keyOf = async (email: string) => suppressedEntity.key({ emailHash: await keyedHash('email', email) })

/** Whether mail to an address is suppressed. */
export const isSuppressed = async (email: string): Promise<boolean> =>
  (await getItem(await keyOf(email), z.looseObject({}), { consistent: false })) !== null

/** Ends all mail to an address; false if it had ended before. The address itself is not stored. */
export const suppress = async (email: string, reason: Suppression['reason']): Promise<boolean> =>
  writeIf(putNew({ ...(await keyOf(email)), reason, suppressedAt: new Date(clock.now()).toISOString() }))

/** Lets mail through to an address again; returns why it had ended, or null if it had not. */
export const liftSuppression = async (email: string): Promise<Suppression | null> => {
  const lift = new DeleteItemCommand({
    TableName: tableName(),
    Key: toAttributes(await keyOf(email)),
    ReturnValues: 'ALL_OLD',
  })
  const { Attributes } = await table.send(lift)
  return Attributes ? suppressedEntity.item.parse(fromAttributes(Attributes)) : null
}
