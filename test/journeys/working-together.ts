import { randomUUID } from 'node:crypto'
import type { APIResponse, Page } from 'playwright-core'
import { signedIn } from './business-session.ts'
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
  await page.waitForURL('**/partner/dashboard', { waitUntil: 'commit', timeout: 90_000 })
  await partner.switchToEnglish(page)
  const requests = await requestsOf(page)
  const { id: partnerId = '' } = await requests.get('/api/partner/me')
  return { page, requests, partnerId }
}
