import type { ComponentProps } from 'react'
import * as z from 'zod/mini'
import { creditOrderFields } from '#shared/credits/order-credits.ts'

const { companyName, organizationNumber, companySigner, email, phone, vatNumber } = creditOrderFields

/** The fields of an order; credits and price come with the dialog. */
export const orderFields = z.strictObject({
  companyName,
  organizationNumber,
  companySigner,
  email,
  phone,
  vatNumber,
  website: z.string(),
})

export type OrderValues = z.input<typeof orderFields>

export const emptyOrder: OrderValues = {
  companyName: '',
  organizationNumber: '',
  companySigner: '',
  email: '',
  phone: '',
  vatNumber: null,
  website: '',
}

/** The inputs in their order, with autofill and keyboard type. */
export const orderInputs = [
  { name: 'companyName', type: 'text', autoComplete: 'organization' },
  { name: 'organizationNumber', type: 'text', autoComplete: 'off', inputMode: 'numeric' },
  { name: 'companySigner', type: 'text', autoComplete: 'name' },
  { name: 'email', type: 'email', autoComplete: 'email' },
  { name: 'phone', type: 'tel', autoComplete: 'tel' },
  { name: 'vatNumber', type: 'text', autoComplete: 'off', autoCapitalize: 'characters' },
] as const satisfies readonly (ComponentProps<'input'> & { name: keyof OrderValues })[]
