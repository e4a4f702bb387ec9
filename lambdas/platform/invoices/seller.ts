import { owner } from '#shared/owner/owner.ts'
import type { Unnumbered } from './unnumbered.ts'

/** Who sells, as an invoice states it. */
export const seller = (): Unnumbered['seller'] => {
  const { legalName: name, organizationNumber, vatNumber, seat, bankgiro, fTax } = owner
  const { street, postalCode, city, telephone, email } = owner
  return {
    ...{ name, organizationNumber, address: `${street}, ${postalCode} ${city}` },
    ...{ vatNumber, seat, bankgiro, fTax, street, postalCode, city, telephone, email },
  }
}
