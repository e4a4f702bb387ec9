import * as z from 'zod/mini'
import { optional } from '../contract/optional.ts'
import { text as boundedText } from '../contract/text.ts'
import { buttonNames, type eventNames, formNames, maxLength, pageParts } from './names.ts'

const text = (max: number) => boundedText({ max })
/** May be unknown to the visitor's browser. */
const known = (max: number) => optional(text(max))
const pixels = z.strictObject({
  width: z.int().check(z.gte(0), z.lte(100_000)),
  height: z.int().check(z.gte(0), z.lte(100_000)),
})

const firstTouch = z.strictObject({
  utm_source: known(maxLength.campaign),
  utm_medium: known(maxLength.campaign),
  utm_campaign: known(maxLength.campaign),
  utm_term: known(maxLength.campaign),
  utm_content: known(maxLength.campaign),
  gclid: known(maxLength.advertising),
  fbclid: known(maxLength.advertising),
  referrer: known(maxLength.referrer),
})

export type FirstTouch = z.infer<typeof firstTouch>

const context = z.strictObject({
  anonymous_id: z.uuid(),
  session_id: z.uuid(),
  url: text(maxLength.url),
  path: text(maxLength.path),
  referrer: known(maxLength.referrer),
  first_touch: firstTouch,
  viewport: pixels,
  screen: pixels,
  language: text(maxLength.language),
  user_agent: text(maxLength.userAgent),
  timezone: text(maxLength.timezone),
})

const named = <Name extends (typeof eventNames)[number], Properties extends z.core.$ZodType>(
  name: Name,
  properties: Properties,
) =>
  z.strictObject({
    event_id: z.uuid(),
    event_name: z.literal(name),
    /** ISO 8601, UTC, from the clock of the visitor's machine. */
    event_time: z.iso.datetime(),
    properties,
    context,
  })

const where = z.strictObject({ part: z.enum(pageParts) })

/** One thing that happened on a page, in the words of the specification. */
export const analyticsEvent = z.discriminatedUnion('event_name', [
  named('page_view', z.strictObject({})),
  named(
    'web_vital',
    z.strictObject({
      name: z.enum(['LCP', 'CLS', 'INP', 'FCP', 'TTFB']),
      /** Milliseconds; the score itself for CLS. */
      value: z.number().check(z.gte(0), z.lte(3_600_000)),
    }),
  ),
  named('button_click', z.strictObject({ button: z.enum(buttonNames), part: z.enum(pageParts) })),
  named('employer_clicked', where),
  named('engineer_clicked', where),
  named('form_sent', z.strictObject({ form: z.enum(formNames) })),
  named(
    'error',
    z.strictObject({
      source: z.enum(['error', 'unhandled_rejection', 'not_found']),
      message: text(maxLength.message),
    }),
  ),
])

export type AnalyticsEvent = z.infer<typeof analyticsEvent>
