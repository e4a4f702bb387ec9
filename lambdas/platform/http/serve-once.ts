import { setTimeout as wait } from 'node:timers/promises'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import type { FindMembership } from '../company/members.store.ts'
import { Failure } from '../failure.ts'
import { enforce, type Verdict } from '../limits/verdict.ts'
import { logger } from '../logging/logger.ts'
import { actingAs, awaitLater, membershipFor, readActing } from './acting.ts'
import type { Request } from './asked.ts'
import { once, type Receipt } from './idempotency.ts'
import { type Reply, readRequest, reply, type Served, submissionKeyOf } from './serve.ts'

/** Logs what a request stored: the id or the caller is part of the item's key, which the log line of its mail has, too. */
const logStored = (
  { method, path }: Endpoint,
  { requestId, caller }: { requestId: string; caller: string },
  stored: unknown,
): void => {
  const id = typeof stored === 'object' && stored && 'id' in stored ? String(stored.id) : undefined
  logger.info('submission_stored', { requestId, route: `${method} ${path}`, id, caller: caller || undefined })
}

export type Steps<Declared extends Endpoint, Found> = {
  /** Checks the limits while the key is claimed; the count is taken back for a replay. */
  guard?: (request: Request<Declared>) => Promise<Verdict>
  /** Reads what the rule needs while the key is claimed, so that a submission waits for the table only twice. */
  find?: (request: Request<Declared>) => Promise<Found>
  /** The rule; stores the receipt with what it writes. */
  handle: (request: Request<Declared>, receipt: Receipt, found: Found) => Promise<Reply<Declared>>
}

type Admission<Declared extends Endpoint> = {
  allow?: (request: Request<Declared>) => Promise<void>
  findMembership?: FindMembership | undefined
}

/** Long enough for copies of a submission to learn that they are copies and to take back what they counted. */
const copiesMilliseconds = 50

/** Throws the refusal of the limits, if any: one that stands once nothing is counted for copies of this submission. */
const passLimits = async (
  verdict: Verdict | undefined,
  askAgain: () => Promise<Verdict> | undefined,
): Promise<void> => {
  if (!verdict?.refusal) return
  await verdict.uncount()
  await wait(copiesMilliseconds)
  enforce(await askAgain())
}

type Event = Parameters<Served['respond']>[0]

/**
 * Handles a request once per Idempotency-Key. A request that `allow` refuses is neither handled nor replayed. All checks
 * run while the key is claimed.
 */
export const handleOnce = async <const Declared extends Endpoint, Found>(
  declared: Declared,
  { guard, find, handle }: Steps<Declared, Found>,
  event: Event,
  { allow, findMembership }: Admission<Declared> = {},
) => {
  const request = readRequest(declared, event)
  const key = submissionKeyOf(event)
  if (key === null) throw new Failure('invalid_fields', { fields: { 'Idempotency-Key': 'required' } })
  const operation = `${declared.method} ${event.rawPath} ${request.person}`
  const allowed = awaitLater(allow?.(request))
  const membership = membershipFor(declared, request, findMembership)
  const joining = awaitLater(membership)
  const undo = (verdict: Verdict) => verdict.uncount()
  const askLimits = () => guard && readActing(request, { membership, read: guard, undo })
  const guarded = awaitLater(askLimits())
  const finding = awaitLater(find && readActing(request, { membership, read: find }))
  let isFirst = false
  try {
    const result = await once({ key, operation, body: request.body }, request.requestId, async receipt => {
      isFirst = true
      await Promise.all([allowed, joining])
      await passLimits(await guarded, askLimits)
      const acting = actingAs(request, (await joining) ?? null)
      const stored = await handle(acting, receipt, (await finding) as Found)
      logStored(declared, acting, stored)
      return stored
    })
    await Promise.all([allowed, joining])
    return reply(declared, result)
  } finally {
    if (!isFirst) await guarded.then(verdict => verdict?.uncount()).catch(() => undefined)
  }
}

/** Serves a public form once per Idempotency-Key; its rule stores the receipt with what it writes. */
export const serveOnce = <const Declared extends Endpoint & { readonly access: 'public' }, Found = undefined>(
  declared: Declared,
  steps: Steps<Declared, Found>,
): Served => ({ endpoint: declared, respond: event => handleOnce(declared, steps, event) })
