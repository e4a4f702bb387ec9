import { agreementProcess } from '#shared/agreements/agreement.process.ts'
import { type AgreementSide, isSealed, type ShownAgreement } from '#shared/agreements/agreement.ts'
import { ratingProcess } from '#shared/agreements/rating.process.ts'
import { withoutContactDetails } from '#shared/contact-details.ts'
import { lifeOf, movesOf, type State, turnOf } from '#shared/contract/process.ts'
import { dayEndedBy, guaranteeUntil, noticeUntil } from '../platform/agreements/days.ts'
import { presentTerms, type StoredAgreement } from './found.ts'

const otherSide = { business: 'partner', partner: 'business' } as const

/** How the other side is reached: from the second signature on, and not before. The one place that decides it. */
const contactOf = ({ item }: StoredAgreement, side: AgreementSide): ShownAgreement['contact'] => {
  const other = isSealed(item.state) ? item[otherSide[side]] : null
  return other && { name: other.name, email: other.email, phone: other.phone }
}

const turnIn = ({ item }: StoredAgreement) => {
  const life = lifeOf(agreementProcess, item, item.createdAt)
  const { waitsForParent, waitsForTime }: State = agreementProcess.states[item.state]
  return waitsForParent || waitsForTime ? null : turnOf(agreementProcess, life)
}

/** What a side sees of the ratings: its own, and the other's once they are shown. */
const ratingsIn = ({ rating }: StoredAgreement, side: AgreementSide): ShownAgreement['ratings'] => {
  if (!rating) return null
  const { state, byBusiness, byPartner, createdAt } = rating
  const [own, other] = side === 'business' ? [byBusiness, byPartner] : [byPartner, byBusiness]
  const until = turnOf(ratingProcess, lifeOf(ratingProcess, rating, createdAt))?.until ?? null
  return { state, until, own, other: state === 'shown' ? other : null }
}

/** An agreement as one of its sides sees it. Throws `not_found` if its terms were erased. */
export const shownTo = (side: AgreementSide, found: StoredAgreement, now: string): ShownAgreement => {
  const { item, versions, signatures } = found
  const terms = presentTerms(found)
  const turn = turnIn(found)
  const mayGiveNotice = movesOf(agreementProcess, item.state, side).includes('giveNotice')
  const { moved } = lifeOf(agreementProcess, item, item.createdAt)
  return {
    ...{ id: item.id, state: item.state, version: item.version, hash: item.hash, terms },
    previous: versions.find(({ version }) => version === item.version - 1) ?? null,
    signatures: signatures
      .filter(({ hash }) => hash === item.hash)
      .map(signature => ({ ...signature, signedAt: signature.createdAt })),
    ...{ turn: turn?.turn ?? null, until: turn?.until ?? null },
    contact: contactOf(found, side),
    noticeUntil: mayGiveNotice ? noticeUntil(terms, now) : null,
    ...{ noticeBy: item.noticeBy, noticeName: item.noticeName },
    endsOn: item.terms?.ends ? dayEndedBy(item.terms.ends) : null,
    guaranteeUntil: item.startedOn && guaranteeUntil(terms, item.startedOn),
    // Until both have signed, neither learns by it how to reach the other.
    reason: moved?.reason && !item.startedOn ? withoutContactDetails(moved.reason) : (moved?.reason ?? null),
    ratings: ratingsIn(found, side),
    dismissed: ['dismiss', 'dismissInNotice'].includes(moved?.name ?? ''),
  }
}
