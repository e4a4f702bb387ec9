import { describe, expect, it } from 'vitest'
import { type Claim, type Delivery, deliver, deliverAll } from '#lambdas/notifications/deliver.ts'
import type { OutgoingMail } from '#lambdas/platform/mail/outgoing-mail.ts'

const mail: OutgoingMail = {
  source: 'LEAD#1',
  template: 'subscription_notice',
  recipient: 'a@b.se',
  compose: () => ({ subject: 'Hej', text: 'Hej', html: '<p>Hej</p>' }),
}

/** Creates a delivery that records what happens, in order. */
const createDelivery = (claims: Claim[], given: Partial<Delivery> & { suppressed?: boolean } = {}) => {
  const happened: string[] = []
  const logged: Record<string, string>[] = []
  const note = (what: string) => async () => {
    happened.push(what)
  }
  const delivery: Delivery = {
    outbox: {
      claim: async () => claims.shift() ?? { kind: 'settled' },
      settle: async (_, state, id) => note(id ? `${state} ${id}` : state)(),
      fail: note('failed'),
      isSuppressed: async () => given.suppressed ?? false,
    },
    send: async () => {
      await note('mail')()
      return 'id-1'
    },
    hasSender: true,
    wait: async milliseconds => note(`waited ${milliseconds}`)(),
    log: { warn: message => happened.push(message), info: (_, ids) => logged.push(ids) },
    ...given,
  }
  return { delivery, happened, logged }
}

const claimed: Claim = { kind: 'claimed', mayRepeat: false }

describe('a mail', () => {
  it('is claimed, sent and marked', async () => {
    const { delivery, happened } = createDelivery([claimed])
    await deliver(mail, delivery)
    expect(happened).toEqual(['mail', 'sent id-1'])
  })

  it('that is settled is left alone', async () => {
    const { delivery, happened } = createDelivery([{ kind: 'settled' }])
    await deliver(mail, delivery)
    expect(happened).toEqual([])
  })

  it('claimed by another delivery is waited for, a second at a time', async () => {
    const { delivery, happened } = createDelivery([
      { kind: 'leased', milliseconds: 1_400 },
      { kind: 'leased', milliseconds: 400 },
      { kind: 'settled' },
    ])
    await deliver(mail, delivery)
    expect(happened).toEqual(['waited 1000', 'waited 400'])
  })

  it('whose claim expired is sent, and the log says that it may be the second time', async () => {
    const { delivery, happened } = createDelivery([{ kind: 'claimed', mayRepeat: true }])
    await deliver(mail, delivery)
    expect(happened).toEqual(['mail_may_repeat', 'mail', 'sent id-1'])
  })

  it('that could not be sent is marked and thrown, so that the stream retries it', async () => {
    const send = () => Promise.reject(new Error('Throttling'))
    const { delivery, happened } = createDelivery([claimed], { send })
    await expect(deliver(mail, delivery)).rejects.toThrow('Throttling')
    expect(happened).toEqual(['failed'])
  })

  it('to an address that bounced is suppressed', async () => {
    const { delivery, happened } = createDelivery([claimed], { suppressed: true })
    await deliver(mail, delivery)
    expect(happened).toEqual(['suppressed'])
  })

  it('stays in the outbox of a stage without a sender', async () => {
    const { delivery, happened } = createDelivery([claimed], { hasSender: false })
    await deliver(mail, delivery)
    expect(happened).toEqual(['kept'])
  })

  it('to the operator stays there in a stage without operators, instead of being retried until it is parked', async () => {
    const { delivery, happened } = createDelivery([claimed])
    await deliver({ ...mail, recipient: '' }, delivery)
    expect(happened).toEqual(['kept'])
  })
})

describe('the mails of one change', () => {
  it('are sent one after another: each is marked before the next is sent', async () => {
    const { delivery, happened } = createDelivery([claimed, { ...claimed }])
    await deliverAll([mail, { ...mail, recipient: 'c@d.se' }], delivery)
    expect(happened).toEqual(['mail', 'sent id-1', 'mail', 'sent id-1'])
  })

  it('are all tried, and the first error is thrown', async () => {
    const errors = [new Error('first'), new Error('second')]
    const send = () => Promise.reject(errors.shift())
    const { delivery, happened } = createDelivery([claimed, { ...claimed }], { send })
    await expect(deliverAll([mail, mail], delivery)).rejects.toThrow('first')
    expect(happened).toEqual(['failed', 'failed'])
  })
})
