import { type JoinRequest, joinRequestDays } from '#shared/company/join-request.entity.ts'
import type { Language } from '#shared/contract/language.ts'
import { Failure } from '../platform/failure.ts'

/** A company that a newly signed-up person may belong to, with that person's address. */
export type SameCompany = {
  companyId: string
  /** The address of the person, which signing in has proved. */
  email: string
  contact: { email: string; language: Language }
  /** What the person asked before; null if nothing. */
  request: JoinRequest | null
}

const dayMs = 86_400_000

const later = (now: string, days: number): string => new Date(Date.parse(now) + days * dayMs).toISOString()

/** What became of a request of the last day; null if the person may ask. */
const askedIn = (request: JoinRequest | null, now: string): JoinRequest['state'] | null =>
  request && request.createdAt > later(now, -1) ? request.state : null

/** What somebody is told who has entered a number: the same for a number of nobody and for one of another domain. */
export const tellSame = (
  found: SameCompany | null,
  now: string,
): { isKnown: boolean; asked: JoinRequest['state'] | null } => ({
  isKnown: found !== null,
  asked: askedIn(found?.request ?? null, now),
})

type Surroundings = {
  id: string
  now: string
  language: Language
  /** Stores it in the place of the earlier one, unless another request of the person was faster. */
  store: (request: JoinRequest, earlier: JoinRequest | null) => Promise<void>
}

/** Asks the owner, once a day at most. Throws `not_found`, and `join_declined` if they said no today. */
export const askToJoin = async (
  found: SameCompany | null,
  { id, now, language, store }: Surroundings,
): Promise<void> => {
  if (!found) throw new Failure('not_found')
  const { companyId, email, contact, request } = found
  const asked = askedIn(request, now)
  if (asked === 'declined') throw new Failure('join_declined')
  if (asked === 'waiting') return
  const asking = {
    ...{ id, companyId, email, replyLanguage: language, state: 'waiting' as const, createdAt: now },
    ...{ businessEmail: contact.email, businessLanguage: contact.language },
    expiresAt: later(now, joinRequestDays),
  }
  await store(asking, request)
}
