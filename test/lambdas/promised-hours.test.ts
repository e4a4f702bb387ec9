import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contentEntryEntity } from '#shared/content/content-entry.entity.ts'
import { clock } from '#shared/contract/clock.ts'
import { leadEntity } from '#shared/leads/lead.entity.ts'
import { sendProjectInquiry } from '#shared/leads/project-inquiry.ts'
import { noFacts } from '#shared/partner-profile/partner-facts.ts'
import { declineProposal } from '#shared/proposals/answer-proposal.ts'
import { httpCaller } from '../builders/http-caller.ts'
import { liveSessions } from './live-sessions.ts'
import { createAsk, workIn } from './operated-work.ts'
import { runningServices } from './running-services.ts'

const services = runningServices()
const sessions = liveSessions()
const work = workIn(services)
let leads: unknown
let business: unknown
let operator: (event: unknown) => Promise<unknown>
const ask = createAsk(() => operator)

beforeAll(async () => {
  leads = (await import('#lambdas/leads/leads.http.ts')).handler
  business = (await import('#lambdas/proposals/business-proposals.http.ts')).handler
  operator = (await import('#lambdas/operator/operator.command.ts')).handler
})
afterAll(() => clock.moveBy(-clock.offset()))

/** What an operator has set; a function reads it once a minute. */
const set = async (name: string, fields: object) => {
  const at = new Date(clock.now()).toISOString()
  const entry = { name, fields, version: 1, by: 'a test', at, why: 'a test' }
  await work.put({ ...contentEntryEntity.key({ name }), ...entry })
  clock.moveBy(61_000)
}

const hoursBetween = (from: unknown, to: unknown): number =>
  Math.round((Date.parse(String(to)) - Date.parse(String(from))) / 3_600_000)

const sendLead = async () => {
  const email = `anna.${randomUUID()}@nordplat.se`
  const body = {
    name: 'Anna',
    email,
    projectTitle: 'Robotcell',
    description: 'En cell till.',
    language: 'sv',
  }
  const headers = { 'idempotency-key': randomUUID() }
  const { body: reply } = await httpCaller(leads, services.originSecret)(sendProjectInquiry, {
    body,
    headers,
  })
  const { PK, SK } = leadEntity.key({ id: (reply as { id: string }).id })
  return async () => {
    const { createdAt, terms, due } = (await work.read(PK, SK)) as {
      createdAt: string
      terms: { answer: string }
      due: { nudge: string }
    }
    return [hoursBetween(createdAt, terms.answer), hoursBetween(createdAt, due.nudge)]
  }
}

const searched = async () => {
  const inquiry = await work.createBusiness(50)
  const partnerId = await work.createPartner()
  const words = {
    expertise: 'PLC',
    experience: '5 år',
    availability: 'Nu',
    description: '',
    hourlyRate: null,
  }
  const none = { portfolio: null, linkedin: null, github: null, phone: '', cv: null, facts: noFacts }
  const counted = { createdAt: '2026-11-20T08:30:00.000Z', updatedAt: '2026-11-20T08:30:00.000Z', version: 1 }
  await work.put({ ...(await work.read(`PARTNER#${partnerId}`, 'PROFILE')), ...words, ...none, ...counted })
  await ask('proposals draft', {
    ...inquiry,
    partnerId,
    why: 'Har byggt tre likadana celler.',
    reasonCode: 'chosen_evidence',
  })
  await ask('proposals send', inquiry)
  const { businessId: sub, inquiryId: id } = inquiry
  const claims = { sub, token_use: 'access', client_id: 'business-client' }
  const body = { reason: 'Vi söker någon närmare.' }
  const answered = { claims, params: { id, partnerId }, headers: sessions.headers, body }
  const reply = await httpCaller(business, services.originSecret)(declineProposal, answered)
  expect(reply.status).toBe(200)
  const { terms } = (await work.read(`BUSINESS#${sub}`, `INQUIRY#${id}`)) as {
    terms: { asked: string; promise: string }
  }
  return hoursBetween(terms.asked, terms.promise)
}

describe('a claim that an operator changes', () => {
  it('is what a lead is promised that comes after it; one from before keeps its promise', async () => {
    const earlier = await sendLead()
    expect(await earlier()).toEqual([24, 20])
    await set('claims.response', { value: 12, shown: true })
    const later = await sendLead()
    expect([await earlier(), await later()]).toEqual([
      [24, 20],
      [12, 8],
    ])
  })

  it('is what a business is promised whose search begins anew', async () => {
    expect(await searched()).toBe(48)
    await set('claims.matchingTo', { value: 36, shown: true })
    expect(await searched()).toBe(36)
  })
})
