import type { Endpoint } from '#shared/contract/endpoint.ts'
import { Failure } from '../failure.ts'
import { logger } from '../logging/logger.ts'
import { once, type Receipt } from './idempotency.ts'
import { type Reply, type Request, readRequest, reply, type Served, submissionKeyOf } from './serve.ts'

type Event = Parameters<Served['answer']>[0]

/** Ties the request to what it stored: the id, or who called, is part of the item's key, and so of the line about its mail. */
const logStored = (
  { method, path }: Endpoint,
  { requestId, caller }: { requestId: string; caller: string },
  stored: unknown,
): void => {
  const id = typeof stored === 'object' && stored && 'id' in stored ? String(stored.id) : undefined
  logger.info('submission_stored', { requestId, route: `${method} ${path}`, id, caller: caller || undefined })
}

/** Answers once per Idempotency-Key, and only where `allow` does not refuse; it is asked while the key is claimed. */
export const answerOnce = async <const Declared extends Endpoint>(
  declared: Declared,
  event: Event,
  handle: (request: Request<Declared>, receipt: Receipt) => Promise<Reply<Declared>>,
  allow: (request: Request<Declared>) => Promise<void>,
) => {
  const request = readRequest(declared, event)
  const key = submissionKeyOf(event)
  if (key === null) throw new Failure('invalid_fields', { fields: { 'Idempotency-Key': 'required' } })
  const operation = `${declared.method} ${event.rawPath} ${request.caller}`
  const allowed = allow(request)
  // It is waited for below; until then its refusal is nobody's.
  allowed.catch(() => undefined)
  const answer = await once({ key, operation, body: request.body }, request.requestId, async receipt => {
    await allowed
    const stored = await handle(request, receipt)
    logStored(declared, request, stored)
    return stored
  })
  // A replay does no work.
  await allowed
  return reply(declared, answer)
}

/** Serves a public form that happens once per Idempotency-Key; its work stores the receipt with what it writes. */
export const serveOnce = <const Declared extends Endpoint & { readonly access: 'public' }>(
  declared: Declared,
  handle: (request: Request<Declared>, receipt: Receipt) => Promise<Reply<Declared>>,
): Served => ({
  endpoint: declared,
  answer: event => answerOnce(declared, event, handle, async () => undefined),
})
