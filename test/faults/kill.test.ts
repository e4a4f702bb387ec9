import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { eventually } from './eventually.ts'
import { reportFigure } from './figures.ts'
import { startKillableProduct } from './killable-product.ts'
import { loopbackAddress } from './loopback-address.ts'
import { hasMail, isSubscriber, newsletterMails } from './newsletter-mails.ts'
import { postSubscription } from './post-subscription.ts'
import type { RestartingProduct } from './restarting-product.ts'
import { forRunLength } from './run-length.ts'

const subscriptions = forRunLength(500, 120)
const clients = 16
/** The numbers of acknowledged subscriptions after which the product is killed while others are under way. */
const killedAfter = forRunLength([40, 180, 350], [30, 80])
/** Below half of the hourly network limit, above which the form asks for a proof of work. */
const postsPerAddress = 20

let posts = 0

const post = async (product: RestartingProduct, email: string, idempotencyKey: string) => {
  const { port } = await product.running()
  const from = loopbackAddress(Math.floor(posts++ / postsPerAddress))
  return postSubscription({ port, email, idempotencyKey, from })
}

/** Subscribes as a visitor who tries again, like the form does, until the subscription is stored. */
const subscribe = async (product: RestartingProduct, email: string, onCutOff: () => void) => {
  const key = randomUUID()
  const attempt = async () => {
    const answer = await post(product, email, key).catch(onCutOff)
    if (answer?.status === 201) return answer
    if (!answer || answer.code === 'request_in_flight' || answer.status === 503) return undefined
    throw new Error(`${email}: ${answer.status} ${answer.code}`)
  }
  await eventually(`${email} is acknowledged`, attempt, { withinMs: 90_000, everyMs: 200 })
}

/** Runs the work for each item, this many at a time. */
const each = async <Item>(items: readonly Item[], work: (item: Item) => Promise<void>) => {
  const queue = [...items]
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: clients }, worker))
}

test('a killed product keeps every acknowledged subscription and mails each, twice only where it says so', async () => {
  const product = await startKillableProduct()
  const emails = Array.from({ length: subscriptions }, (_, number) => `visitor-${number}@killed.example`)

  let acknowledged = 0
  let cutOff = 0
  await each(emails, async email => {
    await subscribe(product, email, () => {
      cutOff++
    })
    acknowledged++
    if (killedAfter.includes(acknowledged)) product.crash()
  })
  // Again while most of the mails are waiting, and once in the middle of them.
  product.crash()
  const { origin } = await product.running()
  const half = emails[subscriptions / 2] ?? ''
  await eventually('half of the mails are out', async () => (await hasMail(origin, half)) || undefined, {
    withinMs: 120_000,
  })
  product.crash()
  await product.running()

  const kept: string[] = []
  await each(emails, async email => {
    if (await isSubscriber(origin, email)) kept.push(email)
  })
  expect(kept, 'every acknowledged one is there').toHaveLength(acknowledged)

  // The stream is in order: once the last mail is out, all before it are done.
  const last = 'the-last@killed.example'
  await subscribe(product, last, () => {})
  await eventually('the stream is worked off', async () => (await hasMail(origin, last)) || undefined, {
    withinMs: 120_000,
    everyMs: 200,
  })

  const mails = await newsletterMails(origin, product.folder, emails)
  const sent = mails.reduce((sum, mail) => sum + mail.sent, 0)
  const logged = mails.reduce((sum, mail) => sum + mail.repeatsLogged, 0)
  reportFigure(
    `kill -9 at ${product.crashes()} points of ${subscriptions} subscriptions`,
    '0 lost; mails repeated only where the log says so',
    `${cutOff} requests cut off; ${acknowledged} acknowledged, ${kept.length} still there; ${sent} mails, ${sent - mails.length} a second time, ${logged} times logged`,
  )
  expect(cutOff, 'the kills fell into requests').toBeGreaterThan(0)
  expect(mails.filter(mail => mail.sent < 1)).toEqual([])
  expect(mails.filter(mail => mail.sent > 1 + mail.repeatsLogged)).toEqual([])
})
