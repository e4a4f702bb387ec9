import * as z from 'zod/mini'
import { language } from '#shared/contract/language.ts'
import { keys } from '../platform/table/keys.ts'
import { tableName } from '../platform/table/table.ts'
import { transact } from '../platform/table/transact.ts'
import { auditItem } from './audit.store.ts'
import { found } from './found.store.ts'
import { showItem } from './leads.store.ts'
import { listAt, shown } from './lists.store.ts'
import { type Operation, Refusal, type Run } from './run.ts'
import { emailVerifiedAt, withVerification } from './verified-address.store.ts'
import { requireVerifiedAddress } from './verified-address.ts'
import { unlessDone } from './writes.store.ts'

/** The partners of a status, newest first, a page of them. */
export const listPartners: Run<'partners list'> = async ({ status, ...asked }) =>
  withVerification(
    await listAt(keys.partnerProfiles(status, '').GSI1PK, asked, item => ({
      partnerId: String(item.PK).slice('PARTNER#'.length),
      ...shown(item),
    })),
  )

/** The profile of a partner; a refusal where there is none. */
export const showPartner: Run<'partners show'> = async ({ partnerId }) => {
  const { item } = await showItem('partner', keys.partnerProfile(partnerId))
  return { item: { ...item, emailVerifiedAt: await emailVerifiedAt(partnerId) } }
}

const statusUpdate = (partnerId: string, status: string) => ({
  TableName: tableName(),
  Key: keys.partnerProfile(partnerId),
  UpdateExpression: 'SET #status = :status, GSI1PK = :partners',
  ConditionExpression: 'attribute_exists(PK) AND #status <> :status',
  ExpressionAttributeNames: { '#status': 'status' },
  ExpressionAttributeValues: {
    ':status': status,
    ':partners': keys.partnerProfiles(status, '').GSI1PK,
  },
})

/** Moves a partner to a status; the audit item in the same transaction is the request to mail about it. */
const moveTo = async (
  { partnerId, ...about }: { partnerId: string; reason?: string; unverifiedReason?: string | undefined },
  status: 'approved' | 'declined',
  operation: Operation,
): Promise<{ changed: boolean }> => {
  const profile = await found(keys.partnerProfile(partnerId), z.object({ email: z.string() }))
  if (!profile) throw new Refusal('There is no such partner, or no profile yet.')
  if (status === 'approved') {
    const address = { email: profile.email, emailVerifiedAt: await emailVerifiedAt(partnerId) }
    requireVerifiedAddress(address, about.unverifiedReason)
  }
  const account = await found(keys.role('partner', partnerId), z.object({ language }))
  const mail = { email: profile.email, language: account?.language ?? 'sv', status, ...about }
  const audit = auditItem(operation, keys.partnerProfile(partnerId).PK, mail)
  return unlessDone(() => transact([{ Update: statusUpdate(partnerId, status) }, audit]))
}

/** Approves a partner's profile; a refusal where there is none, or where nobody has verified the address. */
export const approvePartner: Run<'partners approve'> = (input, operation) =>
  moveTo(input, 'approved', operation)

/** Declines a partner's profile, with the reason that is mailed; a refusal where there is none. */
export const declinePartner: Run<'partners decline'> = (input, operation) =>
  moveTo(input, 'declined', operation)
