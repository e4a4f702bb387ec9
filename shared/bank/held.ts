import type { HoldReason } from '../self-bills/partner-self-bills.ts'

/** Why an amount is not paid: something about its partner, its self-bill, its work, or bank details nobody can read. */
export type HeldReason =
  | HoldReason
  | 'no_self_bill'
  | 'self_bill_not_approved'
  | 'guarantee_claimed'
  | 'bank_details_unreadable'

/** As operators read it, with the command that mends it where there is one. */
export const heldTexts: Readonly<Record<HeldReason, string>> = {
  no_bank_details: 'no bank details',
  bank_details_changed: 'bank details changed',
  no_company: 'no company: sellers record',
  f_tax_too_old: 'F-tax not looked at for 90 days: sellers check',
  f_tax_missing: 'F-tax not approved',
  no_self_bill: 'no self-bill',
  self_bill_not_approved: 'self-bill not approved',
  guarantee_claimed: 'guarantee claimed: agreements settle',
  bank_details_unreadable: 'bank details cannot be read',
}
