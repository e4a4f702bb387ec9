import { expect, test } from 'vitest'
import { buildAnalyticsEvent } from '../builders/analytics-event.ts'
import { collectedEvents } from '../builders/collected-events.ts'
import { eventually } from './eventually.ts'
import { reportFigure } from './figures.ts'
import { startKillableProduct } from './killable-product.ts'
import type { RestartingProduct } from './restarting-product.ts'
import { forRunLength } from './run-length.ts'

const requests = forRunLength(120, 40)
const eventsEach = 5
/** The numbers of acknowledged requests after which the product is killed while others are under way. */
const killedAfter = forRunLength([20, 60, 100], [20])
const clients = 8

/** Sends five events until they are accepted; returns their ids. */
const tell = async (product: RestartingProduct): Promise<string[]> => {
  const events = Array.from({ length: eventsEach }, () => buildAnalyticsEvent())
  const body = JSON.stringify({ events, consent: { analytics: true, marketing: false } })
  const headers = { 'content-type': 'application/json' }
  const attempt = async () => {
    const { origin } = await product.running()
    const answer = await fetch(`${origin}/api/events`, { method: 'POST', headers, body }).catch(
      () => undefined,
    )
    if (answer?.status === 202) return true
    if (answer && answer.status !== 503) throw new Error(`${answer.status} ${await answer.text()}`)
    return undefined
  }
  await eventually('the events are acknowledged', attempt, { withinMs: 60_000, everyMs: 100 })
  return events.map(({ event_id }) => event_id)
}

test('a killed product writes every event that it acknowledged', async () => {
  const product = await startKillableProduct()
  const acknowledged: string[] = []
  let left = requests
  const client = async () => {
    while (left-- > 0) {
      acknowledged.push(...(await tell(product)))
      if (killedAfter.includes(acknowledged.length / eventsEach)) product.crash()
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  product.crash()

  const { origin } = await product.running()
  const missing = async () => {
    const written = new Set((await collectedEvents(origin)).map(({ event_id }) => event_id))
    return acknowledged.filter(id => !written.has(id))
  }
  await eventually('all are written', async () => (await missing()).length === 0 || undefined, {
    withinMs: 60_000,
    everyMs: 500,
  }).catch(() => {})
  const written = (await collectedEvents(origin)).length
  reportFigure(
    `kill -9 at ${product.crashes()} points while events are told`,
    '0 acknowledged ones lost',
    `${acknowledged.length} acknowledged, ${(await missing()).length} lost; ${written} lines written`,
  )
  expect(acknowledged).toHaveLength(requests * eventsEach)
  expect(await missing()).toEqual([])
})
