import { type AgreementSide, isSealed } from '#shared/agreements/agreement.ts'
import type {
  giveNoticeAsBusiness,
  linkBusinessPaper,
  pauseAsBusiness,
  ratePartner,
  readBusinessAgreement,
  signAsBusiness,
} from '#shared/agreements/business-agreements.ts'
import type {
  giveNoticeAsPartner,
  linkPartnerPaper,
  pauseAsPartner,
  rateBusiness,
  readPartnerAgreement,
  signAsPartner,
} from '#shared/agreements/partner-agreements.ts'
import { clock } from '#shared/contract/clock.ts'
import { findAgreement, readAgreement } from '../agreements/agreements.store.ts'
import { giveNotice, pauseWork } from '../agreements/end.ts'
import { requireOwn } from '../agreements/found.ts'
import { rateOther } from '../agreements/rate.ts'
import { ratingOf } from '../agreements/rating.store.ts'
import { shownTo } from '../agreements/shown.ts'
import { signAgreement } from '../agreements/sign.ts'
import { endingOf, type SigningParts, signingOf } from '../agreements/signing.store.ts'
import { addingAssignment, pausingAssignment } from '../assignments/assignments.store.ts'
import { changingCredits } from '../credits/balance.store.ts'
import { Failure } from '../platform/failure.ts'
import { downloadLink } from '../platform/files/download-link.ts'
import { type Served, serve } from '../platform/http/serve.ts'
import { serveChange } from '../platform/http/serve-change.ts'
import { findCreditsLeft } from '../platform/ledger/credits-left.store.ts'
import { guardCaller } from '../platform/limits/guard-caller.ts'
import { enforce } from '../platform/limits/verdict.ts'
import { agreementPaperFile, papers } from '../platform/papers/papers.ts'

const perHour = { caller: 30, network: 120 }

const parts: SigningParts = {
  findBalance: findCreditsLeft,
  addingAssignment,
  pausingAssignment,
  changingCredits,
}

type From = { params: { id: string }; caller: string; clientAddress: string }

/** The operations that both sides have. */
type Operations = {
  read: typeof readBusinessAgreement | typeof readPartnerAgreement
  sign: typeof signAsBusiness | typeof signAsPartner
  notice: typeof giveNoticeAsBusiness | typeof giveNoticeAsPartner
  pause: typeof pauseAsBusiness | typeof pauseAsPartner
  paper: typeof linkBusinessPaper | typeof linkPartnerPaper
  rate: typeof ratePartner | typeof rateBusiness
}

export const nowInstant = (): string => new Date(clock.now()).toISOString()

/** Reads while the call is counted. */
const preparing =
  <Found>(find: (id: string) => Promise<Found>) =>
  async ({ params: { id }, caller, clientAddress }: From): Promise<Found> => {
    const guarding = guardCaller({ form: 'agreement', perHour, caller, clientAddress })
    const [verdict, found] = await Promise.all([guarding, find(id)])
    enforce(verdict)
    return found
  }

export const prepareChange = preparing(id => findAgreement(id, findCreditsLeft))
const prepareRating = preparing(readAgreement)

export const endingOne = (id: string) => endingOf(id, parts)

/** Serves the agreements of one side. */
export const serveAgreements = (
  side: AgreementSide,
  { read, sign, notice, pause, paper, rate }: Operations,
): Served[] => [
  serve(read, async ({ params: { id }, caller: accountId }) =>
    shownTo(side, requireOwn(await readAgreement(id), { side, accountId }), nowInstant()),
  ),
  serve(paper, async ({ params: { id }, query: { language }, caller: accountId }) => {
    const { item } = requireOwn(await readAgreement(id), { side, accountId })
    if (!isSealed(item.state)) throw new Failure('not_found')
    return downloadLink(papers, agreementPaperFile(item, language))
  }),
  serveChange(
    sign,
    async ({ params: { id }, body: seen, caller: accountId, signedInAt, ...member }, found) => {
      const { memberName: name, memberEmail: email } = member
      const signer = name === null || email === null ? null : { name, email }
      const signing = { side, accountId, seen, signedInAt, signer, now: clock.now() }
      return shownTo(side, await signAgreement(found, signing, signingOf(id, parts)), nowInstant())
    },
    prepareChange,
  ),
  serveChange(
    notice,
    async ({ params: { id }, body: { endsOn }, caller: accountId, memberName: name }, found) => {
      const at = nowInstant()
      const notice = { side, accountId, name, endsOn, at }
      return shownTo(side, await giveNotice(found, notice, endingOne(id)), at)
    },
    prepareChange,
  ),
  serveChange(
    pause,
    async ({ params: { id }, body: { paused }, caller: accountId }, found) => {
      const at = nowInstant()
      return shownTo(side, await pauseWork(found, { side, accountId, paused, at }, endingOne(id)), at)
    },
    prepareChange,
  ),
  serveChange(
    rate,
    async ({ params: { id }, body: rating, caller: accountId }, found) => {
      const at = nowInstant()
      return shownTo(side, await rateOther(found, { side, accountId, rating }, ratingOf(id, at)), at)
    },
    prepareRating,
  ),
]
