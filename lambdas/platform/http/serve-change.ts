import type { Endpoint } from '#shared/contract/endpoint.ts'
import { actingAs, membershipFor, readActing } from './acting.ts'
import type { Request } from './asked.ts'
import { requireLiveSession } from './live-session.ts'
import { type Reply, readRequest, reply, type Served } from './serve.ts'
import { handleOnce, type Steps } from './serve-once.ts'

/** An operation by which a signed-in user changes something. */
type Change = Endpoint & {
  readonly access: 'business' | 'partner' | 'operator'
  readonly method: 'POST' | 'PUT' | 'DELETE'
}

/**
 * Serves a change that may be repeated freely, and refuses a caller who has signed out. `prepare` runs while the pool
 * checks the session: it may read and count attempts, and must not change anything else.
 */
export const serveChange = <const Declared extends Change, Prepared = undefined>(
  declared: Declared,
  handle: (request: Request<Declared>, prepared: Prepared) => Promise<Reply<Declared>>,
  prepare?: (request: Request<Declared>) => Promise<Prepared>,
): Served => ({
  endpoint: declared,
  respond: async (event, findMembership) => {
    const request = readRequest(declared, event)
    const membership = membershipFor(declared, request, findMembership)
    const [prepared, acting] = await Promise.all([
      prepare && readActing(request, { membership, read: prepare }),
      membership.then(found => actingAs(request, found)),
      requireLiveSession(request.accessToken),
    ])
    return reply(declared, await handle(acting, prepared as Prepared))
  },
})

/** As `serveChange`, once per Idempotency-Key: the pool checks the session while the key is claimed. */
export const serveChangeOnce = <const Declared extends Change, Found = undefined>(
  declared: Declared,
  steps: Steps<Declared, Found>,
): Served => ({
  endpoint: declared,
  respond: (event, findMembership) =>
    handleOnce(declared, steps, event, {
      allow: ({ accessToken }) => requireLiveSession(accessToken),
      findMembership,
    }),
})
