import { unbilledOre } from '#shared/earnings/earnings.ts'
import type { StoredSelfBill } from '#shared/self-bills/self-bill.entity.ts'
import type { StoredSeller } from '#shared/self-bills/seller.entity.ts'
import { untilWritten } from '../platform/commands/until-written.ts'
import type { LedgerMonth } from '../platform/ledger/months.ts'

/** What the use case needs of the store. */
export type SelfBillMaking = {
  findPartners: () => Promise<readonly string[]>
  findSeller: (partnerId: string) => Promise<StoredSeller | null>
  findMonths: (partnerId: string) => Promise<readonly LedgerMonth[]>
  findBills: (partnerId: string, month: string) => Promise<readonly StoredSelfBill[]>
  /** Stores a bill for what is on none, with the month over what was read of it; false if either changed. */
  add: (partnerId: string, parts: Parts) => Promise<boolean>
  /** Called with what the bills of a partner failed with. */
  reportFailure: (partnerId: string, error: unknown) => void
}

type Parts = { month: LedgerMonth; seller: StoredSeller; bills: readonly StoredSelfBill[] }

/** Why a partner has no bill though there is something to bill. */
const obstacleOf = (seller: StoredSeller | null): 'noCompany' | 'notAgreed' | null => {
  if (!seller) return 'noCompany'
  return seller.agreed ? null : 'notAgreed'
}

const billMonth = async (partnerId: string, month: string, making: SelfBillMaking): Promise<boolean> => {
  const { changed } = await untilWritten(async () => {
    const [months, seller, bills] = await Promise.all([
      making.findMonths(partnerId),
      making.findSeller(partnerId),
      making.findBills(partnerId, month),
    ])
    const worked = months.find(one => one.month === month)
    if (!worked || unbilledOre(worked) === 0 || !seller?.agreed) return null
    return () => making.add(partnerId, { month: worked, seller, bills })
  })
  return changed
}

type Counts = { made: number; noCompany: number; notAgreed: number; failed: number }

const billPartner = async (
  partnerId: string,
  present: string,
  making: SelfBillMaking,
  count: (what: keyof Counts) => void,
): Promise<void> => {
  const months = (await making.findMonths(partnerId)).filter(
    worked => worked.month < present && unbilledOre(worked) > 0,
  )
  if (months.length === 0) return
  const obstacle = obstacleOf(await making.findSeller(partnerId))
  if (obstacle) return count(obstacle)
  for (const { month } of months) if (await billMonth(partnerId, month, making)) count('made')
}

/** How many partners are billed at the same time: each is some reads and a write. */
const atOnce = 16

/**
 * Makes a bill for each partner and month that is over, of all that is on none. The partners whose company is not known,
 * and those who have not agreed to self-billing, are counted. So are those whose bills failed; the bills of all others
 * are made. Repeated, it makes what is left.
 */
export const makeSelfBills = async (present: string, making: SelfBillMaking) => {
  const waiting = [...(await making.findPartners())]
  const total: Counts = { made: 0, noCompany: 0, notAgreed: 0, failed: 0 }
  const count = (what: keyof Counts) => {
    total[what] += 1
  }
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
      try {
        await billPartner(next, present, making, count)
      } catch (error) {
        count('failed')
        making.reportFailure(next, error)
      }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return { changed: total.made > 0, ...total }
}
