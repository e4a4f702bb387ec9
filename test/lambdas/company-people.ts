import { randomUUID } from 'node:crypto'
import { PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import { beforeAll } from 'vitest'
import { roleEntity } from '#shared/accounts/role.entity.ts'
import { businessProfileEntity } from '#shared/business-profile/business-profile.entity.ts'
import {
  changeRole,
  inviteColleague,
  listColleagues,
  removeColleague,
  withdrawInvitation,
} from '#shared/company/colleagues.ts'
import type { MemberRole } from '#shared/company/member-roles.ts'
import { joinCompany, leaveCompany, readInvitation } from '#shared/company/membership.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { presentTerms } from '#shared/terms/versions.ts'
import { httpCaller } from '../builders/http-caller.ts'
import type { Call } from '../builders/http-event.ts'
import { tableName } from '../infra/local/dynamodb/local-table.ts'
import { liveSessions } from './live-sessions.ts'
import type { Services } from './running-services.ts'

export type Somebody = { sub: string; email: string; name: string }

const entries = {
  company: () => import('#lambdas/company/company.http.ts'),
  profile: () => import('#lambdas/business-profile/business-profile.http.ts'),
  credits: () => import('#lambdas/credits/business-credits.http.ts'),
  inquiries: () => import('#lambdas/business-inquiries/business-inquiries.http.ts'),
}

/** People with accounts, and what they do in companies; their sessions are live. */
export const companyPeople = (services: Services, sessions: { headers: object } = liveSessions()) => {
  const callers = {} as Record<keyof typeof entries, ReturnType<typeof httpCaller>>
  beforeAll(async () => {
    for (const name of Object.keys(entries) as (keyof typeof entries)[]) {
      callers[name] = httpCaller((await entries[name]()).handler, services.originSecret)
    }
  })
  const put = (Item: object) => services.documents.send(new PutCommand({ TableName: tableName, Item }))

  const as =
    (feature: keyof typeof entries) =>
    ({ sub }: Somebody, endpoint: Endpoint, call: Call = {}) =>
      callers[feature](endpoint, {
        ...call,
        claims: { sub, token_use: 'access', client_id: 'business-client' },
        headers: { ...sessions.headers, ...call.headers },
      })
  const inCompany = as('company')

  const person = async (name: string, domain = 'nordplat.se'): Promise<Somebody> => {
    const sub = randomUUID()
    const email = `${name.toLowerCase()}.${sub.slice(0, 6)}@${domain}`
    const { ensureRole } = await import('#lambdas/accounts/roles.store.ts')
    await ensureRole({ pool: 'business', sub, email, language: 'sv' })
    return { sub, email, name }
  }
  const founder = async (name: string): Promise<Somebody> => {
    const somebody = await person(name)
    const at = '2026-11-01T08:00:00.000Z'
    const profile = { companyName: 'Nordplåt AB', organizationNumber: null, phone: null, address: null }
    const stored = { ...profile, contactPerson: name, createdAt: at, updatedAt: at, version: 1 }
    const index = businessProfileEntity.indexKey({ createdAt: at })
    await put({ ...businessProfileEntity.key({ sub: somebody.sub }), ...index, ...stored })
    return somebody
  }
  const invite = (owner: Somebody, email: string, role: MemberRole) =>
    inCompany(owner, inviteColleague, { body: { email, role, language: 'sv' } })
  /** The token that the mail of the last invitation has. */
  const tokenFor = async (companyId: string, email: string): Promise<string> => {
    const { Items = [] } = await services.documents.send(
      new QueryCommand({
        TableName: tableName,
        KeyConditionExpression: 'PK = :pk AND begins_with(SK, :sk)',
        ExpressionAttributeValues: { ':pk': `BUSINESS#${companyId}`, ':sk': 'INVITATION#' },
      }),
    )
    const { mailsForChange } = await import('#lambdas/notifications/mails-for-change.ts')
    const after = Items.find(item => item.email === email) ?? {}
    const addresses = { siteOrigin: 'https://site.example', operator: '' }
    const mail = await mailsForChange({ before: null, after }, addresses)[0]?.compose()
    return /#token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
  }
  const join = ({ name, ...somebody }: Somebody, token: string) =>
    inCompany({ name, ...somebody }, joinCompany, {
      body: { name, token, termsVersion: presentTerms, language: 'sv' },
    })
  const joined = async (owner: Somebody, somebody: Somebody, role: MemberRole, companyId = owner.sub) => {
    await invite(owner, somebody.email, role)
    return join(somebody, await tokenFor(companyId, somebody.email))
  }
  return {
    ...{ as, put, person, founder, invite, tokenFor, join, joined },
    colleagues: async (somebody: Somebody) => (await inCompany(somebody, listColleagues)).body,
    read: (somebody: Somebody, token: string) =>
      inCompany(somebody, readInvitation, { headers: { 'x-invitation': token } }),
    withdraw: (owner: Somebody, id: string) => inCompany(owner, withdrawInvitation, { params: { id } }),
    setRole: (owner: Somebody, { sub: id }: Somebody, role: MemberRole) =>
      inCompany(owner, changeRole, { params: { id }, body: { role } }),
    remove: (owner: Somebody, { sub: id }: Somebody) => inCompany(owner, removeColleague, { params: { id } }),
    /** Chooses the language of their mails. */
    speaks: ({ sub, email }: Somebody, language: 'sv' | 'en') =>
      put({
        ...roleEntity.key({ pool: 'business', sub }),
        role: 'business',
        pool: 'business',
        sub,
        email,
        language,
      }),
    leave: (somebody: Somebody) => inCompany(somebody, leaveCompany),
  }
}
