import { randomUUID } from 'node:crypto'
import { beforeAll } from 'vitest'
import { roleEntity } from '#shared/accounts/role.entity.ts'
import { inquiryEntity } from '#shared/business-inquiries/inquiry.entity.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { listUnreadOfBusiness, listUnreadOfPartner } from '#shared/threads/list-unread.ts'
import { markReadAsBusiness, markReadAsPartner } from '#shared/threads/mark-read.ts'
import { readThreadOfBusiness, readThreadOfPartner } from '#shared/threads/read-thread.ts'
import { proposalThreadId } from '#shared/threads/thread-ids.ts'
import { writeAsBusiness, writeAsPartner } from '#shared/threads/write-message.ts'
import { httpCaller } from '../builders/http-caller.ts'
import { workIn } from './operated-work.ts'
import type { Services } from './running-services.ts'

const operationsOf = {
  business: {
    list: listUnreadOfBusiness,
    read: readThreadOfBusiness,
    write: writeAsBusiness,
    mark: markReadAsBusiness,
  },
  partner: {
    list: listUnreadOfPartner,
    read: readThreadOfPartner,
    write: writeAsPartner,
    mark: markReadAsPartner,
  },
} as const

type Pool = keyof typeof operationsOf

export type Account = { pool: Pool; sub: string; email: string }

/** The accounts, threads and calls that tests of threads need. */
export const threadsIn = (services: Services) => {
  const { put, read, below } = workIn(services)
  const callers: Partial<Record<Pool, ReturnType<typeof httpCaller>>> = {}

  beforeAll(async () => {
    const business = await import('#lambdas/threads/business-threads.http.ts')
    const partner = await import('#lambdas/threads/partner-threads.http.ts')
    callers.business = httpCaller(business.handler, services.originSecret)
    callers.partner = httpCaller(partner.handler, services.originSecret)
  })

  const createAccount = async (pool: Pool, language = 'sv'): Promise<Account> => {
    const sub = randomUUID()
    const email = `kim.${sub}@nordplat.se`
    await put({ ...roleEntity.key({ pool, sub }), role: pool, pool, sub, email, language })
    return { pool, sub, email }
  }

  const createInquiry = async ({ sub, email }: Account, description = 'Ny robotcell i Västerås') => {
    const id = randomUUID()
    const sender = { companyName: 'Nordplåt AB', contactPerson: 'Anna Berg', email, language: 'sv' }
    const asked = { id, serviceId: 'robotics', description, files: [], state: 'received' }
    await put({
      ...inquiryEntity.key({ sub, id }),
      ...asked,
      ...sender,
      createdAt: '2028-01-01T00:00:00.000Z',
    })
    return id
  }

  /** Opens the thread of a proposal, as whoever proposes a partner does. */
  const openProposal = async (business: Account, partner: Account): Promise<string> => {
    const { openingThread } = await import('#lambdas/threads/opening.store.ts')
    const { transact } = await import('#lambdas/platform/table/transact.ts')
    const inquiryId = randomUUID()
    const opened = {
      ...{ inquiryId, title: 'Ny robotcell' },
      business: {
        ...{ accountId: business.sub, name: 'Nordplåt AB' },
        email: business.email,
        language: 'sv',
      },
      partner: { ...{ accountId: partner.sub, name: 'Sara L.' }, email: partner.email, language: 'sv' },
    } as const
    await transact(await openingThread(opened, '2028-01-01T00:00:00.000Z'))
    return proposalThreadId({ inquiryId, partnerId: partner.sub })
  }

  const call = (account: Account, endpoint: Endpoint, given: object) =>
    (callers[account.pool] as ReturnType<typeof httpCaller>)(endpoint, {
      claims: { sub: account.sub, token_use: 'access', client_id: `${account.pool}-client` },
      ...given,
    })

  const write = (account: Account, id: string, text: string, given: object = {}) =>
    call(account, operationsOf[account.pool].write, { params: { id }, body: { text }, ...given })
  const show = (account: Account, id: string, query: Record<string, string> = {}) =>
    call(account, operationsOf[account.pool].read, { params: { id }, query })
  const mark = (account: Account, id: string, upTo: number) =>
    call(account, operationsOf[account.pool].mark, { params: { id }, body: { upTo } })
  const unread = async (account: Account): Promise<{ id: string; unread: number }[]> =>
    (await call(account, operationsOf[account.pool].list, {})).body.items

  const party = (id: string, side: string) => read(`THREAD#${id}`, `PARTY#${side}`)
  const dueOf = async (id: string) =>
    (await below('DUE#message', '')).filter(due => String(due.id).startsWith(`${id}#`))

  return { createAccount, createInquiry, openProposal, write, show, mark, unread, party, dueOf, below, put }
}
