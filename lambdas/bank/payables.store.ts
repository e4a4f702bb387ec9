import * as z from 'zod/mini'
import { keyParts } from '#shared/contract/key-template.ts'
import { swedishDay } from '#shared/contract/swedish-day.ts'
import { earningsEntity } from '#shared/earnings/earnings.entity.ts'
import { payableOre } from '#shared/earnings/earnings.ts'
import { partnerProfileEntity } from '#shared/partner-profile/partner-profile.entity.ts'
import { partnerStatuses } from '#shared/partner-profile/partner-profile.ts'
import { queryItems } from '../platform/table/query-items.ts'
import type { Held } from './payees.store.ts'
import { payeeOf } from './payees.store.ts'

/** What a partner has earned in a month that is over, and nobody has paid or told the bank to pay. */
export type Payable = { partnerId: string; month: string; ore: number }

const partnersOf = async (status: string): Promise<string[]> => {
  const { partition } = partnerProfileEntity.indexList({ status })
  const found = await queryItems({ partition, fields: ['PK'] }, z.object({ PK: z.string() }))
  return found.map(({ PK }) => keyParts(partnerProfileEntity.pk, PK)?.sub ?? '')
}

const payablesTo = async (partnerId: string, present: string): Promise<Payable[]> => {
  const months = await queryItems(earningsEntity.list({ sub: partnerId }), earningsEntity.item)
  return months
    .map(worked => ({ partnerId, month: worked.month, ore: payableOre(worked) }))
    .filter(({ month, ore }) => month < present && ore > 0)
}

/** Everything that is due, by partner and month; with why it is held, if it is. */
export const findPayables = async (now: string): Promise<(Payable & Partial<Held>)[]> => {
  const present = swedishDay(now).slice(0, 7)
  const partners = (await Promise.all(partnerStatuses.map(partnersOf))).flat().sort()
  const payables: (Payable & Partial<Held>)[] = []
  // One after another: all at once would be as many reads as there are partners.
  for (const partnerId of partners) {
    const due = await payablesTo(partnerId, present)
    if (due.length === 0) continue
    const payee = await payeeOf(partnerId, now)
    const held = 'held' in payee ? payee : {}
    payables.push(...due.map(payable => ({ ...payable, ...held })))
  }
  return payables
}
