import { expect, test, vi } from 'vitest'
import { presentMonth, setUpIssues } from '../lambdas/newsletter-issues.ts'
import { runningServices } from '../lambdas/running-services.ts'
import { reportFigure } from './figures.ts'
import { forRunLength } from './run-length.ts'

const subscribers = forRunLength(10_000, 200)

const services = runningServices()
const { begin, operateOn, run, status, subscribeMany } = setUpIssues(services)

/** The mails of which the outbox says that they may go out a second time: SES took too long to reply. */
const countedRepeats = async () => {
  const { logger } = await import('#lambdas/platform/logging/logger.ts')
  const warn = vi.spyOn(logger, 'warn')
  return () => warn.mock.calls.filter(([message]) => String(message) === 'mail_may_repeat').length
}

test(`${subscribers} subscribers get an issue once each, in their language, past throttling and a stop`, async () => {
  const emails = await subscribeMany(subscribers)
  const mayRepeat = await countedRepeats()
  await begin()
  const cpu = process.cpuUsage()
  services.ses.setFault('throttle')
  await run()
  services.ses.setFault(null)
  // Two runs at once: the second finds the lease of the first.
  const first = run()
  await operateOn('stop')
  await Promise.all([first, run()])
  await operateOn('send', { version: 1 })
  while ((await status())?.state !== 'sent') await run()

  const { user, system } = process.cpuUsage(cpu)
  const copies = Map.groupBy(services.ses.inbox.list(), ({ to }) => to)
  expect(copies.size).toBe(subscribers)
  const repeated = [...copies.values()].reduce((sum, mails) => sum + mails.length - 1, 0)
  expect(repeated, 'twice only where the log says so').toBeLessThanOrEqual(mayRepeat())
  const english = emails.filter(email => copies.get(email)?.[0]?.subject === 'Assignments this autumn')
  expect(english).toHaveLength(Math.ceil(subscribers / 3))
  expect(await status()).toMatchObject({ month: presentMonth(), sent: subscribers, failed: 0 })
  reportFigure(
    `an issue to ${subscribers} subscribers`,
    'each once',
    `${copies.size} copies, ${repeated} a second time, ${((user + system) / 1000 / subscribers).toFixed(1)} ms of CPU each`,
  )
}, 3_600_000)
