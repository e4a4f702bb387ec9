import { type AgreementTerms, missingIn } from '#shared/agreements/agreement-terms.ts'
import type { agreementCommands } from '#shared/agreements/agreements.commands.ts'
import { milestonesIn } from '#shared/agreements/milestone.ts'
import { splitOf, wrongInSplit } from '#shared/agreements/split.ts'
import { movesOf } from '#shared/contract/process.ts'
import type { InputOf } from '#shared/operator/command.ts'
import { canonicalJson } from '../platform/agreements/terms-hash.ts'
import { Refusal } from '../platform/commands/refusal.ts'
import { untilWritten } from '../platform/commands/until-written.ts'
import { type FoundAgreement, presentTerms } from './found.ts'

type Input = InputOf<(typeof agreementCommands)['agreements draft']>

/** What the use case needs of the store. */
export type Revisions = {
  find: (id: string) => Promise<FoundAgreement | null>
  /** The fee that is set at present, in percent. */
  findFee: () => Promise<number>
  /** Offers a new version; returns false if somebody was faster. */
  offer: (found: FoundAgreement, terms: AgreementTerms) => Promise<boolean>
}

const priceWith = ({ price }: AgreementTerms, input: Input, fee: number): AgreementTerms['price'] => {
  const kind = input.kind ?? price.kind
  return {
    kind,
    // A fixed price is earned by what is delivered, not by the hour.
    hourlyRate: kind === 'fixed' ? null : (input.hourlyRateKronor ?? price.hourlyRate),
    ...splitOf(input, price, fee),
    milestones: input.milestones
      ? (milestonesIn(input.milestones) ?? [])
      : kind === 'fixed'
        ? price.milestones
        : [],
  }
}

const partiesWith = ({ business, partner }: AgreementTerms, input: Input) => ({
  business: {
    name: input.companyName ?? business.name,
    organizationNumber: input.organizationNumber ?? business.organizationNumber,
  },
  partner: {
    name: input.partnerName ?? partner.name,
    company: input.partnerCompany ?? partner.company,
    organizationNumber: input.partnerOrganizationNumber ?? partner.organizationNumber,
  },
})

const termsWith = (terms: AgreementTerms, input: Input, fee: number): AgreementTerms => ({
  ...terms,
  ...partiesWith(terms, input),
  scope: {
    ...terms.scope,
    title: input.title ?? terms.scope.title,
    description: input.description ?? terms.scope.description,
    place: input.place ?? terms.scope.place,
  },
  price: priceWith(terms, input, fee),
  startsOn: input.startsOn ?? terms.startsOn,
})

/** Throws a refusal for terms that nobody could sign, or that contradict themselves. */
const requireSound = (terms: AgreementTerms): void => {
  const missing = missingIn(terms)
  if (missing.length > 0) throw new Refusal(`Nobody can sign it yet. State: ${missing.join(', ')}.`)
  const { credits, partnerCredits, milestones, kind } = terms.price
  if ((partnerCredits ?? 0) > (credits ?? 0)) throw new Refusal('The partner cannot get more than is paid.')
  const sum = milestones.reduce((total, one) => total + one.credits, 0)
  if (milestones.length > 0 && (kind !== 'fixed' || sum !== credits))
    throw new Refusal(`Milestones are of a fixed price, and their sum is it: ${sum} is not ${credits}.`)
}

/** States terms in a new version, which both sides sign. Throws a refusal once both have signed. */
export const reviseAgreement = (
  input: Input,
  now: string,
  { find, findFee, offer }: Revisions,
): Promise<{ changed: boolean }> =>
  untilWritten(async () => {
    const [found, fee] = await Promise.all([find(input.inquiryId), findFee()])
    if (!found) throw new Refusal('There is no such agreement: both have to say yes first.')
    const { process, life } = found.agreement.living
    if (!movesOf(process, life.state, 'operator').includes('offer'))
      throw new Refusal(`The agreement is ${life.state}: its terms are settled.`)
    const present = presentTerms(found)
    const wrong = wrongInSplit(input, present.price)
    if (wrong) throw new Refusal(wrong)
    const terms = termsWith(present, input, fee)
    requireSound(terms)
    const isOffered = !['drafted', 'lapsed'].includes(life.state)
    if (isOffered && canonicalJson(present) === canonicalJson(terms)) return null
    return () => offer(found, { ...terms, version: present.version + 1, madeAt: now })
  })
