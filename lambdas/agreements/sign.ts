import { type AgreementSide, signingMinutes } from '#shared/agreements/agreement.ts'
import type { AgreementTerms } from '#shared/agreements/agreement-terms.ts'
import { movesOf } from '#shared/contract/process.ts'
import { Failure } from '../platform/failure.ts'
import { type Caller, type FoundAgreement, presentTerms, requireOwn } from './found.ts'

/** Somebody whose name stands under an agreement. */
export type Signer = { name: string; email: string }

/** What the person saw, and when its credentials were entered, in milliseconds. */
export type Signing = Caller & {
  seen: { version: number; hash: string }
  signedInAt: number
  now: number
  /** The colleague who signs for the business; null if that is who the agreement names. */
  signer: Signer | null
}

/** What the use case needs of the store. A write returns false if somebody was faster. */
export type SigningStore = {
  find: () => Promise<FoundAgreement | null>
  /** Writes the signature; with the second one all that the agreement says begins, in the same transaction. */
  sign: (
    found: FoundAgreement,
    signature: Caller & { move: string; terms: AgreementTerms; at: string; signer: Signer | null },
  ) => Promise<boolean>
  /** Tells the business, once, that the partner cannot sign before there are credits. */
  tellOfLack: (found: FoundAgreement, caller: Caller, at: string) => Promise<boolean>
}

const maxAttempts = 5

const moves = {
  business: ['signAsBusiness', 'sealAsBusiness'],
  partner: ['signAsPartner', 'sealAsPartner'],
} as const satisfies Record<AgreementSide, readonly string[]>

const hasSigned = ({ item, signatures }: FoundAgreement, { side, seen }: Signing): boolean =>
  seen.hash === item.hash && signatures.some(one => one.side === side && one.hash === seen.hash)

const requireFresh = ({ signedInAt, now }: Signing): void => {
  if (signedInAt <= now - signingMinutes * 60_000) throw new Failure('sign_in_too_old')
}

const requirePresent = ({ item }: FoundAgreement, { seen }: Signing): void => {
  if (seen.version !== item.version || seen.hash !== item.hash) throw new Failure('agreement_replaced')
}

const moveOf = ({ agreement: { living } }: FoundAgreement, side: AgreementSide): string => {
  const possible = movesOf(living.process, living.life.state, side)
  const move = moves[side].find(name => possible.includes(name))
  if (!move) throw new Failure('moved_on')
  return move
}

const isLackTold = ({ agreement }: FoundAgreement): boolean =>
  agreement.living.life.last?.name === 'lackCredits'

/** Who signs for the business sees at once that credits are missing; the partner only if they were used meanwhile. */
const requireCredits = async (
  found: FoundAgreement,
  { move, caller, at }: { move: string; caller: Signing; at: string },
  { tellOfLack }: SigningStore,
): Promise<void> => {
  const { credits } = presentTerms(found).price
  if (move === 'signAsPartner' || found.balance >= (credits ?? 0)) return
  if (move === 'sealAsPartner' && !isLackTold(found)) await tellOfLack(found, caller, at)
  throw new Failure('credits_missing')
}

/**
 * Signs the version that was seen, once: the same signature again changes nothing. Throws `not_found`,
 * `sign_in_too_old`, `agreement_replaced`, `credits_missing`, and `moved_on` once it cannot be signed any more.
 */
export const signAgreement = async (
  first: FoundAgreement | null,
  caller: Signing,
  store: SigningStore,
): Promise<FoundAgreement> => {
  let found = requireOwn(first, caller)
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    if (hasSigned(found, caller)) return found
    requirePresent(found, caller)
    const move = moveOf(found, caller.side)
    requireFresh(caller)
    const at = new Date(caller.now).toISOString()
    await requireCredits(found, { move, caller, at }, store)
    await store.sign(found, { ...caller, move, terms: presentTerms(found), at })
    found = requireOwn(await store.find(), caller)
  }
  throw new Failure('unavailable')
}
