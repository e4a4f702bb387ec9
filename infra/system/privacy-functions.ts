import type { Entity } from '#shared/contract/entity.ts'
import { entities } from '#shared/entities.ts'
import { noOwner } from '#shared/operator/audit.entity.ts'
import type { SystemFunction } from './function.ts'
import { dueOf, readsContent } from './http-defaults.ts'
import { entriesOf, itemsOf, only } from './leading-keys.ts'

const { application, audit, businessProfile, investor, lead, meeting, member, notice } = entities
const { partnerProfile, person, role, seat, suppressed } = entities

const accounts = [role, businessProfile, partnerProfile]

/** Every kind of item that an erasure changes; those in the partition of their owner come with the owner's. */
const personal = Object.values<Entity>(entities).filter(
  ({ onErasure, pk }) => onErasure !== 'left' && !pk.startsWith('<'),
)

/** What gives people a copy of their data, and erases them. */
export const privacyFunctions = {
  privacy: {
    entry: 'lambdas/privacy/privacy.command.ts',
    grants: [
      {
        on: 'table',
        allow: ['GetItem', 'UpdateItem', 'DeleteItem', 'Query'],
        leadingKeys: itemsOf(person, ...accounts, application, lead, meeting, seat, investor, ...personal),
      },
      // A proposal ends with one of its sides, an agreement with its business, and the inquiry goes on without them.
      {
        on: 'table',
        allow: ['PutItem', 'ConditionCheckItem'],
        leadingKeys: itemsOf(entities.inquiry, entities.proposal, entities.agreement),
      },
      {
        on: 'table',
        allow: ['PutItem', 'DeleteItem'],
        leadingKeys: itemsOf(...['inquiry', 'proposal', 'agreement'].map(dueOf)),
      },
      readsContent,
      { on: 'table', allow: ['UpdateItem', 'Query'], leadingKeys: itemsOf(notice) },
      { on: 'table', allow: ['GetItem'], leadingKeys: itemsOf(suppressed) },
      { on: 'table', allow: ['PutItem'], leadingKeys: itemsOf(only(audit, { owner: noOwner })) },
      { on: 'table', allow: ['Query'], leadingKeys: entriesOf(application, member, notice), index: 'GSI1' },
      ...(['projectFiles', 'cvs'] as const).map(bucket => ({
        on: 'bucket' as const,
        bucket,
        allow: ['GetObject', 'GetObjectTagging', 'DeleteObject', 'ListBucket'] as const,
        prefixes: ['incoming/', 'inspected/', 'kept/'] as const,
      })),
      {
        on: 'bucket',
        bucket: 'failures',
        allow: ['GetObject', 'PutObject', 'DeleteObject', 'ListBucket'],
        prefixes: ['aws/lambda/'],
      },
      {
        on: 'bucket',
        bucket: 'erasures',
        allow: ['GetObject', 'PutObject', 'ListBucket'],
        prefixes: ['erased/'],
      },
      { on: 'pool', pool: 'business', allow: ['AdminGetUser', 'AdminDeleteUser'] },
      { on: 'pool', pool: 'partner', allow: ['AdminGetUser', 'AdminDeleteUser'] },
      { on: 'key', allow: ['Decrypt'], contextKeys: ['partner'] },
      { on: 'secret', secret: 'signing' },
    ],
    environment: {
      TABLE_NAME: 'table name',
      SIGNING_SECRET_ID: 'signing secret id',
      BUSINESS_POOL_ID: 'business pool id',
      PARTNER_POOL_ID: 'partner pool id',
      PROJECT_FILES_BUCKET: 'projectFiles bucket name',
      CVS_BUCKET: 'cvs bucket name',
      FAILURES_BUCKET: 'failures bucket name',
      ERASURES_BUCKET: 'erasures bucket name',
      BANK_KEY_ID: 'bank key id',
      PUBLIC_FILES_ADDRESS: 'public files address',
    },
    memoryMegabytes: 512,
    // A command that times out can be repeated and then continues.
    timeoutSeconds: 840,
    errorImpact: 'Nobody can be given a copy of their data, or have it erased.',
  },
} as const satisfies Record<string, SystemFunction>
