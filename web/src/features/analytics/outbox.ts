import type { AnalyticsEvent } from '#shared/analytics/event.ts'
import { maxEvents } from '#shared/analytics/names.ts'
import { storedConsent } from '#web/src/platform/consent.ts'
import { withoutAdvertising } from './identity.ts'

const address = '/api/events'
/** Milliseconds that events are collected before sending. */
const gatherMs = 5_000
/** Milliseconds before the single retry. */
const againAfterMs = 2_000
/** Browsers allow 64 KB for requests that outlive their page; events are ASCII except for a path now and then. */
const maxCharacters = 48_000

let waiting: AnalyticsEvent[] = []
let timer: ReturnType<typeof setTimeout> | undefined

/** Takes as many events from the front as fit one request. */
const nextBatch = (): AnalyticsEvent[] => {
  let size = 0
  const end = waiting.findIndex((event, index) => {
    size += JSON.stringify(event).length
    return index > 0 && size > maxCharacters
  })
  return waiting.splice(0, end < 0 ? waiting.length : end)
}

/** Checked for every attempt, so that withdrawing consent in another tab takes effect at once. */
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

/** Returns the failure, if any; `again` if a retry may help. */
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

/** Sends all waiting events, also when the page is being left. */
export const flush = (): void => {
  clearTimeout(timer)
  timer = undefined
  while (waiting.length > 0) void send(nextBatch())
}

/** Adds an event to the next request. */
export const enqueue = (event: AnalyticsEvent): void => {
  waiting.push(event)
  if (waiting.length >= maxEvents) flush()
  else timer ??= setTimeout(flush, gatherMs)
}

/** Removes unsent events. */
export const discard = (): void => {
  clearTimeout(timer)
  timer = undefined
  waiting = []
}
