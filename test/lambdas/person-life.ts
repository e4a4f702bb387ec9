import { randomUUID } from 'node:crypto'
import type { Context } from 'aws-lambda'
import { sendInquiry } from '#shared/business-inquiries/send-inquiry.ts'
import { createBusinessProfile } from '#shared/business-profile/save-business-profile.ts'
import { clock } from '#shared/contract/clock.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { orderCredits } from '#shared/credits/order-credits.ts'
import { getBusinessUpload, requestBusinessUpload } from '#shared/files/business-uploads.ts'
import { getCvUpload, requestCvUpload } from '#shared/files/partner-cv-uploads.ts'
import { requestInvestorAccess } from '#shared/investors/request-access.ts'
import { sendGetStarted } from '#shared/leads/get-started.ts'
import { sendProjectInquiry } from '#shared/leads/project-inquiry.ts'
import type { ShownRow } from '#shared/matching/row.ts'
import { bookMeeting } from '#shared/meetings/book-meeting.ts'
import { subscribe } from '#shared/newsletter/subscribe.ts'
import { seenOf } from '#shared/objections/objection.ts'
import { object } from '#shared/objections/objections.ts'
import { assignmentThing } from '#shared/objections/things.ts'
import { apply } from '#shared/open-assignments/applications.ts'
import { readFit } from '#shared/open-assignments/read-fit.ts'
import { replaceCv } from '#shared/partner-profile/cv.ts'
import { drawHumanCheck } from '#shared/partner-profile/human-check.ts'
import { createPartnerProfile } from '#shared/partner-profile/save-partner-profile.ts'
import { savePaymentSettings } from '#shared/payment-settings/payment-settings.ts'
import type { ProofPurpose } from '#shared/proof/get-challenge.ts'
import { presentTerms } from '#shared/terms/versions.ts'
import { writeAsBusiness } from '#shared/threads/write-message.ts'
import { workingDay } from '#test/builders/working-day.ts'
import { buildPdf } from '../builders/files.ts'
import { type Answer, httpCaller } from '../builders/http-caller.ts'
import { bearer } from '../builders/http-event.ts'
import { formsBesides } from '../builders/other-forms.ts'
import { buildOpenAssignment } from '../builders/partner-work.ts'
import { solveProof } from '../builders/solved-proof.ts'
import { sendUpload } from '../builders/uploads.ts'
import type { Emulator } from '../infra/local/cognito/emulator.ts'
import type { Services } from './running-services.ts'

/** Facts that identify a person: none of them may be found once the person is erased. */
export type PersonFacts = { email: string; name: string; phone: string; street: string; account: string }

let people = 0
export const newPerson = (): PersonFacts => {
  people += 1
  const digits = String(people).padStart(2, '0')
  return {
    email: `kanarina.${randomUUID()}@verkstad.se`,
    name: `Kanarina Gul-${digits} Fjäder`,
    phone: `070-987 65 ${digits}`,
    street: `Kanariegatan 7${digits}`,
    account: `983 189 2${digits}-6`,
  }
}

/** A working day some weeks from now, another for each meeting. */
let used = 20
const nextDay = (): string => workingDay(++used)

let networks = 0
const nextNetwork = () => `198.51.100.${networks++ % 250}`

const done = ({ status, body }: Answer): Answer['body'] => {
  if (status >= 300) throw new Error(`${status}: ${JSON.stringify(body)}`)
  return body
}

const obtainProof = async (purpose: ProofPurpose) => {
  const { proofChallenge } = await import('#lambdas/platform/proof/proof.ts')
  return solveProof((await proofChallenge(purpose, 'network')) as never)
}

/** The forms that a visit fills in with facts of its own. */
const visited = [
  subscribe,
  sendProjectInquiry,
  sendGetStarted,
  requestInvestorAccess,
  orderCredits,
  bookMeeting,
].map(({ form }) => form)

const functions = {
  leads: () => import('#lambdas/leads/leads.http.ts'),
  meetings: () => import('#lambdas/meetings/meetings.http.ts'),
  credits: () => import('#lambdas/credits/credits.http.ts'),
  investors: () => import('#lambdas/investors/investors.http.ts'),
  newsletter: () => import('#lambdas/newsletter/newsletter.http.ts'),
  businessProfile: () => import('#lambdas/business-profile/business-profile.http.ts'),
  businessInquiries: () => import('#lambdas/business-inquiries/business-inquiries.http.ts'),
  businessUploads: () => import('#lambdas/files/business-uploads.http.ts'),
  partnerProfile: () => import('#lambdas/partner-profile/partner-profile.http.ts'),
  partnerUploads: () => import('#lambdas/files/partner-cv-uploads.http.ts'),
  payments: () => import('#lambdas/payment-settings/payment-settings.http.ts'),
  businessThreads: () => import('#lambdas/threads/business-threads.http.ts'),
  fit: () => import('#lambdas/open-assignments/fit.http.ts'),
  objections: () => import('#lambdas/objections/objections.http.ts'),
  openAssignments: () => import('#lambdas/open-assignments/open-assignments.http.ts'),
} as const

export const createLives = (services: Services, emulator: () => Emulator) => {
  const callerOf = async (name: keyof typeof functions) =>
    httpCaller((await functions[name]()).handler, services.originSecret)

  const operate = async (command: string, input: object): Promise<Record<string, unknown>> => {
    const { handler } = await import('#lambdas/operator/operator.command.ts')
    const said = (await handler({ command, input, by: 'a test' })) as Record<string, unknown>
    if ('refused' in said) throw new Error(`${command}: ${said.refused}`)
    return said
  }

  const sendTo = async (
    call: ReturnType<typeof httpCaller>,
    endpoint: Endpoint,
    purpose: ProofPurpose,
    fields: object,
  ): Promise<Answer['body']> =>
    done(
      await call(endpoint, {
        body: { ...fields, language: 'sv', proof: await obtainProof(purpose) },
        clientAddress: nextNetwork(),
      }),
    )

  const send = async (
    name: keyof typeof functions,
    endpoint: Endpoint,
    purpose: ProofPurpose,
    fields: object,
  ): Promise<Answer['body']> => sendTo(await callerOf(name), endpoint, purpose, fields)

  const sendOtherForms = async (email: string) => {
    for (const { entry, endpoint, form, fill } of formsBesides(visited)) {
      const { handler } = await import(/* @vite-ignore */ `../../${entry}`)
      await sendTo(httpCaller(handler, services.originSecret), endpoint, form, { ...fill(), email })
    }
  }

  const book = ({ email, name, phone }: PersonFacts, participants: string[] | null = null) =>
    send('meetings', bookMeeting, 'meeting', {
      ...{ firstName: name, lastName: 'Test', email, mobile: phone, company: 'Nordplåt AB' },
      ...{ meetingDate: nextDay(), meetingTime: '10:00', duration: '30 minuter' },
      ...{ timezone: 'Europe/Stockholm', description: 'Robotcell', participants },
    })

  const visit = async ({ email, name, phone }: PersonFacts) => {
    await send('newsletter', subscribe, 'newsletter', { email })
    await send('leads', sendProjectInquiry, 'project_inquiry', {
      ...{ name, email, mobile: phone, company: null, projectTitle: 'Ny robotcell' },
      ...{ projectBudget: null, projectTimeline: null, description: `Ring ${name}` },
    })
    await send('leads', sendGetStarted, 'get_started', { email, type: 'credits' })
    await send('investors', requestInvestorAccess, 'investor_access', { name, email, phone })
    await sendOtherForms(email)
    const { id } = await send('credits', orderCredits, 'credit_order', {
      ...{ companyName: 'Nordplåt AB', organizationNumber: '556703-7485', companySigner: name },
      ...{ vatNumber: null, email, phone, credits: 20, priceOre: 2_250_000 },
      termsVersion: presentTerms,
    })
    return String(id)
  }

  const signedUp = async (pool: 'business' | 'partner', email: string) => {
    const { UserSub } = await emulator().signUp(pool, email)
    const sub = String(UserSub)
    const { ensureRole, noteReset } = await import('#lambdas/accounts/roles.store.ts')
    await ensureRole({ pool, sub, email, language: 'sv' })
    await noteReset(pool, sub)
    const claims = {
      ...{ sub, token_use: 'access', client_id: `${pool}-client` },
      auth_time: String(clock.seconds()),
    }
    return { sub, claims }
  }

  // The pool of businesses issues tokens for a code; any token of the emulator proves a live session.
  const session = async (email: string) => {
    const { accessToken } = await emulator().signInPartner(email)
    return Object.assign(bearer, { authorization: `Bearer ${accessToken}` })
  }

  const uploaded = async (
    name: 'businessUploads' | 'partnerUploads',
    claims: Record<string, string>,
    fileName: string,
  ) => {
    const call = await callerOf(name)
    const [ask, look] =
      name === 'businessUploads' ? [requestBusinessUpload, getBusinessUpload] : [requestCvUpload, getCvUpload]
    const sample = { fileName, contentType: 'application/pdf', bytes: buildPdf() }
    const { id } = await sendUpload(call, ask, claims, sample)
    done(await call(look, { params: { id }, claims }))
    return id
  }

  const talk = async (id: string, { name }: PersonFacts, claims: Record<string, string>) => {
    const call = await callerOf('businessThreads')
    done(await call(writeAsBusiness, { params: { id }, body: { text: `Hälsningar ${name}` }, claims }))
    await operate('threads write', { threadId: id, text: `Hej ${name}!` })
  }

  const business = async (who: PersonFacts, headers: Record<string, string>) => {
    const { sub, claims } = await signedUp('business', who.email)
    const call = await callerOf('businessProfile')
    const profile = {
      ...{ companyName: `${who.name} Plåt`, organizationNumber: '556703-7485', contactPerson: who.name },
      ...{ phone: who.phone, address: who.street, language: 'sv' },
      termsVersion: presentTerms,
    }
    done(await call(createBusinessProfile, { body: profile, claims, headers }))
    const uploads = [await uploaded('businessUploads', claims, 'ritning.pdf')]
    await uploaded('businessUploads', claims, 'glömd.pdf')
    const asked = { serviceId: 'robotics', description: `Fråga ${who.name}`, uploads, language: 'sv' }
    const inquiry = done(
      await (await callerOf('businessInquiries'))(sendInquiry, {
        body: asked,
        claims,
        clientAddress: nextNetwork(),
      }),
    )
    await talk(String(inquiry.id), who, claims)
    return { businessId: sub, inquiryId: String(inquiry.id) }
  }

  const partner = async (who: PersonFacts, headers: Record<string, string>, sub: string) => {
    const claims = {
      ...{ sub, token_use: 'access', client_id: 'partner-client' },
      auth_time: String(clock.seconds()),
    }
    const call = await callerOf('partnerProfile')
    const { id, a, b } = done(await call(drawHumanCheck, { claims }))
    const profile = {
      ...{ name: who.name, phone: who.phone, expertise: 'PLC', experience: '12 år', portfolio: '' },
      ...{ linkedin: '', github: '', availability: 'Från mars', hourlyRate: '950 kr/h' },
      ...{ description: `Om ${who.name}`, language: 'sv', humanCheck: { id, answer: a + b } },
      termsVersion: presentTerms,
    }
    done(await call(createPartnerProfile, { body: profile, claims, headers }))
    const uploadId = await uploaded('partnerUploads', claims, 'cv.pdf')
    done(await call(replaceCv, { body: { uploadId }, claims, headers }))
    const bank = {
      ...{ bankName: 'Swedbank', accountHolder: who.name, clearingNumber: '8424-4' },
      ...{ bankAccount: who.account, language: 'sv' },
    }
    done(await (await callerOf('payments'))(savePaymentSettings, { body: bank, claims, headers }))
    return claims
  }

  const month = '2026-11'

  /** What operators do with both accounts: money, an assignment, hours, a payout. */
  const work = async (
    orderId: string,
    asked: { businessId: string; inquiryId: string },
    partnerId: string,
    claims: Record<string, string>,
  ) => {
    await operate('orders mark-paid', { orderId, business: asked.businessId })
    await operate('partners approve', { partnerId })
    const { id } = await operate('open-assignments publish', { ...buildOpenAssignment(), ...asked })
    done(await (await callerOf('openAssignments'))(apply, { params: { id: String(id) }, claims }))
    await operate('applications accept', { assignmentId: id, partnerId })
    await operate('hours record', { partnerId, assignmentId: id, month, hours: 7.5, credits: 2 })
    await operate('payouts mark', { partnerId, month })
    const another = await operate('open-assignments publish', buildOpenAssignment({ title: 'Ett till' }))
    done(await (await callerOf('openAssignments'))(apply, { params: { id: String(another.id) }, claims }))
    return String(another.id)
  }

  /** The partner objects to how they were compared, in words that say who they are. */
  const objects = async (id: string, { name, email }: PersonFacts, claims: Record<string, string>) => {
    const seen = seenOf(done(await (await callerOf('fit'))(readFit, { params: { id }, claims })) as ShownRow)
    const body = { words: `${name}, ${email}: raden stämmer inte.`, seen }
    done(
      await (await callerOf('objections'))(object, { params: { thing: assignmentThing(id) }, body, claims }),
    )
  }

  /** Creates a person who has used every form and has an account of both kinds, with money on either side. */
  const lived = async (
    who: PersonFacts,
  ): Promise<{ businessId: string; partnerId: string; orderId: string }> => {
    const orderId = await visit(who)
    await book(who, ['Bo', 'bo@nordplat.se'])
    const { sub: partnerId } = await signedUp('partner', who.email)
    const headers = await session(who.email)
    const asked = await business(who, headers)
    const claims = await partner(who, headers, partnerId)
    await objects(await work(orderId, asked, partnerId, claims), who, claims)
    return { businessId: asked.businessId, partnerId, orderId }
  }

  const streamed = async (event: unknown) => {
    const { handler } = await import('#lambdas/notifications/notices.stream.ts')
    return handler(event as never, {} as Context)
  }

  return { lived, book, visit, send, streamed }
}
