import { GetCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { keys } from '../table/keys.ts'
import { documents, tableName } from '../table/table.ts'

const roleItem = z.object({
  role: z.enum(['business', 'partner']),
  email: z.string(),
  /** Set once the partner has shown that they read what is mailed there. */
  emailVerifiedAt: z.optional(z.string()),
})

export type PartnerRole = z.infer<typeof roleItem>

/** The role record of a partner; null where the trigger that writes it has not run. */
export const findPartnerRole = async (sub: string): Promise<PartnerRole | null> => {
  const { Item } = await documents.send(
    new GetCommand({ TableName: tableName(), Key: keys.role('partner', sub), ConsistentRead: true }),
  )
  return Item ? roleItem.parse(Item) : null
}
