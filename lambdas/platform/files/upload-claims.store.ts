import { GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { clock } from '#shared/contract/clock.ts'
import { fileRefusals } from '#shared/files/file-refusal.ts'
import { Failure } from '../failure.ts'
import { logger } from '../logging/logger.ts'
import { keys } from '../table/keys.ts'
import { conditionFailed, documents, type TransactItem, tableName } from '../table/table.ts'
import type { FileArea } from './file-area.ts'

const claim = z.object({
  id: z.string(),
  fileName: z.string(),
  contentType: z.string(),
  /** In bytes: as declared, then as it is. */
  size: z.number(),
  state: z.enum(['waiting', 'accepted', 'refused', 'kept']),
  reason: z.optional(z.enum(fileRefusals)),
  /** When the policy ends. */
  expiresAt: z.string(),
  ttl: z.number(),
})

/** One upload that its owner was permitted; the owner is in its key, so nobody finds another's. */
export type UploadClaim = z.infer<typeof claim>

/** What the server found when it looked. */
type Finding = Pick<UploadClaim, 'size' | 'reason'> & { state: 'accepted' | 'refused' }

const names = { '#state': 'state', '#ttl': 'ttl' }

/** The upload claims of one owner. */
export const uploadClaimsOf = ({ pool }: FileArea, sub: string) => {
  const keyOf = (id: string) => keys.upload(pool, sub, id)

  /** A claim, or null where there is none any more; TTL deletes late. */
  const find = async (id: string): Promise<UploadClaim | null> => {
    const { Item } = await documents.send(
      new GetCommand({ TableName: tableName(), Key: keyOf(id), ConsistentRead: true }),
    )
    const found = Item && claim.parse(Item)
    return found && found.ttl > clock.seconds() ? found : null
  }

  return {
    find,
    add: async (added: UploadClaim): Promise<void> => {
      const Item = { ...keyOf(added.id), ...added }
      await documents.send(
        new PutCommand({ TableName: tableName(), Item, ConditionExpression: 'attribute_not_exists(PK)' }),
      )
    },
    /** Notes a finding, once; answers what stands. Throws `not_found` where the claim has gone meanwhile. */
    settle: async (id: string, finding: Finding): Promise<UploadClaim> => {
      const { state, size, reason } = finding
      try {
        const { Attributes } = await documents.send(
          new UpdateCommand({
            TableName: tableName(),
            Key: keyOf(id),
            UpdateExpression: `SET #state = :state, #size = :size${reason ? ', reason = :reason' : ''}`,
            ConditionExpression: '#state = :waiting',
            ExpressionAttributeNames: { '#state': 'state', '#size': 'size' },
            ExpressionAttributeValues: {
              ':state': state,
              ':size': size,
              ':waiting': 'waiting',
              ...(reason && { ':reason': reason }),
            },
            ReturnValues: 'ALL_NEW',
          }),
        )
        logger.info('upload_inspected', { upload: id, state, reason })
        return claim.parse(Attributes)
      } catch (error) {
        if (!conditionFailed(error)) throw error
        const standing = await find(id)
        if (!standing) throw new Failure('not_found')
        return standing
      }
    },
    /** The write that takes an accepted upload for good; its condition fails where something else took it first. */
    keep: (id: string): TransactItem => ({
      Update: {
        TableName: tableName(),
        Key: keyOf(id),
        UpdateExpression: 'SET #state = :kept',
        ConditionExpression: '#state = :accepted AND #ttl > :now',
        ExpressionAttributeNames: names,
        ExpressionAttributeValues: { ':kept': 'kept', ':accepted': 'accepted', ':now': clock.seconds() },
      },
    }),
  }
}
