import * as z from 'zod/mini'
import { isOrganizationNumber } from '../business-profile/organization-number.ts'
import { emailAddress } from '../contract/email.ts'
import { endpoint } from '../contract/endpoint.ts'
import { optional } from '../contract/optional.ts'
import { requiredPhone } from '../contract/phone.ts'
import { formErrors, proof, publicBody } from '../contract/public-body.ts'
import { line, requiredLine } from '../contract/text.ts'
import { termsVersion } from '../terms/accept-terms.ts'
import { creditSteps } from './prices.ts'
import { isVatNumber } from './vat-number.ts'

export const creditOrderFields = {
  companyName: requiredLine({ max: 120 }),
  organizationNumber: requiredLine({ max: 20 }).check(
    z.refine(isOrganizationNumber, { error: 'organization_number_invalid' }),
  ),
  companySigner: requiredLine({ max: 120 }),
  vatNumber: optional(
    line({ max: 20 }).check(
      z.refine(typed => typed === '' || isVatNumber(typed), { error: 'vat_number_invalid' }),
    ),
  ),
  email: emailAddress,
  phone: requiredPhone,
  credits: z
    .int('invalid')
    .check(z.refine(credits => creditSteps.some(step => step === credits), { error: 'invalid' })),
  /** The price without VAT that the visitor saw; an order is refused if it has changed. */
  priceOre: z.int('invalid').check(z.positive('invalid')),
  termsVersion,
}

export const orderCredits = endpoint({
  method: 'POST',
  path: '/api/credit-orders',
  access: 'public',
  form: 'credit_order',
  body: publicBody({ ...creditOrderFields, proof }),
  reply: {
    status: 201,
    body: z.object({ id: z.string(), priceOre: z.number(), priceWithVatOre: z.number() }),
  },
  errors: ['price_changed', 'terms_changed', ...formErrors],
})
