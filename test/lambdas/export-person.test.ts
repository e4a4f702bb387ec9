import type { Context } from 'aws-lambda'
import { describe, expect, it } from 'vitest'
import { codeEntity, codePurposes } from '#shared/codes/code.entity.ts'
import { buildStreamEvent } from '../builders/stream-event.ts'
import { newPerson } from './person-life.ts'
import { personsIn, type Stored } from './persons.ts'
import { runningServices } from './running-services.ts'

const { lived, book, streamed, exported, table, traces } = personsIn(runningServices())

/** Mails a person a code of each purpose. */
const mailCodes = async (email: string) => {
  const { findCode, issueCode } = await import('#lambdas/platform/codes/codes.store.ts')
  const { keyedHash } = await import('#lambdas/platform/secrets/keyed-hash.ts')
  const { handler } = await import('#lambdas/notifications/codes.stream.ts')
  const emailHash = await keyedHash('email', email)
  for (const purpose of codePurposes) {
    const code = { purpose, flow: purpose, emailHash, email, language: 'sv', deviceHash: undefined } as const
    await issueCode(code, null)
    const item = { ...codeEntity.key({ purpose, emailHash }), ...(await findCode(purpose, emailHash)) }
    await handler(buildStreamEvent([null, item]), {} as Context)
  }
}

describe('an export', () => {
  it('contains everything that was entered, with the files and the mails', async () => {
    const who = newPerson()
    const { orderId, businessId } = await lived(who)
    const items = await table()
    const lead = items.find(({ email, kind }) => email === who.email && kind === 'get_started')
    const booked = items.find(
      ({ PK, action }) => PK === `BUSINESS#${businessId}` && action === 'applications accept',
    )
    await streamed(buildStreamEvent([null, lead as Stored], [null, booked as Stored]))
    await mailCodes(who.email)
    const { suppress } = await import('#lambdas/platform/mail/suppression.ts')
    await suppress(who.email, 'bounce')
    const told = await exported(who)
    expect(told['Project and get-started inquiries']).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: who.name, mobile: who.phone, description: `Ring ${who.name}` }),
        expect.objectContaining({ email: who.email, type: 'credits' }),
      ]),
    )
    expect(told).toMatchObject({
      email: who.email,
      Newsletter: [{ email: who.email, state: 'pending' }],
      'Why no mail is sent to the address': [{ reason: 'bounce' }],
      Meetings: [{ email: who.email, participants: ['Bo', 'bo@nordplat.se'] }],
      'Requests for the key figures': [{ name: who.name, phone: who.phone }],
      'Credit orders': [{ id: orderId, companySigner: who.name, priceOre: 2_250_000 }],
      'Business profile': [{ contactPerson: who.name, phone: who.phone, address: who.street }],
      'Business inquiries': [{ description: `Fråga ${who.name}`, state: 'running' }],
      'Partner profile': [{ name: who.name, phone: who.phone, cv: { fileName: 'cv.pdf' } }],
      'Payment details': [{ accountHolder: who.name, bankAccount: expect.stringContaining('9831') }],
      'Credit history': expect.arrayContaining([expect.objectContaining({ credits: 20 })]),
      'Earnings by month': [{ month: '2026-11', totalHours: 7.5 }],
    })
    const mails = told['Mails to the address in the last 90 days']
    expect(mails?.map(({ template, state }) => `${template} ${state}`).toSorted()).toEqual([
      'email_code sent',
      'get_started_confirmation sent',
      'investor_code sent',
      'service_booking_confirmation sent',
      'sign_in_code sent',
      'sign_in_code sent',
    ])
    expect(told['Not in here']).toContain('one-time codes before the latest')
    expect(told['Sign-in']?.map(({ pool }) => pool)).toEqual(['business', 'partner'])
    expect(told['Applications for assignments']?.map(({ state }) => state).toSorted()).toEqual([
      'accepted',
      'sent',
    ])
    const files = told.Files as { fileName: string; url: string }[]
    expect(new Set(files.map(({ fileName }) => fileName))).toEqual(
      new Set(['ritning.pdf', 'glömd.pdf', 'cv.pdf']),
    )
    for (const { url } of files) expect((await fetch(url)).status).toBe(200)
  })

  it('gives a participant the time of a meeting, and nothing about who booked it and who else comes', async () => {
    const [who, other] = [newPerson(), newPerson()]
    await book(other, [who.email, 'Cilla'])
    const told = await exported(who)
    expect(told.Meetings).toEqual([
      {
        ...{ id: expect.any(String), startsAt: expect.any(String), createdAt: expect.any(String) },
        ...{ meetingDate: expect.any(String), meetingTime: '10:00', timezone: 'Europe/Stockholm' },
        ...{ duration: '30 minuter', participants: [who.email], keptUntil: expect.any(String) },
      },
    ])
    for (const theirs of [other.name, other.email, other.phone, 'Cilla', 'Robotcell', 'Nordplåt AB']) {
      expect(JSON.stringify(told)).not.toContain(theirs)
    }
  })

  it('is noted without the address, and is nearly empty for newPerson whom nobody knows', async () => {
    const who = newPerson()
    const told = await exported(who)
    expect(Object.keys(told)).toEqual([
      'email',
      'exportedAt',
      'Mails to the address in the last 90 days',
      'Not in here',
    ])
    expect(await traces(who)).toEqual([])
  })
})
