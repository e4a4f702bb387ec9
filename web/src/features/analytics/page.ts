import type { AnalyticsEvent, FirstTouch } from '#shared/analytics/event.ts'
import { advertisingParameters, campaignParameters, longest } from '#shared/analytics/names.ts'

/** Where an event happens. */
export type Page = Pick<AnalyticsEvent['context'], 'url' | 'path' | 'referrer'>

const query = () => new URLSearchParams(location.search)

/** An address without query and fragment, where links in mails carry their keys. */
const bare = (address: string): string | null =>
  address.replace(/[?#].*$/s, '').slice(0, longest.referrer) || null

/** What the address says of a campaign, and nothing else of it. */
const campaignQuery = (): string => {
  const said = query()
  const pairs = campaignParameters.flatMap(name => {
    const value = said.get(name)
    return value ? [[name, value.slice(0, longest.campaign)]] : []
  })
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : ''
}

const cutUrl = (): string => {
  const address = location.origin + location.pathname
  const whole = address + campaignQuery()
  return (whole.length > longest.url ? address : whole).slice(0, longest.url)
}

/** The page that is shown, come to from `before`. */
export const pageFrom = (before: string): Page => ({
  url: cutUrl(),
  path: location.pathname.slice(0, longest.path),
  referrer: bare(before),
})

/** What led here; ids of advertisements only where marketing is allowed. */
export const touchOf = (marketing: boolean): FirstTouch => {
  const said = query()
  const named = <Name extends string>(names: readonly Name[], max: number) =>
    Object.fromEntries(names.map(name => [name, said.get(name)?.slice(0, max) || null])) as Record<
      Name,
      string | null
    >
  const ids: Partial<Pick<FirstTouch, 'gclid' | 'fbclid'>> = marketing
    ? named(advertisingParameters, longest.advertising)
    : {}
  const own = document.referrer.startsWith(`${location.origin}/`)
  return {
    ...named(campaignParameters, longest.campaign),
    gclid: ids.gclid ?? null,
    fbclid: ids.fbclid ?? null,
    referrer: own ? null : bare(document.referrer),
  }
}

/** What the visitor looks at it with. */
export const device = () => ({
  viewport: { width: innerWidth, height: innerHeight },
  screen: { width: screen.width, height: screen.height },
  language: navigator.language.slice(0, longest.language),
  user_agent: navigator.userAgent.slice(0, longest.userAgent),
  timezone: Intl.DateTimeFormat().resolvedOptions().timeZone.slice(0, longest.timezone),
})
