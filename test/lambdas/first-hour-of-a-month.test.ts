import { afterAll, beforeAll, expect, it } from 'vitest'
import { clock } from '#shared/contract/clock.ts'
import { beginningOf, swedishDay } from '#shared/contract/swedish-day.ts'
import { monthsAfter } from '#shared/credits/plan-days.ts'
import { setUpIssues } from './newsletter-issues.ts'
import { createAsk, workIn } from './operated-work.ts'
import { newPerson } from './person-life.ts'
import { personsIn } from './persons.ts'
import { runningServices } from './running-services.ts'

const services = runningServices()
const work = workIn(services)
const { exported } = personsIn(services)
const { begin, run, subscribe } = setUpIssues(services)
let operator: (event: unknown) => Promise<unknown>
const ask = createAsk(() => operator)

/** Five minutes into the next month in Sweden, while it is still the last day of this one in UTC. */
const firstHour = (): number => {
  const next = monthsAfter(`${swedishDay(clock.now()).slice(0, 7)}-01`, 1)
  return Date.parse(beginningOf(next)) + 5 * 60_000
}

beforeAll(async () => {
  operator = (await import('#lambdas/operator/operator.command.ts')).handler
  clock.moveBy(firstHour() - clock.now())
})
afterAll(() => clock.moveBy(-clock.offset()))

it('the newest entries of the ledger are in its list', async () => {
  const { businessId } = await work.createBusiness(0)
  await ask('credits record', { businessId, credits: 7, reference: 'i natt' })
  const { items = [] } = await ask('ledger list', {})
  expect(items).toContainEqual(
    expect.objectContaining({ kind: 'granted', occurredOn: swedishDay(clock.now()) }),
  )
})

it('a person’s copy of the issue of the month is in their export', async () => {
  const reader = newPerson()
  await subscribe(reader.email)
  await begin()
  await run()
  const { 'Mails to the address in the last 90 days': mails } = await exported(reader)
  expect(mails).toMatchObject([{ template: 'newsletter_issue', state: 'sent' }])
})
