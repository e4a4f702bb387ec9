import * as z from 'zod/mini'
import { ocrEntity } from '#shared/bank/ocr.entity.ts'
import { businessProfileEntity } from '#shared/business-profile/business-profile.entity.ts'
import { creditOrderEntity } from '#shared/credits/credit-order.entity.ts'
import { withVatOre } from '#shared/credits/vat.ts'
import { Refusal } from '../platform/commands/refusal.ts'
import { issuing } from '../platform/invoices/issuing.store.ts'
import { getItem } from '../platform/table/get-item.ts'
import { accountingTtl } from '../platform/table/retention.ts'
import type { TransactItem } from '../platform/table/table.ts'
import { putNew } from '../platform/table/write-items.ts'
import { findAddress } from './account-orders.store.ts'
import { invoiceOf, type Terms } from './invoice-of-order.ts'
import { hashesOf } from './orders.store.ts'

/** What a payment by a reference is for; kept as long as the books that it is in. */
export const payableBy = (ocr: string, orderId: string, priceOre: number, createdAt: string): TransactItem =>
  putNew({
    ...ocrEntity.key({ ocr }),
    ...{ ocr, orderId, ore: withVatOre(priceOre), createdAt, ttl: accountingTtl(Date.parse(createdAt)) },
  })

const invoicedItem = z.pick(creditOrderEntity.item, {
  ...{ id: true, companyName: true, organizationNumber: true, vatNumber: true, credits: true },
  ...{ priceOre: true, language: true, email: true, orderedBy: true, vatAt: true },
})

const profileItem = z.object({ address: z.nullable(z.string()) })

const findBuyer = async (sub: string | undefined) => {
  if (!sub) return { email: null, address: null }
  const [email, profile] = await Promise.all([
    findAddress(sub),
    getItem(businessProfileEntity.key({ sub }), profileItem),
  ])
  return { email, address: profile?.address ?? null }
}

type Given = Pick<Terms, 'at' | 'payable'> & { address: string | undefined }

/** The writes of the invoice of an order, which takes the next number. Throws a refusal if its buyer cannot be invoiced. */
export const issuingFor = async (orderId: string, { address, ...terms }: Given) => {
  const order = await getItem(creditOrderEntity.key({ id: orderId }), invoicedItem)
  if (!order) throw new Refusal('There is no such order.')
  const buyer = await findBuyer(order.orderedBy)
  const emailHashes = await hashesOf([order.email, buyer.email ?? order.email])
  return issuing(invoiceOf(order, { ...terms, address: address ?? buyer.address, emailHashes }))
}
