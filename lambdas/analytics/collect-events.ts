import type * as z from 'zod/mini'
import type { collectEvents } from '#shared/analytics/collect-events.ts'
import type { AnalyticsEvent } from '#shared/analytics/event.ts'
import { advertisingParameters, campaignParameters } from '#shared/analytics/names.ts'
import { Failure } from '../platform/failure.ts'

/** What the use case needs of the queue, which does not lose what it has accepted. */
export type EventQueue = { put: (events: readonly AnalyticsEvent[]) => Promise<void> }

type Collected = z.infer<(typeof collectEvents)['body']>

const saysCampaignOnly = (address: string): boolean => {
  const [, query = ''] = address.split('?')
  const names = [...new URLSearchParams(query).keys()]
  return names.every(name => campaignParameters.some(known => known === name))
}

const namesAPerson = ({ context: { first_touch } }: AnalyticsEvent): boolean =>
  advertisingParameters.some(parameter => first_touch[parameter] !== null)

/** Links in mails have keys after `?` and `#`, so URLs are accepted only without anything but their campaign. */
const carriesSecrets = ({ context: { url, path, referrer, first_touch } }: AnalyticsEvent): boolean =>
  url.includes('#') ||
  !saysCampaignOnly(url) ||
  [path, referrer, first_touch.referrer].some(address => /[?#]/.test(address ?? ''))

/**
 * Queues the events of a page if the visitor has consented. Throws `consent_required`, also for advertising ids without
 * consent to marketing, and `invalid_fields` for a URL that contains more than its campaign.
 */
export const collect = async (
  { events, consent }: Collected,
  { queue }: { queue: EventQueue },
): Promise<void> => {
  if (!consent?.analytics) throw new Failure('consent_required')
  if (!consent.marketing && events.some(namesAPerson)) throw new Failure('consent_required')
  if (events.some(carriesSecrets)) throw new Failure('invalid_fields', { fields: { events: 'invalid' } })
  await queue.put(events)
}
