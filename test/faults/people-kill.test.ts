import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { signInPartner } from '#infra/local/seed/partner-account.ts'
import { editInquiry, withdrawInquiry } from '#shared/business-inquiries/change-inquiry.ts'
import type { Inquiry } from '#shared/business-inquiries/inquiry.ts'
import { sendInquiry } from '#shared/business-inquiries/send-inquiry.ts'
import { getBusinessMe } from '#shared/business-profile/get-business-me.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { apply } from '#shared/open-assignments/applications.ts'
import type { CommandName } from '#shared/operator/commands.ts'
import { getPartnerMe } from '#shared/partner-profile/get-partner-me.ts'
import { choosePartner, declineProposal, inviteToInterview } from '#shared/proposals/answer-proposal.ts'
import { agreeToWork, bookInterview, withdrawProposal } from '#shared/proposals/partner-proposals.ts'
import { writeAsBusiness } from '#shared/threads/write-message.ts'
import { buildOpenAssignment } from '../builders/partner-work.ts'
import { eventually } from './eventually.ts'
import { reportFigure } from './figures.ts'
import { startKillableProduct } from './killable-product.ts'
import { createBusiness } from './new-business.ts'
import { forRunLength } from './run-length.ts'

/** Milliseconds from a press until the product is killed. */
const killedAfter = forRunLength([2, 8, 20, 50], [8])

const demoPartner = { email: 'erik.sandberg@demopartner.example', password: 'Barkborre-1742' }
const reason = 'Det passar inte.'
const hours = (count: number): string => new Date(Date.now() + count * 3_600_000).toISOString()

type Asked = Pick<Endpoint, 'method' | 'path'>
type Call = { endpoint: Asked; params?: Record<string, string>; body?: object; token: string }
type Shown = { state: string; revision: number; version?: number; description?: string }

/** Sends a request once; the same key makes another attempt the same submission. */
const sender =
  (origin: string, { endpoint, params = {}, body, token }: Call, key = randomUUID()) =>
  async (): Promise<boolean> => {
    const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '')
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': key,
    }
    const init = { method: endpoint.method, headers, ...(body && { body: JSON.stringify(body) }) }
    const reply = await fetch(`${origin}${path}`, init).catch(() => null)
    return reply?.ok === true
  }

test('what people press happens once, whenever the product is killed', async () => {
  const product = await startKillableProduct()
  const { origin } = await product.running()
  const { token: business, call } = await createBusiness(origin, 'anna@pressat.se')
  const { id: businessId } = await call<{ id: string }>(getBusinessMe)
  const partner = await signInPartner(origin, demoPartner)
  const headers = { authorization: `Bearer ${partner}` }
  const me = await fetch(`${origin}${getPartnerMe.path}`, { headers })
  const { id: partnerId } = (await me.json()) as { id: string }

  const ask = async (command: CommandName, input: object) => {
    const body = JSON.stringify({ command, input, by: 'a test' })
    const reply = await fetch(`${origin}/_local/operator`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    return (await reply.json()) as { items?: readonly Shown[]; item?: Shown; refused?: string }
  }

  let cutOff = 0
  let presses = 0
  /** Presses, kills, and presses again until it is done, as people do. */
  const press = async (given: Call, milliseconds: number): Promise<void> => {
    const send = sender(origin, given)
    presses += 1
    const first = send()
    await delay(milliseconds)
    product.crash()
    if (!(await first)) cutOff += 1
    await product.running()
    const { path } = given.endpoint
    // What was cut off holds its key for some seconds.
    await eventually(`${path} is done`, async () => (await send()) || undefined, {
      withinMs: 60_000,
      everyMs: 500,
    })
  }

  const propose = async (): Promise<string> => {
    const body = { serviceId: 'robotics', description: 'En cell', uploads: [], language: 'sv' }
    const { id: inquiryId } = await call<Inquiry>(sendInquiry, body)
    const inquiry = { businessId, inquiryId }
    const drafted = await ask('proposals draft', {
      ...{ ...inquiry, partnerId, why: 'Kan celler.' },
      unverifiedReason: 'Ett prov',
    })
    expect(drafted.refused).toBeUndefined()
    await ask('proposals send', inquiry)
    return inquiryId
  }
  const asBusiness = (endpoint: Asked, id: string, body: object): Call => ({
    ...{ endpoint, body, params: { id, partnerId }, token: business },
  })
  const asPartner = (endpoint: Asked, inquiryId: string, body: object): Call => ({
    ...{ endpoint, body, params: { inquiryId, id: inquiryId }, token: partner },
  })
  const proposal = async (inquiryId: string) => {
    const { items = [] } = await ask('proposals list', { businessId, inquiryId })
    return items.map(({ state, revision }) => [state, revision])
  }

  for (const milliseconds of killedAfter) {
    const chosen = await propose()
    const times = [hours(30), hours(50), hours(70)]
    await press(asBusiness(inviteToInterview, chosen, { times, videoLink: null }), milliseconds)
    await press(asPartner(bookInterview, chosen, { time: times[0] }), milliseconds)
    await press(asBusiness(choosePartner, chosen, {}), milliseconds)
    await press(asPartner(agreeToWork, chosen, {}), milliseconds)
    // Stored, sent, and four answers.
    expect(await proposal(chosen)).toEqual([['agreed', 6]])

    const [declined, withdrawn] = [await propose(), await propose()]
    await press(asBusiness(declineProposal, declined, { reason }), milliseconds)
    expect(await proposal(declined)).toEqual([['declined', 3]])
    await press(asPartner(withdrawProposal, withdrawn, { reason }), milliseconds)
    expect(await proposal(withdrawn)).toEqual([['withdrawn', 3]])

    const text = `Hej ${milliseconds}`
    await press(asBusiness(writeAsBusiness, declined, { text }), milliseconds)
    const messages = await ask('threads show', { threadId: declined })
    expect(JSON.stringify(messages).split(text)).toHaveLength(2)

    const edit = { description: 'En cell till', facts: null, version: 0 }
    await press(asBusiness(editInquiry, declined, edit), milliseconds)
    const shown = () => ask('inquiries show', { businessId, inquiryId: declined })
    expect((await shown()).item).toMatchObject({ description: 'En cell till', version: 1 })
    await press(asBusiness(withdrawInquiry, declined, { reason }), milliseconds)
    expect((await shown()).item?.state).toBe('closed')

    const open = buildOpenAssignment()
    await ask('open-assignments publish', open)
    await press(asPartner(apply, open.id, {}), milliseconds)
    expect((await ask('applications list', { assignmentId: open.id })).items).toHaveLength(1)
  }
  expect(cutOff, 'the kills fell into what was done').toBeGreaterThan(0)
  reportFigure(
    `kill -9 at ${presses} presses of businesses and partners`,
    'each done once',
    `${cutOff} cut off, each done once`,
  )
}, 1_800_000)
