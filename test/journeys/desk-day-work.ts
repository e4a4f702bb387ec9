import { randomUUID } from 'node:crypto'
import type { Caller } from '#infra/local/seed/api-caller.ts'
import { at } from '#infra/local/seed/at.ts'
import { demoId } from '#infra/local/seed/demo-id.ts'
import { partnerAccount } from '#infra/local/seed/partner-account.ts'
import { sendInquiry } from '#shared/business-inquiries/send-inquiry.ts'
import { getBusinessMe } from '#shared/business-profile/get-business-me.ts'
import { swedishDay } from '#shared/contract/swedish-day.ts'
import { daysAfter } from '#shared/contract/time-zone.ts'
import { orderForAccount } from '#shared/credits/account-orders.ts'
import { priceOreOf, seedPrices } from '#shared/credits/prices.ts'
import { bookMeeting } from '#shared/meetings/book-meeting.ts'
import { listSlots } from '#shared/meetings/list-slots.ts'
import { seenOf } from '#shared/objections/objection.ts'
import { object } from '#shared/objections/objections.ts'
import { assignmentThing } from '#shared/objections/things.ts'
import { type Fit, readFit } from '#shared/open-assignments/read-fit.ts'
import { getPartnerMe } from '#shared/partner-profile/get-partner-me.ts'
import { drawHumanCheck } from '#shared/partner-profile/human-check.ts'
import { createPartnerProfile } from '#shared/partner-profile/save-partner-profile.ts'
import { presentTerms } from '#shared/terms/versions.ts'
import { writeAsBusiness } from '#shared/threads/write-message.ts'
import { newEmail } from '#test/builders/new-email.ts'
import { createBusiness } from '#test/faults/new-business.ts'
import { postJson } from '#test/faults/post-json.ts'
import { askedByAnother } from './asked-by-another.ts'
import { origin } from './origin.ts'
import { visitorAddress } from './test-network.ts'

type Id = { id: string }

const askForWork = async (call: Caller): Promise<string> => {
  const description = 'Vi behöver PLC och SCADA till en barkningslinje, och leveransprov hos oss.'
  const body = { serviceId: 'plc-automation', description, uploads: [], language: 'sv' }
  return (await call<Id>(sendInquiry, body)).id
}

const orderCredits = async (call: Caller): Promise<string> => {
  const order = {
    ...{ companyName: 'Prov AB', organizationNumber: '556703-7485', companySigner: 'Anna Berg' },
    ...{ vatNumber: null, email: newEmail(), phone: '070-123 45 67', language: 'sv' },
    ...{ termsVersion: presentTerms, credits: 10, priceOre: priceOreOf(10, seedPrices) },
  }
  return (await call<Id>(orderForAccount, order)).id
}

/** A partner with a profile, who is not approved. */
const applyAsPartner = async (name: string) => {
  const call = await partnerAccount(origin, { email: newEmail(), password: 'kran rör 7 mast' })
  const { a, b, id: check } = await call<{ id: string; a: number; b: number }>(drawHumanCheck)
  await call(createPartnerProfile, {
    ...{ name, phone: '070-123 45 67', expertise: 'PLC, TIA Portal', experience: '12 år' },
    ...{ portfolio: '', linkedin: '', github: '', availability: 'Från mars', hourlyRate: '' },
    ...{ description: 'Styrsystem från förstudie till driftsättning.', language: 'sv' },
    ...{ termsVersion: presentTerms, humanCheck: { id: check, answer: a + b } },
  })
  const { id } = await call<Id>(getPartnerMe)
  return { id, call }
}

const objectAsPartner = async (): Promise<string> => {
  const { id, call } = await applyAsPartner('Vera Dahl')
  const assignment = demoId(2, 1)
  const seen = seenOf(await call<Fit>(at(readFit, { id: assignment })))
  const words = 'Jag har skrivit om S5-program till S7-1500 i två pappersbruk.'
  await call(at(object, { thing: assignmentThing(assignment) }), { words, seen })
  return id
}

const timezone = 'Europe/Stockholm'

type Slots = { times: string[]; next: string | null }

const freeTimes = async (date: string): Promise<{ date: string; times: string[] }> => {
  const answer = await fetch(`${origin}${listSlots.path}?${new URLSearchParams({ date, timezone })}`)
  const { times, next } = (await answer.json()) as Slots
  return times.length > 1 ? { date, times } : freeTimes(next ?? daysAfter(date, 1))
}

/** Books a meeting, and names another time that is free. */
const bookTime = async () => {
  const { date, times } = await freeTimes(daysAfter(swedishDay(Date.now()), 4))
  const body = {
    ...{ firstName: 'Lena', lastName: 'Ek', email: newEmail(), mobile: null, company: 'Dagverket AB' },
    ...{ meetingDate: date, meetingTime: times[0], duration: '30 minuter', timezone, participants: null },
    ...{ description: 'En lackeringslinje', language: 'sv', proof: null, website: null },
  }
  const { port } = new URL(origin)
  const asked = { port: Number(port), path: bookMeeting.path, body, idempotencyKey: randomUUID() }
  const { status, text } = await postJson({ ...asked, from: visitorAddress() })
  if (status !== bookMeeting.reply.status) throw new Error(`The meeting was not booked: ${text}`)
  return { id: (JSON.parse(text) as Id).id, to: `${date}T${times.at(-1)}` }
}

/** What waits for an operator on the day of the journey, of people whom no other journey knows. */
export const workOfTheDay = async () => {
  const { call } = await createBusiness(origin, newEmail())
  const { id: businessId } = await call<Id>(getBusinessMe)
  const inquiryId = await askForWork(call)
  await call(at(writeAsBusiness, { id: inquiryId }), { text: 'När kan ni börja?' })
  return {
    businessId,
    inquiryId,
    orderId: await orderCredits(call),
    partnerId: (await applyAsPartner('Bo Ek')).id,
    objectorId: await objectAsPartner(),
    meeting: await bookTime(),
    approvalId: await askedByAnother(117),
  }
}
