import { expect, test } from 'vitest'
import type { Inquiry } from '#shared/business-inquiries/inquiry.ts'
import { sendInquiry } from '#shared/business-inquiries/send-inquiry.ts'
import { getBusinessMe } from '#shared/business-profile/get-business-me.ts'
import type { CommandName } from '#shared/operator/commands.ts'
import { eventually } from './eventually.ts'
import { reportFigure } from './figures.ts'
import { startKillableProduct } from './killable-product.ts'
import { createBusiness } from './new-business.ts'
import { forRunLength } from './run-length.ts'

/** Milliseconds from the minute or the command until the product is killed. */
const killedAfter = forRunLength([3, 10, 30, 60, 120], [20])

type Shown = { state: string; revision: number; due: object; last?: { name: string } }
type Said = { changed?: boolean; item?: Shown }

const postTo = async (address: string, body: object): Promise<Said | undefined> => {
  const headers = { 'content-type': 'application/json' }
  const reply = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) }).catch(
    () => null,
  )
  return reply?.ok ? ((await reply.json().catch(() => undefined)) as Said | undefined) : undefined
}

type Mail = { subject: string; text: string }

const mailsAt = async (origin: string): Promise<Mail[]> =>
  (await fetch(`${origin}/_local/inbox.json`)).json() as Promise<Mail[]>

test('a product killed while time or an operator moves an inquiry has moved it once, and told everybody', async () => {
  const product = await startKillableProduct()
  const { origin } = await product.running()
  const { call } = await createBusiness(origin, 'anna@processer.se')
  const { id: businessId } = await call<{ id: string }>(getBusinessMe)
  const ask = (command: CommandName, input: object) =>
    postTo(`${origin}/_local/operator`, { command, input, by: 'a test' })
  // It calls what is called every minute, too. A restart sets the clock back.
  const moveClock = () => postTo(`${origin}/_local/clock`, { advanceSeconds: 21 * 3_600 })

  let cutOff = 0
  const killedIn = async (begin: () => Promise<Said | undefined>, milliseconds: number): Promise<void> => {
    const begun = begin()
    await new Promise(resolve => setTimeout(resolve, milliseconds))
    product.crash()
    if (!(await begun)) cutOff += 1
    await product.running()
  }

  const inquiryIds: string[] = []
  for (const milliseconds of killedAfter) {
    const body = { serviceId: 'robotics', description: 'En cell', uploads: [], language: 'sv' }
    const { id: inquiryId } = await call<Inquiry>(sendInquiry, body)
    const one = { businessId, inquiryId }
    inquiryIds.push(inquiryId)
    const shown = async () => (await ask('inquiries show', one))?.item
    await killedIn(moveClock, milliseconds)
    await moveClock()
    const nudged = await eventually(
      'time has moved it',
      async () => {
        const item = await shown()
        return item?.last ? item : undefined
      },
      { withinMs: 60_000, everyMs: 200 },
    )
    expect([nudged.last?.name, nudged.revision]).toEqual(['nudge', 2])

    const close = () => ask('inquiries close', { ...one, reason: `Inställt: ${inquiryId}` })
    await killedIn(close, milliseconds)
    await eventually('it is closed', close, { withinMs: 60_000, everyMs: 200 })
    expect(await close()).toEqual({ changed: false })
    expect(await shown()).toMatchObject({ state: 'closed', revision: 3, due: {}, last: { name: 'close' } })
  }

  // A mail that was claimed before a restart set the clock back is free again when the clock is where it was.
  await moveClock()
  expect(cutOff, 'the kills fell into what was done').toBeGreaterThan(0)
  const told = async () => {
    const mails = await mailsAt(origin)
    const counts = inquiryIds.flatMap(id =>
      [/^Utan förslag i 20 timmar/, /^Förfrågan är avslutad/].map(
        subject => mails.filter(mail => subject.test(mail.subject) && mail.text.includes(id)).length,
      ),
    )
    return counts.every(count => count > 0) ? counts : undefined
  }
  const counts = await eventually('everybody is told', told, { withinMs: 120_000, everyMs: 500 })
  const twice = counts.filter(count => count > 1).length
  reportFigure(
    `kill -9 at ${product.crashes()} points of the minute and of a command that move an inquiry`,
    'moved once, everybody told',
    `${cutOff} cut off; ${counts.length} transitions made once; ${counts.length} mails, ${twice} of them repeated`,
  )
}, 1_800_000)
