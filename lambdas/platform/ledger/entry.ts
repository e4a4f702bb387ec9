import { swedishDay } from '#shared/contract/swedish-day.ts'
import type { LedgerBalance } from '#shared/ledger/ledger-balance.entity.ts'
import type { Leg } from '#shared/ledger/leg.ts'
import type { PostingKind } from '#shared/ledger/postings.ts'
import type { TaxedUse } from '#shared/ledger/taxed-use.entity.ts'
import { derivedId } from '../commands/derived-id.ts'

/** Credits that come at once, with what was paid for them without VAT. */
export type NewLot = {
  businessId: string
  valueOre: number
  paidOre: number
  /** The VAT that is due as they are used, if it is not due with the payment. */
  vatOre?: number | undefined
  orderId?: string
}

/** What of a use has its VAT with it; its entry says the rest. */
export type NewTaxedUse = Pick<
  TaxedUse,
  'businessId' | 'orderId' | 'seq' | 'fromOre' | 'toOre' | 'valueOre' | 'netOre' | 'vatOre'
>

/** An account of a business or a partner. */
export type Account = Pick<Leg, 'account' | 'part'> & { owner: string }

/** A balance as it was read; null if nothing was ever posted on it. */
export type ReadBalance = Account & { read: LedgerBalance | null }

export type Posting = {
  kind: PostingKind
  /** What it is posted for; the same kind and cause are posted once, for ever. */
  cause: string
  legs: readonly Leg[]
  at: string
  /** Who did it: an account, an operator, or `time`. */
  by: string
  /** Ids of what it is about. */
  about?: Readonly<Record<string, string>>
  /** The Swedish day to whose accounts it belongs, if not that of `at`. */
  occurredOn?: string
  /** What of a use has its VAT with it. */
  taxed?: NewTaxedUse | undefined
  reverses?: string
  /** The credits that come with it, if it adds any. */
  lot?: NewLot | undefined
  /** Balances that its amounts were computed from; it is refused if one has changed since. */
  reads?: readonly ReadBalance[]
  /** A balance that it was decided on; it is refused if the account is open and has another. */
  decidedOn?: Account & { balance: number }
  /** Posted only if nothing was ever posted on this account. */
  ifNew?: Account
}

/** The id of the entry of a kind and cause, whether or not it is posted. */
const entryIdOf = (kind: PostingKind, cause: string): string => derivedId('ledger', kind, cause)

/** The entry that a posting becomes. Throws if it does not sum to 0, which is a mistake of its caller. */
export const entryOf = ({ kind, cause, legs, at, by, about = {}, occurredOn, reverses }: Posting) => {
  const sum = legs.reduce((total, { ore }) => total + ore, 0)
  if (sum !== 0 || legs.some(({ ore }) => !Number.isSafeInteger(ore)))
    throw new Error(`The entry ${kind} of ${cause} sums to ${sum} öre.`)
  const id = entryIdOf(kind, cause)
  const day = occurredOn ?? swedishDay(at)
  const said = legs.filter(({ ore }) => ore !== 0)
  return { id, kind, cause, legs: said, occurredOn: day, recordedAt: at, by, about, reverses }
}

export type Entry = ReturnType<typeof entryOf>
