import type * as z from 'zod/mini'
import { invoiceEntity } from '#shared/invoices/invoice.entity.ts'
import { seriesEntity } from '#shared/invoices/series.entity.ts'
import { absent } from '../table/condition.ts'
import { getItem } from '../table/get-item.ts'
import { hashedPersonItem } from '../table/person-item.ts'
import { accountingTtl } from '../table/retention.ts'
import type { TransactItem } from '../table/table.ts'
import { update } from '../table/update.ts'
import { putNew } from '../table/write-items.ts'
import type { Unnumbered } from './unnumbered.ts'

export type StoredInvoice = z.infer<typeof invoiceEntity.item>

/** The series of a year: that of invoices and credit notes, or that of payment requests, which are no invoices. */
const seriesOf = ({ kind, issuedOn }: Unnumbered): string =>
  `${kind === 'paymentRequest' ? 'B' : ''}${issuedOn.slice(0, 4)}`

/**
 * The writes of an invoice with the next number of its series, for the transaction of what it is about. They are refused
 * if another took the number meanwhile: then nothing is written, and the caller reads and decides anew.
 */
export const issuing = async (
  content: Unnumbered,
): Promise<{ invoice: StoredInvoice; writes: TransactItem[] }> => {
  const series = seriesOf(content)
  const seriesKey = seriesEntity.key({ series })
  const last = (await getItem(seriesKey, seriesEntity.item))?.last ?? 0
  const number = last + 1
  const name = `${series}-${String(number).padStart(4, '0')}`
  const invoice = invoiceEntity.item.parse({ ...content, series, number, name })
  const key = invoiceEntity.key({ series, number })
  const ttl = accountingTtl(Date.parse(content.issuedAt))
  return {
    invoice,
    writes: [
      update(seriesKey)
        .set({ series, last: number, ttl })
        .expect({ last: last === 0 ? absent : last }),
      putNew({ ...key, ...invoice, ttl }),
      ...content.emailHashes.map(hash => hashedPersonItem(hash, key, { ttl })),
    ],
  }
}

/** An invoice by its number; null if there is none. */
export const findInvoice = (key: { series: string; number: number }): Promise<StoredInvoice | null> =>
  getItem(invoiceEntity.key(key), invoiceEntity.item)
