import type { AnalyticsEvent, FirstTouch } from '#shared/analytics/event.ts'
import { advertisingParameters } from '#shared/analytics/names.ts'
import { analyticsKey } from '#web/src/platform/consent.ts'
import { store, stored } from '#web/src/platform/storage.ts'

type Ids = Pick<AnalyticsEvent['context'], 'anonymous_id' | 'session_id' | 'first_touch'>

/** The ids with their start times, in milliseconds since 1970. */
type Kept = Ids & { anonymousSince: number; sessionSince: number; sessionSeen: number; touchedAt: number }

const minute = 60_000
const day = 24 * 60 * minute
/** How long a visitor keeps the same id and first touch. */
const visitorFor = 180 * day
const sessionFor = day
const sessionIdleFor = 30 * minute

const read = (): Partial<Kept> => {
  try {
    return JSON.parse(stored(analyticsKey) ?? '{}')
  } catch {
    return {}
  }
}

const isWithin = (since: number | undefined, span: number, now: number): boolean =>
  since !== undefined && since <= now && now - since < span

/** Returns the stored ids without expired ones. */
const fresh = (now: number): Partial<Kept> => {
  const kept = read()
  const { anonymousSince, sessionSince, sessionSeen, touchedAt } = kept
  if (!isWithin(anonymousSince, visitorFor, now)) delete kept.anonymous_id
  if (!isWithin(touchedAt, visitorFor, now)) delete kept.first_touch
  if (!(isWithin(sessionSince, sessionFor, now) && isWithin(sessionSeen, sessionIdleFor, now)))
    delete kept.session_id
  return kept
}

/** Returns the first touch without advertising ids. */
export const withoutAdvertising = (touch: FirstTouch): FirstTouch => ({
  ...touch,
  ...Object.fromEntries(advertisingParameters.map(parameter => [parameter, null])),
})

/** Returns the ids for an event, each renewed if it has expired. `touch` returns what led to the site. */
export const identify = (touch: () => FirstTouch): Ids => {
  const now = Date.now()
  const kept = fresh(now)
  const ids: Ids = {
    anonymous_id: kept.anonymous_id ?? crypto.randomUUID(),
    session_id: kept.session_id ?? crypto.randomUUID(),
    first_touch: kept.first_touch ?? touch(),
  }
  const next: Kept = {
    ...ids,
    anonymousSince: kept.anonymous_id ? (kept.anonymousSince ?? now) : now,
    sessionSince: kept.session_id ? (kept.sessionSince ?? now) : now,
    sessionSeen: now,
    touchedAt: kept.first_touch ? (kept.touchedAt ?? now) : now,
  }
  store(analyticsKey, JSON.stringify(next))
  return ids
}

/** Removes the advertising ids after marketing consent was withdrawn. */
export const forgetAdvertising = (): void => {
  const kept = read()
  if (!kept.first_touch) return
  store(analyticsKey, JSON.stringify({ ...kept, first_touch: withoutAdvertising(kept.first_touch) }))
}
