import type { Endpoint } from '#shared/contract/endpoint.ts'
import { Failure } from '../failure.ts'
import { enforce, type Verdict } from '../limits/verdict.ts'
import { logger } from '../logging/logger.ts'
import { once, type Receipt } from './idempotency.ts'
import { type Reply, type Request, readRequest, reply, type Served, submissionKeyOf } from './serve.ts'

/** Ties the request to what it stored: the id, or who called, is part of the item's key, and so of the line about its mail. */
const logStored = (
  { method, path }: Endpoint,
  { requestId, caller }: { requestId: string; caller: string },
  stored: unknown,
): void => {
  const id = typeof stored === 'object' && stored && 'id' in stored ? String(stored.id) : undefined
  logger.info('submission_stored', { requestId, route: `${method} ${path}`, id, caller: caller || undefined })
}

export type Steps<Declared extends Endpoint, Found> = {
  /** The limits; asked next to the claim of the key, and taken back for a replay. */
  guard?: (request: Request<Declared>) => Promise<Verdict>
  /** What the rule reads; fetched next to the claim, too, so that a submission waits for the table twice in all. */
  find?: (request: Request<Declared>) => Promise<Found>
  /** The rule; stores the receipt with what it writes. */
  handle: (request: Request<Declared>, receipt: Receipt, found: Found) => Promise<Reply<Declared>>
}

/** Starts something whose result, or failure, is wanted later or not at all. */
const started = <Value>(promise: Promise<Value> | undefined): Promise<Value | undefined> => {
  promise?.catch(() => undefined)
  return Promise.resolve(promise)
}

type Event = Parameters<Served['answer']>[0]

/**
 * Answers once per Idempotency-Key. What `allow` refuses is neither done nor replayed; it is asked next to the claim, as
 * everything else is.
 */
export const handleOnce = async <const Declared extends Endpoint, Found>(
  declared: Declared,
  { guard, find, handle }: Steps<Declared, Found>,
  event: Event,
  allow?: (request: Request<Declared>) => Promise<void>,
) => {
  const request = readRequest(declared, event)
  const key = submissionKeyOf(event)
  if (key === null) throw new Failure('invalid_fields', { fields: { 'Idempotency-Key': 'required' } })
  const operation = `${declared.method} ${event.rawPath} ${request.caller}`
  const allowed = started(allow?.(request))
  const guarded = started(guard?.(request))
  const finding = started(find?.(request))
  let isFirst = false
  try {
    const answer = await once({ key, operation, body: request.body }, request.requestId, async receipt => {
      isFirst = true
      await allowed
      const verdict = await guarded
      if (verdict) enforce(verdict)
      const stored = await handle(request, receipt, (await finding) as Found)
      logStored(declared, request, stored)
      return stored
    })
    await allowed
    return reply(declared, answer)
  } finally {
    if (!isFirst) await guarded.then(verdict => verdict?.uncount()).catch(() => undefined)
  }
}

/** Serves a public form that happens once per Idempotency-Key; its rule stores the receipt with what it writes. */
export const serveOnce = <const Declared extends Endpoint & { readonly access: 'public' }, Found = undefined>(
  declared: Declared,
  steps: Steps<Declared, Found>,
): Served => ({ endpoint: declared, answer: event => handleOnce(declared, steps, event) })
