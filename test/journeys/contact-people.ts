import { randomUUID } from 'node:crypto'
import { signInBusiness } from '#infra/local/seed/business-account.ts'
import { signInPartner } from '#infra/local/seed/partner-account.ts'
import { runCommands } from '#infra/local/seed/run-commands.ts'
import { noFacts } from '#shared/partner-profile/partner-facts.ts'
import { presentTerms } from '#shared/terms/versions.ts'
import { buildPdf } from '#test/builders/files.ts'
import { business, type partner, readOut, saying } from './contact-markers.ts'
import { origin } from './origin.ts'

export type Reply = { status: number; text: string; headers: string }

/** Sends a request as somebody, or as nobody. */
export const send = async (token: string, method: string, path: string, body?: object): Promise<Reply> => {
  const answer = await fetch(`${origin}${path}`, {
    method,
    redirect: 'manual',
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const headers = JSON.stringify([...answer.headers])
  return { status: answer.status, text: await answer.text(), headers }
}

/** Returns what a request is answered; throws if it is refused. */
export const done = async (...request: Parameters<typeof send>) => {
  const { status, text } = await send(...request)
  if (status >= 300) throw new Error(`${request[1]} ${request[2]}: ${status} ${text}`)
  return text ? JSON.parse(text) : undefined
}

export const operate = (command: string, input: object): Promise<void> =>
  runCommands(origin, [{ command, input } as Parameters<typeof runCommands>[1][number]])

const bytes = buildPdf()

/** Uploads a file whose name says how its owner is reached. */
export const upload = async (token: string, kind: string, fileName: string): Promise<string> => {
  const file = { fileName, contentType: 'application/pdf', size: bytes.length }
  const { id, url, fields } = await done(token, 'POST', kind, file)
  const form = new FormData()
  for (const [name, value] of Object.entries<string>(fields)) form.set(name, value)
  form.set('file', new Blob([new Uint8Array(bytes)]), fileName)
  await fetch(url, { method: 'POST', body: form })
  const { state } = await done(token, 'GET', `${kind}/${id}`)
  if (state !== 'accepted') throw new Error(`${fileName} is ${state}`)
  return id
}

const accepted = { termsVersion: presentTerms, language: 'sv' }

/** Signs a business up; returns its token. */
export const createBusiness = async ({
  email,
  company,
  organizationNumber,
  person,
  phone,
  address,
}: typeof business) => {
  const token = await signInBusiness(origin, email)
  const stated = { companyName: company, organizationNumber, contactPerson: person, phone, address }
  await done(token, 'POST', '/api/business/profile', { ...stated, ...accepted })
  return token
}

/** Signs a partner up, with a profile that says in every field how to be reached; returns token and id. */
export const createPartner = async (
  { email, password, person, phone, site }: typeof partner,
  words: string,
  language = 'sv',
) => {
  const token = await signInPartner(origin, { email, password })
  const { id: check, a, b } = await done(token, 'GET', '/api/partner/human-check')
  const profile = {
    ...{ name: person, phone, expertise: `PLC. ${words}`, experience: `12 år, ring ${phone}` },
    ...{ portfolio: `https://${site}`, linkedin: `https://www.linkedin.com/in/${site}`, github: '' },
    ...{ availability: `Genast, ${email}`, hourlyRate: `900 kr/h, ring ${phone}`, description: words },
  }
  const humanCheck = { id: check, answer: a + b }
  await done(token, 'POST', '/api/partner/profile', { ...profile, humanCheck, ...accepted, language })
  const { id } = await done(token, 'GET', '/api/partner/me')
  const { version } = await done(token, 'GET', '/api/partner/facts')
  const word = `${site} ${phone}`
  const facts = {
    ...{ ...noFacts, services: ['robotics'], skills: [{ name: word, level: 'expert', years: 4 }] },
    ...{ platforms: [word], certificates: [person], industries: [email], place: `Falun, ${phone}` },
  }
  await done(token, 'PUT', '/api/partner/facts', { ...facts, version })
  return { token, id: String(id) }
}

/** An inquiry that says everywhere how its business is reached. */
export const createInquiry = async (token: string): Promise<string> => {
  const file = await upload(
    token,
    '/api/business/uploads',
    `Ritning ${business.person} ${business.phone}.pdf`,
  )
  const facts = {
    ...{ title: `Robotcell, ring ${business.phone}`, costCentre: business.person },
    ...{ contactOnSite: `${business.person} ${business.phone}`, place: 'Falun' },
  }
  const description = `Ny robotcell. ${saying(business)} Eller ${readOut.business}.`
  const inquiry = { serviceId: 'robotics', description, uploads: [file], facts, language: 'sv' }
  const { id } = await done(token, 'POST', '/api/business/inquiries', inquiry)
  return id
}
