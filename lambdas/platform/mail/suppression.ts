import { DeleteCommand, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { clock } from '#shared/contract/clock.ts'
import { keyedHash } from '../secrets/keyed-hash.ts'
import { keys } from '../table/keys.ts'
import { documents, tableName, wasMade } from '../table/table.ts'

const suppression = z.object({ reason: z.enum(['bounce', 'complaint']), suppressedAt: z.string() })

type Suppression = z.infer<typeof suppression>

const placeOf = async (email: string) => ({
  TableName: tableName(),
  Key: keys.suppressed(await keyedHash('email', email)),
})

/** Whether an address gets no mail any more. */
export const isSuppressed = async (email: string): Promise<boolean> => {
  const { Item } = await documents.send(new GetCommand(await placeOf(email)))
  return Item !== undefined
}

/** Ends all mail to an address; false where it had ended before. The address itself is not stored. */
export const suppress = async (email: string, reason: Suppression['reason']): Promise<boolean> => {
  const { TableName, Key } = await placeOf(email)
  const Item = { ...Key, reason, suppressedAt: new Date(clock.now()).toISOString() }
  return wasMade(
    documents.send(new PutCommand({ TableName, Item, ConditionExpression: 'attribute_not_exists(PK)' })),
  )
}

/** Lets mail through to an address again; gives why it had ended, or null where it had not. */
export const liftSuppression = async (email: string): Promise<Suppression | null> => {
  const { Attributes } = await documents.send(
    new DeleteCommand({ ...(await placeOf(email)), ReturnValues: 'ALL_OLD' }),
  )
  return Attributes ? suppression.parse(Attributes) : null
}
