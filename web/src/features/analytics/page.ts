import type { AnalyticsEvent, FirstTouch } from '#shared/analytics/event.ts'
import { advertisingParameters, campaignParameters, maxLength } from '#shared/analytics/names.ts'
import { isOwn, landing } from './tab-history.ts'

/** The page of an event. */
export type Page = Pick<AnalyticsEvent['context'], 'url' | 'path' | 'referrer'>

/** Returns an address without query and fragment, where links in mails carry their keys. */
const bare = (address: string): string | null =>
  address.replace(/[?#].*$/s, '').slice(0, maxLength.referrer) || null

/** Returns the campaign parameters of an address, and nothing else of it. */
const campaignQuery = (said: URLSearchParams): string => {
  const pairs = campaignParameters.flatMap(name => {
    const value = said.get(name)
    return value ? [[name, value.slice(0, maxLength.campaign)]] : []
  })
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : ''
}

const cutUrl = ({ origin, pathname, searchParams }: URL): string => {
  const address = origin + pathname
  const whole = address + campaignQuery(searchParams)
  return (whole.length > maxLength.url ? address : whole).slice(0, maxLength.url)
}

/** Returns a page by its address, with `before` as its referrer. */
export const pageAt = (address: string, before: string): Page => {
  const url = new URL(address)
  return { url: cutUrl(url), path: url.pathname.slice(0, maxLength.path), referrer: bare(before) }
}

/** Returns the current page, with `before` as its referrer. */
export const pageFrom = (before: string): Page => pageAt(location.href, before)

/** Returns what led to the site; advertising ids only if marketing is allowed. */
export const touchOf = (marketing: boolean): FirstTouch => {
  const { address, referrer } = landing()
  const own = isOwn(referrer)
  // One of our links opened in a new tab: the referring page knows what led to the site.
  const said = [address, own ? referrer : address].map(text => new URL(text).searchParams)
  const saidOf = (name: string) => said[0]?.get(name) || said[1]?.get(name)
  const named = <Name extends string>(names: readonly Name[], max: number) =>
    Object.fromEntries(names.map(name => [name, saidOf(name)?.slice(0, max) || null])) as Record<
      Name,
      string | null
    >
  const ids: Partial<Pick<FirstTouch, 'gclid' | 'fbclid'>> = marketing
    ? named(advertisingParameters, maxLength.advertising)
    : {}
  return {
    ...named(campaignParameters, maxLength.campaign),
    gclid: ids.gclid ?? null,
    fbclid: ids.fbclid ?? null,
    referrer: own ? null : bare(referrer),
  }
}

/** Properties of the visitor's browser. */
export const device = () => ({
  viewport: { width: innerWidth, height: innerHeight },
  screen: { width: screen.width, height: screen.height },
  language: navigator.language.slice(0, maxLength.language),
  user_agent: navigator.userAgent.slice(0, maxLength.userAgent),
  timezone: Intl.DateTimeFormat().resolvedOptions().timeZone.slice(0, maxLength.timezone),
})
