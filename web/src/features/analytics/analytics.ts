/**
 * Records events on a page, in a file of its own that web/src/before/consent.ts loads only if analytics is allowed.
 * Errors in here are logged and affect nothing else.
 */
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import { maxLength } from '#shared/analytics/names.ts'
import { type Announcement, announcement } from '#web/src/platform/announce.ts'
import { analyticsKey, consentKey, storedConsent } from '#web/src/platform/consent.ts'
import { store, stored } from '#web/src/platform/storage.ts'
import { clicksOn } from './clicks.ts'
import { errorOf, wordsOf } from './errors.ts'
import { forgetAdvertising } from './identity.ts'
import { discard, flush } from './outbox.ts'
import { type Page, pageAt, pageFrom } from './page.ts'
import { type Happening, record } from './record.ts'
import { previous } from './tab-history.ts'

/** The maximum number of error events, for errors that repeat with every frame. */
const mostErrors = 10

let page: Page
let errors = 0
/** Whether analytics was allowed at the last check. */
let counts = true

const tell = (happening: Happening): void => record(happening, page)

const arrive = (before: string): void => {
  page = pageFrom(before)
  tell({ event_name: 'page_view', properties: {} })
}

const tellError = (happening: Happening): void => {
  errors++
  if (errors <= mostErrors) tell(happening)
}

/** Withdrawn consent takes effect at once, in every tab: waiting events are dropped, and no more are recorded. */
const follow = (): void => {
  const consent = storedConsent()
  const counted = counts
  counts = consent?.analytics === true
  if (!counts) {
    discard()
    // Another tab may have recorded something at the same moment.
    store(analyticsKey)
  } else if (!counted) arrive(page.referrer ?? '')
  else if (!consent?.marketing) forgetAdvertising()
}

const hear = ({ detail }: CustomEvent<Announcement>): void => {
  if (detail.kind === 'form_sent') tell({ event_name: 'form_sent', properties: { form: detail.form } })
  else if (detail.path.slice(0, maxLength.path) !== page.path) arrive(page.url)
}

const watchVitals = (landed: Page): void => {
  const report = ({ name, value }: { name: 'LCP' | 'CLS' | 'INP' | 'FCP' | 'TTFB'; value: number }) =>
    record(
      { event_name: 'web_vital', properties: { name, value: Math.round(value * 1_000) / 1_000 } },
      landed,
    )
  for (const watch of [onLCP, onCLS, onINP, onFCP, onTTFB]) watch(report)
}

const watchErrors = (): void => {
  addEventListener('error', ({ message }) => tellError(errorOf('error', message)))
  addEventListener('unhandledrejection', ({ reason }) =>
    tellError(errorOf('unhandled_rejection', wordsOf(reason))),
  )
}

/** A page that was allowed to be recorded but was left before this file was loaded. */
const countMissed = (): void => {
  const consent = storedConsent()
  const left = previous()
  const isGivenThere = consent && Date.parse(consent.consentDate) < performance.timeOrigin
  if (stored(analyticsKey) || !isGivenThere || !left) return
  record({ event_name: 'page_view', properties: {} }, pageAt(left.address, left.referrer))
}

const start = (): void => {
  countMissed()
  arrive(document.referrer)
  if (document.documentElement.dataset.page === 'not-found')
    tell({
      event_name: 'error',
      properties: { source: 'not_found', message: page.path.slice(0, maxLength.message) },
    })
  watchVitals(page)
  watchErrors()
  // The app repeats presses from before it was loaded; only presses of people count.
  addEventListener(
    'click',
    event => {
      if (event.isTrusted) for (const click of clicksOn(event.target as Element)) tell(click)
      follow()
    },
    true,
  )
  addEventListener('storage', ({ key }) => {
    if (key === consentKey || key === null) follow()
  })
  addEventListener(announcement, hear as EventListener)
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) arrive(page.url)
  })
  // Last, so that the library's own events on leaving a page are sent along.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush()
  })
  addEventListener('pagehide', flush)
}

if (document.prerendering) document.addEventListener('prerenderingchange', start, { once: true })
else start()
