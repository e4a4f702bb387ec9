import { type JoinRequest, joinRequestEntity } from '#shared/company/join-request.entity.ts'
import { clock } from '#shared/contract/clock.ts'
import { keyedHash } from '../platform/secrets/keyed-hash.ts'
import { queryItems } from '../platform/table/query-items.ts'
import { update } from '../platform/table/update.ts'
import { writeIf } from '../platform/table/write.ts'
import { deleteItem, type Write } from '../platform/table/write-items.ts'

/** The requests to a company that wait for an answer, the first one first. */
export const findJoinRequests = async (companyId: string): Promise<JoinRequest[]> => {
  const now = new Date(clock.now()).toISOString()
  const all = await queryItems(joinRequestEntity.list({ sub: companyId }), joinRequestEntity.item)
  return all
    .filter(({ state, expiresAt }) => state === 'waiting' && expiresAt > now)
    .sort((a, b) => a.createdAt.localeCompare(b.createdAt))
}

const keyOf = async ({ companyId: sub, email }: JoinRequest) =>
  joinRequestEntity.key({ sub, emailHash: await keyedHash('email', email) })

/** The end of a request that is accepted; refused if it was declined or erased meanwhile. */
export const endOf = async (request: JoinRequest): Promise<Write> =>
  deleteItem(await keyOf(request)).expect({ id: request.id, state: 'waiting' })

/** Declines a request; one that is over stays so. */
export const decline = async (companyId: string, id: string): Promise<void> => {
  const request = (await findJoinRequests(companyId)).find(one => one.id === id)
  if (!request) return
  await writeIf(
    update(await keyOf(request))
      .set({ state: 'declined' })
      .expect({ id, state: 'waiting' }),
  )
}
