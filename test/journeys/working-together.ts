import { randomUUID } from 'node:crypto'
import type { APIResponse, Page } from 'playwright-core'
import { runCommands } from '#infra/local/seed/run-commands.ts'
import { patient } from '../patient.ts'
import { signedIn } from './business-session.ts'
import { origin } from './origin.ts'
import * as partner from './partner.ts'

type Visit = Parameters<typeof signedIn>[0]

/** The requests of the account that is signed in on a page. */
const requestsOf = async (page: Page) => {
  const token = await page.evaluate(
    () => Object.entries(localStorage).find(([name]) => name.endsWith('.accessToken'))?.[1] ?? '',
  )
  const headers = () => ({ authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() })
  const read = async (response: APIResponse): Promise<Record<string, string>> => {
    if (!response.ok()) throw new Error(`${response.url()}: ${await response.text()}`)
    return response.json()
  }
  return {
    get: async (path: string) => read(await page.request.get(path, { headers: headers() })),
    post: async (path: string, data: object) =>
      read(await page.request.post(path, { headers: headers(), data })),
  }
}

/** A new business that is signed in, with an inquiry. */
export const inquiring = async (visit: Visit) => {
  const { page, email, code } = await signedIn(visit, 'Nordplåt AB')
  const requests = await requestsOf(page)
  const data = { serviceId: 'robotics', description: 'En cell ska plocka ur pressen.', uploads: [] }
  const { id: inquiryId = '' } = await requests.post('/api/business/inquiries', { ...data, language: 'sv' })
  const { id: businessId = '' } = await requests.get('/api/business/me')
  return { page, email, code, requests, inquiryId, businessId }
}

/** The partner of the demo data who works, signed in, and reading English from the next page on. */
export const working = async (visit: Visit) => {
  const page = await visit('/')
  await partner.logIn(page, partner.workingPartner)
  await page.waitForURL('**/partner/dashboard', { waitUntil: 'commit', timeout: patient(90_000) })
  await partner.switchToEnglish(page)
  const requests = await requestsOf(page)
  const { id: partnerId = '' } = await requests.get('/api/partner/me')
  return { page, requests, partnerId }
}

/** A business on a desktop and a partner on a phone, who have said yes to each other. */
export const agreed = async (visit: Visit) => {
  const [customer, worker] = [await inquiring(visit), await working(visit)]
  const { businessId, inquiryId } = customer
  const price = { hourlyRateKronor: 1_125, credits: 20, partnerCredits: 16 }
  const chosen = { reasonCode: 'chosen_evidence' } as const
  const input = { businessId, inquiryId, partnerId: worker.partnerId, why: 'Kan PLC.', ...chosen, ...price }
  await runCommands(origin, [
    { command: 'proposals draft', input: { ...input, unverifiedReason: 'Vi har talats vid i telefon' } },
    { command: 'proposals send', input: { businessId, inquiryId } },
  ])
  const proposed = `/api/business/inquiries/${inquiryId}/proposals/${encodeURIComponent(worker.partnerId)}`
  await customer.requests.post(`${proposed}/choice`, {})
  await worker.requests.post(`/api/partner/proposals/${inquiryId}/agreement`, {})
  await customer.page.setViewportSize({ width: 1280, height: 900 })
  await worker.page.setViewportSize({ width: 360, height: 740 })
  return { customer, worker }
}

type Agreed = Awaited<ReturnType<typeof agreed>>

/** Signs for both, who have just signed in, so that the work begins. */
export const signBoth = async ({ customer, worker }: Agreed): Promise<void> => {
  const { businessId, inquiryId } = customer
  const credits = { businessId, kind: 'correction', credits: 20, reference: 'Gåva' } as const
  await runCommands(origin, [{ command: 'credits record', input: credits }])
  for (const [side, { requests }] of [['partner', worker] as const, ['business', customer] as const]) {
    const path = `/api/${side}/agreements/${inquiryId}`
    const { version, hash } = await requests.get(path)
    await requests.post(`${path}/signature`, { version, hash })
  }
}
