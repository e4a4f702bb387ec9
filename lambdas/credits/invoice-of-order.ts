import { isOrganizationNumber } from '#shared/business-profile/organization-number.ts'
import type { Language } from '#shared/contract/language.ts'
import { hasCheckDigit } from '#shared/contract/luhn.ts'
import { swedishDay } from '#shared/contract/swedish-day.ts'
import { type VatTime, vatPercent, withVatOre } from '#shared/credits/vat.ts'
import { isVatNumber } from '#shared/credits/vat-number.ts'
import { Refusal } from '../platform/commands/refusal.ts'
import { seller } from '../platform/invoices/seller.ts'
import type { Unnumbered } from '../platform/invoices/unnumbered.ts'

/** What an order says of its buyer and its price. */
export type InvoicedOrder = {
  id: string
  companyName: string
  organizationNumber: string
  vatNumber: string | null
  credits: number
  priceOre: number
  language: Language
  vatAt?: VatTime | undefined
}

export type Terms = {
  at: string
  /** Until when and by which reference it is to be paid; null if it is paid already. */
  payable: { due: string; ocr: string } | null
  address: string | null
  emailHashes: readonly string[]
}

const plain = (text: string): string => text.replace(/[\s-]/g, '').toUpperCase()

/** Throws a refusal for a buyer whom we may not invoice with Swedish VAT; nothing is numbered then. */
const requireSwedish = ({ organizationNumber, vatNumber }: InvoicedOrder): void => {
  if (!isOrganizationNumber(organizationNumber))
    throw new Refusal(
      `${organizationNumber} is no Swedish organisation number. Only Swedish businesses are invoiced yet: decline the order, or have it ordered again.`,
    )
  const digits = vatNumber && plain(vatNumber).slice(2, 12)
  if (vatNumber && !(isVatNumber(vatNumber) && digits && hasCheckDigit(digits)))
    throw new Refusal(`${vatNumber} is no Swedish VAT number: have the order made again with the right one.`)
}

/**
 * The invoice of an order, without its number: a payment request if its VAT is due as its credits are used. Throws a
 * refusal if the buyer may not be invoiced, or has no address.
 */
export const invoiceOf = (order: InvoicedOrder, { at, payable, address, emailHashes }: Terms): Unnumbered => {
  requireSwedish(order)
  if (!address)
    throw new Refusal(
      'An invoice states the address of its buyer, which we do not know: --address "Street 1, 123 45 City"',
    )
  const { id, companyName, organizationNumber, vatNumber, credits, priceOre, language, vatAt } = order
  const totalOre = withVatOre(priceOre)
  return {
    kind: vatAt === 'use' ? 'paymentRequest' : 'invoice',
    ...{ issuedAt: at, issuedOn: swedishDay(at), dueOn: payable && swedishDay(payable.due) },
    ...{ orderId: id, language, seller: seller(), credits, vatPercent },
    buyer: { name: companyName, organizationNumber, vatNumber: vatNumber && plain(vatNumber), address },
    ...{ netOre: priceOre, vatOre: totalOre - priceOre, totalOre, ocr: payable?.ocr ?? null },
    ...(payable ? {} : { prepaidOre: totalOre }),
    ...{ corrects: null, emailHashes },
  }
}
