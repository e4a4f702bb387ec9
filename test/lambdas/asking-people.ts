import { randomUUID } from 'node:crypto'
import { DeleteCommand } from '@aws-sdk/lib-dynamodb'
import { createBusinessProfile } from '#shared/business-profile/save-business-profile.ts'
import { companyNumberEntity } from '#shared/company/company-number.entity.ts'
import { joinRequestEntity } from '#shared/company/join-request.entity.ts'
import {
  acceptJoinRequest,
  declineJoinRequest,
  listJoinRequests,
  type requestedRoles,
} from '#shared/company/join-requests.ts'
import { askToJoin, findSameCompany } from '#shared/company/same-company.ts'
import { presentTerms } from '#shared/terms/versions.ts'
import { tableName } from '../infra/local/dynamodb/local-table.ts'
import type { companyPeople, Somebody } from './company-people.ts'
import type { Services } from './running-services.ts'
import { wholeTable } from './whole-table.ts'

type Item = Record<string, unknown>

export const number = '556703-7485'

/** People who sign up for a company that is here already, and what its owner replies. */
export const askingPeople = (services: Services, { as, person, put }: ReturnType<typeof companyPeople>) => {
  const inCompany = as('company')
  const onboard = (somebody: Somebody, organizationNumber = number) =>
    as('profile')(somebody, createBusinessProfile, {
      body: {
        ...{ companyName: 'Nordplåt AB', organizationNumber, contactPerson: somebody.name },
        ...{ phone: '', address: '', termsVersion: presentTerms, language: 'sv' },
      },
    })
  const ask = (somebody: Somebody, organizationNumber = number) =>
    inCompany(somebody, askToJoin, { body: { organizationNumber, language: 'en' } })
  const requests = async (owner: Somebody) => (await inCompany(owner, listJoinRequests)).body.items
  /** The requests as they are stored, those that were declined, too. */
  const stored = async ({ email }: Somebody): Promise<Item[]> =>
    (await wholeTable(services.documents)).filter(
      item => item.email === email && String(item.SK).startsWith(joinRequestEntity.sk.slice(0, 5)),
    )
  /** As if they had asked so long before: the sessions of these tests are not live for days. */
  const asLongAgo = async (somebody: Somebody, hours: number) => {
    const [item = {}] = await stored(somebody)
    const earlier = (at: unknown) => new Date(Date.parse(String(at)) - hours * 3_600_000).toISOString()
    await put({ ...item, createdAt: earlier(item.createdAt), expiresAt: earlier(item.expiresAt) })
  }
  return {
    ...{ onboard, ask, requests, stored, asLongAgo },
    /** What is said to somebody who has entered a number. */
    told: async (somebody: Somebody, entered = number) => {
      const headers = { 'x-organization-number': entered }
      return (await inCompany(somebody, findSameCompany, { headers })).body
    },
    accept: (owner: Somebody, id: string, role: (typeof requestedRoles)[number] | 'owner') =>
      inCompany(owner, acceptJoinRequest, { params: { id }, body: { role } }),
    decline: (owner: Somebody, id: string) => inCompany(owner, declineJoinRequest, { params: { id } }),
    /** As a business from before its number was entered. */
    forgetNumber: ({ sub }: Somebody) =>
      services.documents.send(
        new DeleteCommand({ TableName: tableName, Key: companyNumberEntity.key({ sub }) }),
      ),
    mails: async (before: Item | null, after: Item) => {
      const { mailsForChange } = await import('#lambdas/notifications/mails-for-change.ts')
      const addresses = { siteOrigin: 'https://site.example', operator: '' }
      return mailsForChange({ before, after }, addresses)
    },
    /** An owner, and somebody who asks to join, at a domain that nobody else of these tests has. */
    asked: async (owner = 'Anna', asking = 'Eva') => {
      const domain = `d${randomUUID().slice(0, 8)}.se`
      const [anna, eva] = [await person(owner, domain), await person(asking, domain)]
      await onboard(anna)
      const { status } = await ask(eva)
      return { anna, eva, domain, status, id: String((await requests(anna))[0]?.id) }
    },
  }
}
