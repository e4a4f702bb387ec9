import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { uploadText } from '#infra/local/seed/upload-text.ts'
import type { Inquiry } from '#shared/business-inquiries/inquiry.ts'
import { listInquiries } from '#shared/business-inquiries/list-inquiries.ts'
import { sendInquiry } from '#shared/business-inquiries/send-inquiry.ts'
import { eventually } from './eventually.ts'
import { reportFigure } from './figures.ts'
import { startKillableProduct } from './killable-product.ts'
import { createBusiness } from './new-business.ts'
import { forRunLength } from './run-length.ts'

/** Milliseconds from the inquiry until the product is killed. */
const killedAfter = forRunLength([0, 5, 15, 40, 120], [15])

test('a product killed between upload and inquiry has stored all of the inquiry or nothing', async () => {
  const product = await startKillableProduct()
  const { origin } = await product.running()
  const { token, call } = await createBusiness(origin, 'anna@uppladdning.se')
  const inquiries = async () => (await call<{ items: Inquiry[] }>(listInquiries)).items

  const rounds = [...killedAfter]
  let cutOff = 0

  for (const [round, milliseconds] of rounds.entries()) {
    const upload = await uploadText(call, 'underlag.txt', `Omgång ${round}\n`)
    product.crash()
    await product.running()
    expect(await inquiries(), 'nothing is stored of what was not sent').toHaveLength(round)

    const idempotencyKey = randomUUID()
    const send = () =>
      fetch(`${origin}${sendInquiry.path}`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'idempotency-key': idempotencyKey,
        },
        body: JSON.stringify({
          serviceId: 'robotics',
          description: `Omgång ${round}`,
          uploads: [upload],
          language: 'sv',
        }),
      })
    const first = send().catch(() => undefined)
    await new Promise(resolve => setTimeout(resolve, milliseconds))
    product.crash()
    if (!(await first)) cutOff += 1
    // Kills that came too late cut nothing off: another comes sooner.
    else if (cutOff === 0 && round === rounds.length - 1) rounds.push(milliseconds / 2)
    await product.running()
    const half = (await inquiries()).filter(
      ({ description, files }) => description === `Omgång ${round}` && !files.length,
    )
    expect(half, 'no inquiry stands there without its file').toEqual([])

    await eventually(
      `the inquiry of round ${round} is acknowledged`,
      async () => ((await send().catch(() => undefined))?.status === 201 ? true : undefined),
      { withinMs: 90_000, everyMs: 200 },
    )
    const stored = (await inquiries()).filter(({ description }) => description === `Omgång ${round}`)
    expect(stored.map(({ files }) => files.map(({ fileName }) => fileName))).toEqual([['underlag.txt']])
  }
  expect(cutOff, 'a kill fell into an inquiry').toBeGreaterThan(0)
  reportFigure(
    `kill -9 at ${product.crashes()} points between upload and inquiry`,
    'all of the inquiry is stored, or nothing',
    `${cutOff} of ${rounds.length} inquiries cut off, each there once with its file`,
  )
})
