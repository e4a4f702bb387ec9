import { expect } from 'vitest'
import type { ShownRow } from '#shared/matching/row.ts'
import { seenOf } from '#shared/objections/objection.ts'
import { object, readObjection, withdrawObjection } from '#shared/objections/objections.ts'
import { assignmentThing, proposalThing } from '#shared/objections/things.ts'
import { readFit } from '#shared/open-assignments/read-fit.ts'
import { httpCaller } from '../builders/http-caller.ts'
import { buildOpenAssignment } from '../builders/partner-work.ts'
import { proposalSample } from '../builders/proposal-sample.ts'
import { createAsk, workIn } from './operated-work.ts'
import type { Services } from './running-services.ts'

export const dayMs = 86_400_000

export const words = 'Jag har bytt S7-300 mot S7-1500 i tre anläggningar, det står i mitt CV.'
const claimsOf = (sub: string) => ({ sub, token_use: 'access', client_id: 'partner-client' })

/** The row that a proposal was sent with. */
export const row: ShownRow = {
  band: 'close',
  met: [],
  missing: [{ sv: 'FAT', en: 'FAT' }],
  unmet: ['place'],
  weights: 2,
  needs: 'confirmed',
}

/** What partners object to, in the table, and how they and operators act on it. */
export const objectedIn = async (services: Services) => {
  const work = workIn(services)
  const { handler: operator } = await import('#lambdas/operator/operator.command.ts')
  const ask = createAsk(() => operator as (event: unknown) => Promise<unknown>)
  const { handler } = await import('#lambdas/objections/objections.http.ts')
  const call = httpCaller(handler, services.originSecret)
  const fit = await import('#lambdas/open-assignments/fit.http.ts')
  const callFit = httpCaller(fit.handler, services.originSecret)

  const partnerWith = async (description: string): Promise<string> => {
    const sub = await work.createPartner()
    await work.put({ ...(await work.read(`PARTNER#${sub}`, 'PROFILE')), description })
    return sub
  }

  const published = async (): Promise<string> => {
    const input = buildOpenAssignment({
      title: 'Migrering till S7-1500',
      description: 'Vi lämnar S7-300 och programmerar om i TIA Portal.',
    })
    await ask('open-assignments publish', input)
    return input.id
  }

  /** What one partner does about one thing. */
  const toThing = (sub: string, thing: string) => ({
    object: (body: { words: string; seen: number }) =>
      call(object, { params: { thing }, body, claims: claimsOf(sub) }),
    withdraw: () => call(withdrawObjection, { params: { thing }, claims: claimsOf(sub) }),
    last: async () => (await call(readObjection, { params: { thing }, claims: claimsOf(sub) })).body.last,
    stored: () => work.below(`PARTNER#${sub}`, `OBJECTION#${thing}#`),
    due: async () => (await work.below('DUE#objection', '')).map(({ transition }) => transition).toSorted(),
    answer: (given: object, number = '1') =>
      ask('objections answer', { partnerId: sub, thing, number, ...given }),
  })

  /** A partner who reads how they fit an open assignment. */
  const reader = async () => {
    const sub = await partnerWith('Bytte S7-300 mot S7-1500 i en packlina.')
    const id = await published()
    const { body } = await callFit(readFit, { params: { id }, claims: claimsOf(sub) })
    return { sub, id, row: body as ShownRow, seen: seenOf(body), ...toThing(sub, assignmentThing(id)) }
  }

  const objector = async () => {
    const one = await reader()
    const { status, body } = await one.object({ words, seen: one.seen })
    expect(status, JSON.stringify(body)).toBe(200)
    return one
  }

  /** A partner who was proposed for an inquiry, with the row it was sent with. */
  const proposed = async (given: object = {}) => {
    const partnerId = await work.createPartner()
    const text = { markup: 'Cell', endless: 'Cell', lines: 'Ring Anna Berg på 070-123 45 67' }
    const { after } = proposalSample('sv', '2026-11-20T08:30:00.000Z', text)
    const inquiryId = String(after.inquiryId)
    const contacts = {
      business: { name: 'Anna Berg', email: 'a@b.se', phone: null, onSite: null },
      partner: { name: 'Sara', email: 's@b.se', phone: null, onSite: null },
    }
    await work.put({
      ...after,
      ...{ SK: `PROPOSAL#${inquiryId}#${partnerId}`, partnerId, fit: row, contacts },
      ...{ GSI1PK: `PARTNER#${partnerId}`, GSI1SK: `PROPOSAL#${after.createdAt}` },
      ...given,
    })
    return { partnerId, inquiryId, thing: proposalThing({ inquiryId, round: 1 }) }
  }

  return { work, ask, partnerWith, toThing, reader, objector, proposed }
}
