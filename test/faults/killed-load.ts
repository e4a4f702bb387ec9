import { randomUUID } from 'node:crypto'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { type Caller, callerWith } from '#infra/local/seed/api-caller.ts'
import { uploadText } from '#infra/local/seed/upload-text.ts'
import { sendInquiry } from '#shared/business-inquiries/send-inquiry.ts'
import { slotTimes } from '#shared/meetings/slots.ts'
import { apply } from '#shared/open-assignments/applications.ts'
import type { ProofPurpose } from '#shared/proof/get-challenge.ts'
import { presentTerms } from '#shared/terms/versions.ts'
import { workingDay } from '#test/builders/working-day.ts'
import { eventually } from './eventually.ts'
import { loopbackAddress } from './loopback-address.ts'
import { type JsonAnswer, postJson } from './post-json.ts'
import type { RestartingProduct } from './restarting-product.ts'

/** What was acknowledged, and how many requests were cut off. */
export type Acknowledged = {
  newsletter: string[]
  meetings: string[]
  orders: string[]
  inquiries: string[]
  applications: string[]
  cutOff: number
}

type Load = {
  product: RestartingProduct
  business: string
  partner: Caller
  /** Ids of assignments that are open for applications. */
  open: string[]
}

/** Below half of every form's network limit. */
const postsPerAddress = 8
const patient = { withinMs: 120_000, everyMs: 150 }

const weekdays = (): string[] => Array.from({ length: 100 }, (_, place) => workingDay(3 + place))

/** Creates a sender for each public form and account; each tries again until it is acknowledged. */
export const createLoad = ({ product, business, partner, open }: Load) => {
  const done: Acknowledged = {
    newsletter: [],
    meetings: [],
    orders: [],
    inquiries: [],
    applications: [],
    cutOff: 0,
  }
  let posts = 0
  let booked = 0
  const days = weekdays()

  /** Sends until it is accepted; retries a broken connection, a busy key and a product that is starting. */
  const untilTaken = async (what: string, ask: (port: number) => Promise<JsonAnswer>): Promise<void> => {
    const attempt = async () => {
      const { port } = await product.running()
      const answer = await ask(port).catch(() => {
        done.cutOff += 1
      })
      if (answer && answer.status < 300) return true
      const again = !answer || answer.status >= 502 || answer.code === 'request_in_flight'
      const another = answer?.code === 'proof_invalid' || answer?.code === 'proof_required'
      if (again || another) return undefined
      throw new Error(`${what}: ${answer.status} ${answer.text}`)
    }
    await eventually(`${what} is acknowledged`, attempt, patient)
  }

  const from = () => loopbackAddress(Math.floor(posts++ / postsPerAddress))

  const send = (path: string, body: object, prove?: ProofPurpose, ownAddress?: string) => {
    const idempotencyKey = randomUUID()
    return untilTaken(path, async port => {
      const proof = prove && { proof: await obtainProof(port, prove) }
      return postJson({
        port,
        path,
        body: { ...body, language: 'sv', ...proof },
        idempotencyKey,
        from: ownAddress ?? from(),
      })
    })
  }

  const obtainProof = async (port: number, purpose: ProofPurpose): Promise<string> => {
    const challenge = await (
      await fetch(`http://localhost:${port}/api/proof?for=${purpose}&weight=heavy`)
    ).json()
    const solution = await solveChallenge({ challenge, deriveKey })
    return btoa(JSON.stringify({ challenge, solution }))
  }

  /** Sends a request with a token until it is answered. */
  const insistently = async <Answer>(what: string, ask: (origin: string) => Promise<Answer>) =>
    eventually(
      what,
      async () => {
        const { origin } = await product.running()
        return ask(origin).catch(error => {
          if (/answered 4/.test(String(error))) throw error
          done.cutOff += 1
          return undefined
        })
      },
      patient,
    )

  return {
    done,
    subscribe: async () => {
      const email = `visitor-${randomUUID()}@killed.example`
      await send('/api/newsletter/subscriptions', { email })
      done.newsletter.push(email)
    },
    book: async () => {
      const place = booked++
      const email = `guest-${randomUUID()}@killed.example`
      const meeting = {
        ...{ firstName: 'Anna', lastName: 'Berg', email, mobile: null, company: 'Nordplåt AB' },
        ...{
          meetingDate: days[Math.floor(place / slotTimes.length)],
          meetingTime: slotTimes[place % slotTimes.length],
        },
        ...{ duration: '30 minuter', timezone: 'Europe/Stockholm', description: 'Cell', participants: null },
      }
      // A network may book ten times a day, all but the first time with a heavy proof.
      await send('/api/meetings', meeting, 'meeting', loopbackAddress(100_000 + Math.floor(place / 5)))
      done.meetings.push(email)
    },
    order: async () => {
      const email = `buyer-${randomUUID()}@killed.example`
      const company = { companyName: 'Nordplåt AB', organizationNumber: '556703-7485', companySigner: 'Anna' }
      const rest = {
        vatNumber: null,
        email,
        phone: '070-123 45 67',
        credits: 20,
        priceOre: 2_250_000,
        termsVersion: presentTerms,
      }
      await send('/api/credit-orders', { ...company, ...rest }, 'credit_order')
      done.orders.push(email)
    },
    inquire: async () => {
      const description = `Förfrågan ${randomUUID()}`
      const upload = await insistently('a file is uploaded', origin =>
        uploadText(callerWith(origin, business), 'underlag.txt', `${description}\n`),
      )
      const body = { serviceId: 'robotics', description, uploads: [upload], language: 'sv' }
      const idempotencyKey = randomUUID()
      await untilTaken(description, port =>
        postJson({ port, path: sendInquiry.path, body, idempotencyKey, from: from(), token: business }),
      )
      done.inquiries.push(description)
    },
    apply: async () => {
      const id = open[done.applications.length]
      if (!id) return
      const path = apply.path.replace('{id}', id) as typeof apply.path
      await insistently('an application', () => partner({ method: 'PUT', path }))
      done.applications.push(id)
    },
  }
}
