import { swedishDay } from '#shared/contract/swedish-day.ts'
import { daysAfter } from '#shared/contract/time-zone.ts'
import { earningsEntity } from '#shared/earnings/earnings.entity.ts'
import { seriesEntity } from '#shared/invoices/series.entity.ts'
import { reversed } from '#shared/ledger/leg.ts'
import { selfBilledLegs } from '#shared/ledger/postings.ts'
import type { StoredSelfBill } from '#shared/self-bills/self-bill.entity.ts'
import { billIdOf, payDays } from '#shared/self-bills/self-bill.ts'
import { postingPayable, readMonth } from '../platform/ledger/months.store.ts'
import { absent, present } from '../platform/table/condition.ts'
import { getItem } from '../platform/table/get-item.ts'
import { accountingTtl } from '../platform/table/retention.ts'
import type { TransactItem } from '../platform/table/table.ts'
import { update } from '../platform/table/update.ts'
import { keyOf } from './living-self-bill.ts'

type By = { at: string; by: string }

/** One series for each partner and year: it is the partner's, in whose name the bills are made. */
const seriesOf = (partnerId: string, day: string): string => `selfbills#${partnerId}#${day.slice(0, 4)}`

/** The next number of a partner's series, and the write that takes it: refused if another has it by then. */
const takingNumber = async ({ partnerId }: StoredSelfBill, { day, at }: { day: string; at: string }) => {
  const series = seriesOf(partnerId, day)
  const key = seriesEntity.key({ series })
  const last = (await getItem(key, seriesEntity.item))?.last
  const next = (last ?? 0) + 1
  const ttl = accountingTtl(Date.parse(at))
  const taking = update(key)
    .set({ series, last: next, ttl })
    .expect({ last: last ?? absent })
  return { name: `SF-${day.slice(0, 4)}-${String(next).padStart(4, '0')}`, taking }
}

/** What is owed with a bill, or no more with a credit note, in the month that it is of. */
const changingMonth = ({ partnerId: sub, month, kind, netOre, vatOre, totalOre }: StoredSelfBill) =>
  update(earningsEntity.key({ sub, month }))
    .add(kind === 'bill' ? { dueOre: totalOre, vatOre } : { billedOre: -netOre, vatOre: -vatOre })
    .expect({ PK: present })

/** The VAT, in the ledger; the work itself was posted when it was approved. */
const postingVat = async (bill: StoredSelfBill, by: By): Promise<TransactItem[]> => {
  const { partnerId, month, vatOre, kind, id } = bill
  const legs = selfBilledLegs({ partnerId, month }, vatOre)
  const posted =
    kind === 'bill'
      ? ({ kind: 'selfBilled', cause: id, legs } as const)
      : ({ kind: 'reversal', cause: `${id} credited`, legs: reversed(legs) } as const)
  const read = await readMonth(partnerId, month)
  return postingPayable(read, { ...posted, ...by, about: { selfBillId: billIdOf(bill), month } })
}

/** Notes at a bill what takes it back, once. */
const notingCredit = ({ partnerId, month, correctsRound }: StoredSelfBill, name: string): TransactItem[] =>
  correctsRound === null
    ? []
    : [
        update(keyOf({ partnerId, month, round: correctsRound }))
          .set({ creditedBy: name })
          .expect({ creditedBy: null }),
      ]

/**
 * What issues a bill or a credit note with its approval: its number and days, and the writes that go with them, for the
 * same transaction. They are refused if the number is taken meanwhile.
 */
export const issuing = async (bill: StoredSelfBill, { at, by }: By) => {
  const day = swedishDay(at)
  const [{ name, taking }, vat] = await Promise.all([
    takingNumber(bill, { day, at }),
    postingVat(bill, { at, by }),
  ])
  const dueOn = bill.kind === 'bill' ? daysAfter(day, payDays) : null
  return {
    set: { name, issuedAt: at, issuedOn: day, dueOn },
    writes: [taking, changingMonth(bill), ...notingCredit(bill, name), ...vat],
  }
}
