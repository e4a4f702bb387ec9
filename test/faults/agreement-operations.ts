import {
  claimGuarantee,
  giveNoticeAsBusiness,
  linkBusinessPaper,
  pauseAsBusiness,
  ratePartner,
  readBusinessAgreement,
  signAsBusiness,
} from '#shared/agreements/business-agreements.ts'
import {
  giveNoticeAsPartner,
  linkPartnerPaper,
  pauseAsPartner,
  rateBusiness,
  readPartnerAgreement,
  signAsPartner,
} from '#shared/agreements/partner-agreements.ts'
import { clock } from '#shared/contract/clock.ts'
import { creditsEntity } from '#shared/credits/credits.entity.ts'
import { deliverPapers } from '../builders/deliver-papers.ts'
import { canaries } from './canaries.ts'
import { type Caller, nameOf, type Operation } from './operation.ts'
import { answerAsBusiness, propose, stranger } from './proposal-operations.ts'
import { type Person, profileOf, roleOf } from './signed-in.ts'

type Put = (item: object) => Promise<unknown>
type Side = 'business' | 'partner'
type Sides = Record<Side, Person>

/** Stores an agreement between two people, who have both said yes. */
const agree = async (put: Put, { business, partner }: Sides): Promise<string> => {
  await Promise.all([put(roleOf('business', business)), put(profileOf('business', business))])
  await put({ ...creditsEntity.key({ sub: business.sub }), balance: 50 })
  const proposed = await propose(put, business, partner, { credits: 20, partnerCredits: 17 })
  await answerAsBusiness(proposed, 'choose')
  const { answerProposal } = await import('#lambdas/proposals/answer.ts')
  const { answersOfPartner } = await import('#lambdas/proposals/proposals.store.ts')
  const at = new Date(clock.now()).toISOString()
  const answers = answersOfPartner(partner.sub, proposed.inquiryId)
  await answerProposal(await answers.find(), () => ({ name: 'agree', by: 'partner', at }), answers)
  return proposed.inquiryId
}

/** Signs for a side that is not signed in. */
const signFor = async (side: Side, person: Person, id: string): Promise<void> => {
  const { findAgreement } = await import('#lambdas/agreements/agreements.store.ts')
  const { signAgreement } = await import('#lambdas/agreements/sign.ts')
  const { signingOf } = await import('#lambdas/agreements/signing.store.ts')
  const { addingAssignment, pausingAssignment } = await import('#lambdas/assignments/assignments.store.ts')
  const { changingCredits } = await import('#lambdas/credits/balance.store.ts')
  const { findCreditsLeft: findBalance } = await import('#lambdas/platform/ledger/credits-left.store.ts')
  const found = await findAgreement(id, findBalance)
  if (!found) throw new Error('There is no agreement.')
  const { version, hash } = found.item
  const now = clock.now()
  const who = { side, accountId: person.sub, signer: null }
  const signing = { ...who, seen: { version, hash }, signedInAt: now, now }
  await signAgreement(
    found,
    signing,
    signingOf(id, { addingAssignment, pausingAssignment, changingCredits, findBalance }),
  )
}

/** Lets the two rate each other, as the end of their agreement does. */
const openRatings = async (id: string): Promise<void> => {
  const { readAgreement } = await import('#lambdas/agreements/agreements.store.ts')
  const { openingRatings } = await import('#lambdas/platform/agreements/ratings.store.ts')
  const { transact } = await import('#lambdas/platform/table/transact.ts')
  const found = await readAgreement(id)
  if (!found) throw new Error('There is no agreement.')
  await transact(await openingRatings(found.item, new Date(clock.now()).toISOString()))
}

const endpoints = {
  business: {
    ...{ read: readBusinessAgreement, sign: signAsBusiness, notice: giveNoticeAsBusiness },
    ...{ paper: linkBusinessPaper, rate: ratePartner, pause: pauseAsBusiness },
  },
  partner: {
    ...{ read: readPartnerAgreement, sign: signAsPartner, notice: giveNoticeAsPartner },
    ...{ paper: linkPartnerPaper, rate: rateBusiness, pause: pauseAsPartner },
  },
} as const

const sidesOf = (side: Side, as: Person): Sides => ({
  business: side === 'business' ? as : stranger(),
  partner: side === 'partner' ? as : stranger(),
})

/** What one side does with an agreement; the other side never signs in. */
export const agreementOperations = (
  side: Side,
  call: Caller,
  put: Put,
  as: Person,
): { changes: Operation[]; reads: Operation[] } => {
  const { read, sign, notice, paper, rate, pause } = endpoints[side]
  const other = side === 'business' ? 'partner' : 'business'
  const half = async () => {
    const sides = sidesOf(side, as)
    const id = await agree(put, sides)
    await signFor(other, sides[other], id)
    return { id }
  }
  const whole = async () => {
    const params = await half()
    await signFor(side, as, params.id)
    return params
  }
  const shown = async (params: { id: string }) => (await call(read, { params, as })).body
  const changes: Operation[] = [
    {
      name: nameOf(sign),
      prepare: async () => {
        const params = await half()
        const { version, hash } = await shown(params)
        return () => call(sign, { params, body: { version, hash }, as })
      },
    },
    {
      name: nameOf(notice),
      prepare: async () => {
        const params = await whole()
        const { noticeUntil: endsOn } = await shown(params)
        return () => call(notice, { params, body: { endsOn }, as })
      },
    },
    {
      name: nameOf(pause),
      prepare: async () => {
        const params = await whole()
        return () => call(pause, { params, body: { paused: true }, as })
      },
    },
    {
      name: nameOf(rate),
      prepare: async () => {
        const params = await whole()
        await openRatings(params.id)
        return () => call(rate, { params, body: { mark: 4, words: canaries.description }, as })
      },
    },
  ]
  const claim: Operation = {
    name: nameOf(claimGuarantee),
    prepare: async () => {
      const params = await whole()
      return () => call(claimGuarantee, { params, body: { reason: canaries.description }, as })
    },
  }
  return {
    changes: side === 'business' ? [...changes, claim] : changes,
    reads: [
      {
        name: nameOf(read),
        prepare: async () => {
          const params = await half()
          return () => call(read, { params, as })
        },
      },
      {
        name: nameOf(paper),
        prepare: async () => {
          const params = await whole()
          await deliverPapers([{ kind: 'agreement', ...params }])
          return () => call(paper, { params, as })
        },
      },
    ],
  }
}
