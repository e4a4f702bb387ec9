// The gateway's clients: each is a visitor's browser on a connection that is kept open.
import { randomUUID } from 'node:crypto'
import { Agent } from 'node:http'
import { loopbackAddress } from '#test/faults/loopback-address.ts'
import { postSubscription } from '#test/faults/post-subscription.ts'
import { serveSlices } from './load.ts'

/** Above half of the hourly limit of 60, a network has to send a proof of work. */
const postsPerAddress = 25

type Visitor = { from: string; agent: Agent; posts: number }

const port = Number(process.env.PRODUCT_PORT)
const visitors = new Map<number, Visitor>()
let addresses = 0

const visitorOf = (client: number): Visitor => {
  const known = visitors.get(client)
  if (known && known.posts < postsPerAddress) return known
  known?.agent.destroy()
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const visitor = { from: loopbackAddress(addresses++), agent, posts: 0 }
  visitors.set(client, visitor)
  return visitor
}

serveSlices(async client => {
  const visitor = visitorOf(client)
  visitor.posts++
  const email = `gateway-${randomUUID()}@bench.example`
  const { from, agent } = visitor
  const { status, code } = await postSubscription({ port, email, idempotencyKey: randomUUID(), from, agent })
  if (status !== 201) throw new Error(`The gateway answered ${status} ${code}.`)
})
