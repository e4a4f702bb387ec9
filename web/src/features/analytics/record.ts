import type { AnalyticsEvent } from '#shared/analytics/event.ts'
import { storedConsent } from '#web/src/platform/consent.ts'
import { identify } from './identity.ts'
import { enqueue } from './outbox.ts'
import { device, type Page, touchOf } from './page.ts'

/** An event: its name and properties. */
export type Happening<Event = AnalyticsEvent> = Event extends AnalyticsEvent
  ? Pick<Event, 'event_name' | 'properties'>
  : never

/** Records an event, if the visitor allows it at this moment. */
export const record = (happening: Happening, page: Page): void => {
  const consent = storedConsent()
  if (!consent?.analytics) return
  const { anonymous_id, session_id, first_touch } = identify(() => touchOf(consent.marketing === true))
  enqueue({
    event_id: crypto.randomUUID(),
    event_time: new Date().toISOString(),
    ...happening,
    context: { anonymous_id, session_id, first_touch, ...page, ...device() },
  } as AnalyticsEvent)
}
