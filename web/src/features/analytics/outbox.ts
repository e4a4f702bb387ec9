import type { AnalyticsEvent } from '#shared/analytics/event.ts'
import { maxEvents } from '#shared/analytics/names.ts'
import { storedConsent } from '#web/src/platform/consent.ts'
import { withoutAdvertising } from './identity.ts'

const address = '/api/events'
/** Milliseconds that events are gathered. */
const gatherMs = 5_000
/** Milliseconds before the one other try. */
const againAfterMs = 2_000
/** Browsers let requests that outlive their page carry 64 KB; events are ASCII but for a path now and then. */
const mostCharacters = 48_000

let waiting: AnalyticsEvent[] = []
let timer: ReturnType<typeof setTimeout> | undefined

/** As much as fits one request, off the front. */
const nextBatch = (): AnalyticsEvent[] => {
  let size = 0
  const end = waiting.findIndex((event, place) => {
    size += JSON.stringify(event).length
    return place > 0 && size > mostCharacters
  })
  return waiting.splice(0, end < 0 ? waiting.length : end)
}

/** Asked for at every try: what is taken back in another tab holds here at once. */
const bodyOf = (events: readonly AnalyticsEvent[]): string | undefined => {
  const consent = storedConsent()
  if (!consent?.analytics) return undefined
  const marketing = consent.marketing === true
  const allowed = events.map(event => {
    if (marketing) return event
    const first_touch = withoutAdvertising(event.context.first_touch)
    return { ...event, context: { ...event.context, first_touch } }
  })
  return JSON.stringify({ events: allowed, consent: { analytics: true, marketing } })
}

/** Answers what went wrong, if anything did; `again` where another try may help. */
const post = async (events: readonly AnalyticsEvent[]): Promise<{ fault?: unknown; again: boolean }> => {
  const body = bodyOf(events)
  if (!body) return { again: false }
  const headers = { 'content-type': 'application/json' }
  try {
    const { ok, status } = await fetch(address, { method: 'POST', keepalive: true, headers, body })
    return ok ? { again: false } : { fault: status, again: status >= 500 }
  } catch (fault) {
    return { fault, again: true }
  }
}

const send = async (events: readonly AnalyticsEvent[]): Promise<void> => {
  let { fault, again } = await post(events)
  if (again) {
    await new Promise(resolve => setTimeout(resolve, againAfterMs))
    ;({ fault } = await post(events))
  }
  if (fault) console.warn('analytics', fault)
}

/** Sends whatever waits; on a page that is left, too. */
export const flush = (): void => {
  clearTimeout(timer)
  timer = undefined
  while (waiting.length > 0) void send(nextBatch())
}

/** Takes an event along with the next request. */
export const enqueue = (event: AnalyticsEvent): void => {
  waiting.push(event)
  if (waiting.length >= maxEvents) flush()
  else timer ??= setTimeout(flush, gatherMs)
}

/** Forgets what was not sent. */
export const discard = (): void => {
  clearTimeout(timer)
  timer = undefined
  waiting = []
}
