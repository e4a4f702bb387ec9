import * as z from 'zod/mini'
import { isOrganizationNumber } from '../business-profile/organization-number.ts'
import { emailAddress } from '../contract/email.ts'
import { hasCheckDigit } from '../contract/luhn.ts'
import { isPhoneNumber } from '../contract/phone.ts'
import { isVatNumber } from '../credits/vat-number.ts'

const line = z.string().check(z.trim(), z.minLength(1), z.maxLength(120))

const isBankgiro = (text: string): boolean =>
  /^\d{3,4}-\d{4}$/.test(text) && hasCheckDigit(text.replace('-', ''))

/** Who runs a stage: the facts that the law wants on its pages and in its mails. infra/stages.json has those of each. */
export const ownerFacts = z.strictObject({
  /** As registered, with the form of the company. */
  legalName: line,
  organizationNumber: line.check(z.refine(text => isOrganizationNumber(text))),
  vatNumber: line.check(z.refine(text => isVatNumber(text) && hasCheckDigit(text.slice(2, 12)))),
  street: line,
  postalCode: line.check(z.regex(/^\d{3} \d{2}$/)),
  city: line,
  /** Where the board has its seat, as registered. */
  seat: line,
  bankgiro: line.check(z.refine(isBankgiro)),
  /** Whether the tax agency has approved the company for F-tax. */
  fTax: z.boolean(),
  telephone: line.check(z.refine(isPhoneNumber)),
  /** Where people write to us; the sender of mail is another setting. */
  email: emailAddress,
})

export type Owner = z.infer<typeof ownerFacts>
export type OwnerFact = keyof Owner
