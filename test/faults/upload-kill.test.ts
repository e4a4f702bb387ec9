import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { callerWith } from '#infra/local/seed/api-caller.ts'
import { signInBusiness } from '#infra/local/seed/business-account.ts'
import { uploadText } from '#infra/local/seed/upload-text.ts'
import type { Inquiry } from '#shared/business-inquiries/inquiry.ts'
import { listInquiries } from '#shared/business-inquiries/list-inquiries.ts'
import { sendInquiry } from '#shared/business-inquiries/send-inquiry.ts'
import { createBusinessProfile } from '#shared/business-profile/save-business-profile.ts'
import { eventually } from './eventually.ts'
import { figure } from './figures.ts'
import { atLength } from './length.ts'
import { restartingProduct } from './restarting-product.ts'

/** Milliseconds after the inquiry was sent; the product is killed then. */
const killedAfter = atLength([0, 5, 15, 40, 120], [15])

const aProduct = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'upload-killed-'))
  const product = await restartingProduct(folder)
  onTestFinished(async () => {
    await product.stop()
    await rm(folder, { recursive: true, force: true })
  })
  return product
}

const aBusiness = async (origin: string): Promise<string> => {
  const token = await signInBusiness(origin, 'anna@uppladdning.se')
  const profile = { companyName: 'Uppladdning AB', organizationNumber: '', contactPerson: 'Anna Berg' }
  await callerWith(origin, token)(createBusinessProfile, {
    ...profile,
    phone: '',
    address: '',
    language: 'sv',
  })
  return token
}

test('a product that is killed between upload and inquiry has stored all of the inquiry or nothing', async () => {
  const product = await aProduct()
  const { origin } = await product.running()
  const token = await aBusiness(origin)
  const call = callerWith(origin, token)
  const inquiries = async () => (await call<{ items: Inquiry[] }>(listInquiries)).items

  for (const [round, milliseconds] of killedAfter.entries()) {
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
    await first
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
  figure(
    `kill -9 at ${product.crashes()} points between upload and inquiry`,
    'all of the inquiry is stored, or nothing',
    `${killedAfter.length} inquiries, each once with its file`,
  )
})
