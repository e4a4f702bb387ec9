import type * as z from 'zod/mini'
import type { collectEvents } from '#shared/analytics/collect-events.ts'
import type { AnalyticsEvent } from '#shared/analytics/event.ts'
import { advertisingParameters, campaignParameters } from '#shared/analytics/names.ts'
import { Failure } from '../platform/failure.ts'

/** What the use case needs of the queue; what it has taken is not lost. */
export type EventQueue = { put: (events: readonly AnalyticsEvent[]) => Promise<void> }

type Collected = z.infer<(typeof collectEvents)['body']>

const saysCampaignOnly = (address: string): boolean => {
  const [, query = ''] = address.split('?')
  const names = [...new URLSearchParams(query).keys()]
  return names.every(name => campaignParameters.some(known => known === name))
}

const namesAPerson = ({ context: { first_touch } }: AnalyticsEvent): boolean =>
  advertisingParameters.some(parameter => first_touch[parameter] !== null)

/** Links in mails carry keys behind `?` and `#`, so no address is taken with more than its campaign. */
const carriesSecrets = ({ context: { url, path, referrer, first_touch } }: AnalyticsEvent): boolean =>
  url.includes('#') ||
  !saysCampaignOnly(url) ||
  [path, referrer, first_touch.referrer].some(address => /[?#]/.test(address ?? ''))

/**
 * Hands on what a page tells, where the visitor allows it. Throws `consent_required`, also for advertising ids
 * without consent to marketing, and `invalid_fields` for an address with more in it than its campaign.
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
