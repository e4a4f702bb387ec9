import { clock } from '#shared/contract/clock.ts'
import { earningsEntity } from '#shared/earnings/earnings.entity.ts'
import { partnerProfileEntity } from '#shared/partner-profile/partner-profile.entity.ts'
import {
  agreeToSelfBilling,
  approveSelfBill,
  linkSelfBill,
  objectToSelfBill,
} from '#shared/self-bills/partner-self-bills.ts'
import { selfBillingVersion } from '#shared/self-bills/seller.ts'
import { deliverPapers } from '../builders/deliver-papers.ts'
import { invokeFunction } from '../infra/local/gateway/served-api.ts'
import { canaries } from './canaries.ts'
import { type Caller, nameOf, type Operation } from './operation.ts'
import type { Put } from './report-operations.ts'
import { type Person, profileOf, roleOf } from './signed-in.ts'

const month = '2026-09'
const params = { id: `${month}-1` }
const body = { version: selfBillingVersion }

const operator = (command: string, input: object) => invokeFunction('bank', { command, input, by: 'a test' })

/** Records the company of a partner. */
const recorded = async (put: Put, as: Person): Promise<void> => {
  const createdAt = new Date(clock.now()).toISOString()
  const index = partnerProfileEntity.indexKey({ status: 'approved', createdAt })
  await Promise.all([
    put({ ...roleOf('partner', as), language: 'sv' }),
    put({ ...profileOf('partner', as), ...index }),
  ])
  const company = { legalName: canaries.name, organizationNumber: '811218-9876', vatNumber: 'SE811218987601' }
  const address = { street: 'Storgatan 1', postalCode: '111 23', city: 'Stockholm' }
  await operator('sellers record', { partnerId: as.sub, ...company, ...address })
}

/** Operators make a self-bill of a month that a partner has worked in. */
const billed = async (call: Caller, put: Put, as: Person): Promise<void> => {
  await recorded(put, as)
  await call(agreeToSelfBilling, { body, as })
  const worked = { month, totalHours: 2, creditsEarned: 2, paidOutOre: 0 }
  await put({ ...earningsEntity.key({ sub: as.sub, month }), ...worked })
  await operator('self-bills make', {})
}

/** Returns what a partner does with self-bills. */
export const selfBillOperations = (call: Caller, put: Put, as: Person): Operation[] => [
  {
    name: nameOf(agreeToSelfBilling),
    prepare: async () => {
      await recorded(put, as)
      return () => call(agreeToSelfBilling, { body, as })
    },
  },
  {
    name: nameOf(approveSelfBill),
    prepare: async () => {
      await billed(call, put, as)
      return () => call(approveSelfBill, { params, body: { revision: 1 }, as })
    },
  },
  {
    name: nameOf(objectToSelfBill),
    prepare: async () => {
      await billed(call, put, as)
      const objection = { revision: 1, reason: canaries.description }
      return () => call(objectToSelfBill, { params, body: objection, as })
    },
  },
]

/** Returns how a partner gets the file of a self-bill. */
export const selfBillFileOperation = (call: Caller, put: Put, as: Person): Operation => ({
  name: nameOf(linkSelfBill),
  prepare: async () => {
    await billed(call, put, as)
    await call(approveSelfBill, { params, body: { revision: 1 }, as })
    await deliverPapers([{ kind: 'selfBill', partnerId: as.sub, month, round: 1 }])
    return () => call(linkSelfBill, { params, as })
  },
})
