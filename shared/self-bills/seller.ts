import * as z from 'zod/mini'
import { hasCheckDigit } from '../contract/luhn.ts'

/** A partner as a company that sells, as its self-bills state it. */
export const seller = z.object({
  legalName: z.string(),
  organizationNumber: z.string(),
  /** Null for a seller who is not registered for VAT. */
  vatNumber: z.nullable(z.string()),
  street: z.string(),
  postalCode: z.string(),
  city: z.string(),
})

export type Seller = z.infer<typeof seller>

/** The version of the agreement on self-billing that partners accept: its words are the phrases of that number. */
export const selfBillingVersion = 1

/**
 * Whether a number is one that a Swedish company sells under: ten digits with a check digit. A sole trader's is the
 * owner's personal number, whose third digit may be lower than that of a company.
 */
export const isSellerNumber = (text: string): boolean =>
  /^\d{6}-?\d{4}$/.test(text) && hasCheckDigit(text.replace('-', ''))

/** The VAT number that belongs to an organisation number (Skatteverket: SE, its ten digits, and 01). */
export const vatNumberOf = (organizationNumber: string): string =>
  `SE${organizationNumber.replace('-', '')}01`

const fTaxDays = 90

/** Until when a look at the F-tax of a seller is good enough to be paid by. */
export const fTaxUntil = (checkedAt: string): string =>
  new Date(Date.parse(checkedAt) + fTaxDays * 86_400_000).toISOString()
