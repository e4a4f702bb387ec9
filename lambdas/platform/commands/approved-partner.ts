import { Refusal } from './refusal.ts'

/** Throws a refusal unless a partner is approved; null is a partner who is not known, such as a mistyped id. */
export function requireApproved<Partner extends { status: string }>(
  partnerId: string,
  partner: Partner | null | undefined,
): asserts partner is Partner {
  if (partner?.status === 'approved') return
  throw new Refusal(`The partner is not approved: partners approve ${partnerId}`)
}
