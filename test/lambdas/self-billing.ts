import { randomUUID } from 'node:crypto'
import { beforeAll } from 'vitest'
import { clock } from '#shared/contract/clock.ts'
import { earningsEntity } from '#shared/earnings/earnings.entity.ts'
import { bankEntity } from '#shared/payment-settings/bank.entity.ts'
import {
  agreeToSelfBilling,
  approveSelfBill,
  linkSelfBill,
  objectToSelfBill,
  type Pay,
  readPay,
} from '#shared/self-bills/partner-self-bills.ts'
import { httpCaller } from '../builders/http-caller.ts'
import { liveSessions } from './live-sessions.ts'
import { workIn } from './operated-work.ts'
import { bankIn } from './paid-by-bank.ts'
import type { Services } from './running-services.ts'

/** The company of a partner, registered for VAT. */
export const company = {
  ...{ legalName: 'Åbergs Automation', organizationNumber: '556703-7485', vatNumber: 'SE556703748501' },
  ...{ street: 'Storgatan 1', postalCode: '111 23', city: 'Stockholm' },
}

/** What two credits are worth, and their VAT. */
export const net = 225_000
export const vat = 56_250

/** Self-billing on the real engine, through the functions that partners and operators call. */
export const selfBilling = (services: Services) => {
  const sessions = liveSessions()
  const work = workIn(services)
  const { ask, askOperator } = bankIn(services)
  let call: ReturnType<typeof httpCaller>
  let tick: () => Promise<void>

  beforeAll(async () => {
    call = httpCaller((await import('#lambdas/self-bills/self-bills.http.ts')).handler, services.originSecret)
    tick = (await import('#lambdas/processes/due.schedule.ts')).handler
  })

  const claimsOf = (sub: string) => ({ sub, token_use: 'access', client_id: 'partner-client' })

  /** What a partner does on the page. */
  const as = (sub: string) => {
    const claims = claimsOf(sub)
    const pay = async (): Promise<Pay> => (await call(readPay, { claims })).body
    return {
      pay,
      agree: (version = 1) => call(agreeToSelfBilling, { claims, body: { version } }),
      approve: (id: string, revision = 1) =>
        call(approveSelfBill, { claims, params: { id }, body: { revision } }),
      object: (id: string, reason = 'Fel antal timmar.', revision = 1) =>
        call(objectToSelfBill, { claims, params: { id }, body: { revision, reason } }),
      link: (id: string, file = 'pdf') => call(linkSelfBill, { claims, params: { id }, query: { file } }),
      first: async () => (await pay()).bills.at(-1),
    }
  }

  /** A partner with an account, a company, F-tax and bank details, who agrees to self-billing. */
  const createSeller = async (given: Partial<typeof company> = {}) => {
    const sub = await work.createPartner()
    const profile = (await work.read(`PARTNER#${sub}`, 'PROFILE')) ?? {}
    await work.put({ ...profile, GSI1PK: 'PARTNERS#approved', GSI1SK: '2026-01-01' })
    await ask('sellers record', { partnerId: sub, ...company, ...given })
    await ask('sellers check', { partnerId: sub, fTax: 'approved' })
    await as(sub).agree()
    const { seal } = await import('#lambdas/platform/kms/envelope.ts')
    const details = { bankName: 'B', accountHolder: 'Å', clearingNumber: '8424', bankAccount: '9831892246' }
    const updatedAt = new Date(clock.now() - 100 * 3_600_000).toISOString()
    const sealed = await seal(sub, JSON.stringify(details))
    await work.put({ ...bankEntity.key({ sub }), sealed, updatedAt })
    return sub
  }

  /** A month in which a partner has earned two credits, unless it says otherwise. */
  const earn = (sub: string, month = '2026-09', given: object = {}) =>
    work.put({
      ...earningsEntity.key({ sub, month }),
      ...{ month, totalHours: 4.5, creditsEarned: 2, paidOutOre: 0, ...given },
    })

  const monthOf = async (sub: string, month = '2026-09') =>
    (await work.read(`PARTNER#${sub}`, `EARNINGS#${month}`)) ?? {}

  /** A partner whose month has a bill that waits for an answer. */
  const billed = async (given: Partial<typeof company> = {}) => {
    const sub = await createSeller(given)
    await earn(sub)
    await ask('self-bills make', {})
    return sub
  }

  /** Lets time pass, and the minute's function make what is due. */
  const pass = async (days: number) => {
    clock.moveBy(days * 86_400_000)
    await sessions.renew()
    await tick()
  }

  const ledgerFaults = async () => (await askOperator('ledger verify', {})).items

  return {
    ...work,
    ...{ ask, askOperator, as, createSeller, earn, monthOf, billed, pass, ledgerFaults, sessions },
    stranger: randomUUID,
  }
}
