import type { SNSEvent } from 'aws-lambda'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { snsEvent } from '#infra/local/ses/feedback.ts'
import { handleFeedback } from '#lambdas/notifications/feedback.ts'
import { newEmail } from '#test/builders/new-email.ts'
import { runningServices } from './running-services.ts'

runningServices()
let handler: (event: SNSEvent) => Promise<void>
let isSuppressed: (email: string) => Promise<boolean>
let ask: (command: object) => Promise<unknown>

beforeAll(async () => {
  handler = (await import('#lambdas/notifications/feedback.topic.ts')).handler
  isSuppressed = (await import('#lambdas/platform/mail/suppression.ts')).isSuppressed
  ask = (await import('#lambdas/notifications/outbox.command.ts')).handler
})

const mail = { messageId: '0101-anna', destination: ['anna@verkstad.se'] }
const buildBounce = (emailAddress: string, bounceType = 'Permanent') => ({
  eventType: 'Bounce',
  mail,
  bounce: { bounceType, bounceSubType: 'General', bouncedRecipients: [{ emailAddress, status: '5.1.1' }] },
})

const buildComplaint = (emailAddress: string, complaintFeedbackType: string | null = 'abuse') => ({
  eventType: 'Complaint',
  mail,
  complaint: { complaintFeedbackType, complainedRecipients: [{ emailAddress }] },
})

describe('a report from SES about a mail', () => {
  it.each([
    ['a permanent bounce', buildBounce],
    ['a complaint', buildComplaint],
    ['a complaint without a type', (email: string) => buildComplaint(email, null)],
  ])('ends all mail to an address: %s, once and again', async (_, told) => {
    const email = newEmail()
    await handler(snsEvent(told(email)))
    await handler(snsEvent(told(email)))
    expect(await isSuppressed(email)).toBe(true)
  })

  it.each([
    ['a mailbox that is full', (email: string) => buildBounce(email, 'Transient')],
    ['a bounce that nobody understood', (email: string) => buildBounce(email, 'Undetermined')],
    ['"not spam"', (email: string) => buildComplaint(email, 'not-spam')],
  ])('ends nothing: %s', async (_, told) => {
    const email = newEmail()
    await handler(snsEvent(told(email)))
    expect(await isSuppressed(email)).toBe(false)
  })

  it('finds the address in any spelling of the mailbox', async () => {
    const email = newEmail()
    await handler(snsEvent(buildBounce(`Anna Å <${email.toUpperCase()}>`)))
    expect(await isSuppressed(email)).toBe(true)
  })

  it.each([['drift@nodverk.example'], ['jour@nodverk.example']])(
    'never suppresses the operators’ mails, and says so in the log: %s',
    async address => {
      const suppress = vi.fn(async () => true)
      const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
      await handleFeedback(buildBounce(address), {
        neverSuppressed: ['Drift@nodverk.example', 'Jour@nodverk.example'],
        suppress,
        countCopy: async () => undefined,
        log,
      })
      expect(suppress).not.toHaveBeenCalled()
      expect(log.error).toHaveBeenCalledWith('operator_address_refused', { messageId: '0101-anna' })
    },
  )

  it('is retried, and raises an alarm, if it is unreadable', async () => {
    await expect(handler(snsEvent({ eventType: 'Bounce' }))).rejects.toThrow()
  })

  it('may begin with the greeting of a new subscription', async () => {
    const event = snsEvent({})
    const [record] = event.Records
    if (record) record.Sns.Message = 'Successfully validated SNS topic for Amazon SES event publishing.'
    await expect(handler(event)).resolves.toBeUndefined()
  })
})

describe('a suppressed address', () => {
  it('can be reopened by an operator, once', async () => {
    const email = newEmail()
    await handler(snsEvent(buildComplaint(email)))
    const lift = { command: 'lift_suppression', input: { email } }
    expect(await ask(lift)).toEqual({ reason: 'complaint', suppressedAt: expect.any(String) })
    expect(await ask(lift)).toBeNull()
    expect(await isSuppressed(email)).toBe(false)
  })
})
