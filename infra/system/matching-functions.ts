import { entities } from '#shared/entities.ts'
import type { SystemFunction } from './function.ts'
import { itemsOf } from './leading-keys.ts'

const { cvText, match, partnerProfile } = entities

/** What reads partners for rankings: a function of its own, so that no other carries the reader of PDF. */
export const matchingFunctions = {
  matching: {
    entry: 'lambdas/matching/matching.queue.ts',
    grants: [
      {
        on: 'table',
        allow: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem', 'Query'],
        leadingKeys: itemsOf(partnerProfile, cvText, match),
      },
      { on: 'bucket', bucket: 'cvs', allow: ['GetObject'], prefixes: ['kept/'] },
    ],
    environment: { TABLE_NAME: 'table name', CVS_BUCKET: 'cvs bucket name' },
    // Unpacks what files unpack to at most, and what the reader makes of it.
    memoryMegabytes: 1024,
    timeoutSeconds: 60,
    errorImpact: 'New CVs are not read, and rankings know partners as they were.',
  },
} as const satisfies Record<string, SystemFunction>
