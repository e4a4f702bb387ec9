import type { AgreementTerms } from '#shared/agreements/agreement-terms.ts'
import { factValues } from '#shared/business-inquiries/fact-values.ts'
import { noFacts } from '#shared/business-inquiries/inquiry-facts.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import { money } from '#web/src/ui/money.ts'
import { useDayFormats } from '#web/src/ui/use-day-formats.ts'

export type PaperRow = { name: string; label: string; value: string }

type PaperSection = { name: 'parties' | 'scope' | 'price'; rows: PaperRow[] }

const usePartyRows = () => {
  const t = usePhrases('agreements')
  const shown = (names: readonly (string | null)[], number: string | null) =>
    [...names, number && t('paper.number', { number })].filter(Boolean).join(', ')
  return ({ business, partner, marketplace }: AgreementTerms): Record<string, string> => ({
    business: shown([business.name], business.organizationNumber),
    partner: shown([partner.name, partner.company], partner.organizationNumber),
    marketplace: shown([marketplace.name], marketplace.organizationNumber),
  })
}

const useScopeRows = () => {
  const services = usePhrases('services')
  const words = usePhrases('inquiry-facts')
  const t = usePhrases('agreements')
  const language = useLanguage()
  const { day } = useDayFormats()
  return ({ scope, startsOn }: AgreementTerms): Record<string, string> => {
    const { title, serviceId, description, ...facts } = scope
    const values = factValues({ ...noFacts, ...facts }, language, key => words(`words.${key}`))
    return {
      name: title,
      service: services(`titles.${serviceId}`),
      workplace: values.workplace ?? '',
      place: values.place ?? '',
      languages: values.languages ?? '',
      length: values.length ?? '',
      startsOn: startsOn ? day(startsOn) : t('paper.startAtOnce'),
      description,
    }
  }
}

const usePriceRows = () => {
  const t = usePhrases('agreements')
  const language = useLanguage()
  return ({ price }: AgreementTerms): Record<string, string> => {
    const { kind, hourlyRate, credits, partnerCredits, milestones } = price
    const counted = (count: number | null) =>
      count === null ? t('paper.unknown') : t('paper.credits', { count })
    return {
      kind: t(`paper.kinds.${kind}`),
      hourlyRate:
        hourlyRate === null ? '' : t('paper.hourly', { amount: money(hourlyRate, 'SEK', language) }),
      [kind === 'running' ? 'ceiling' : 'total']: counted(credits),
      split:
        credits === null || partnerCredits === null
          ? ''
          : t('paper.splitText', { partner: partnerCredits, ours: credits - partnerCredits }),
      milestones: milestones
        .map(one => t('paper.milestone', { title: one.title, credits: counted(one.credits) }))
        .join('\n'),
    }
  }
}

/** The labels that inquiries have, too. */
const ofInquiries = ['workplace', 'place', 'languages', 'length'] as const

const isOfInquiries = (name: string): name is (typeof ofInquiries)[number] =>
  ofInquiries.some(one => one === name)

type Label = keyof ReturnType<typeof usePhrasesOfPaper>

const usePhrasesOfPaper = () => {
  const t = usePhrases('agreements')
  return {
    ...{ business: t('paper.business'), partner: t('paper.partner'), marketplace: t('paper.marketplace') },
    ...{ name: t('paper.name'), service: t('paper.service'), description: t('paper.description') },
    ...{ startsOn: t('paper.startsOn'), kind: t('paper.kind'), hourlyRate: t('paper.hourlyRate') },
    ...{ ceiling: t('paper.ceiling'), total: t('paper.total'), split: t('paper.split') },
    ...{ milestones: t('paper.milestones') },
  }
}

/** The terms of an agreement as rows to read, in their sections; what is not stated is left out. */
export const usePaper = () => {
  const words = usePhrases('inquiry-facts')
  const labels = usePhrasesOfPaper()
  const [parties, scope, price] = [usePartyRows(), useScopeRows(), usePriceRows()]
  const rows = (values: Record<string, string>): PaperRow[] =>
    Object.entries(values)
      .filter(([, value]) => value)
      .map(([name, value]) => ({
        ...{ name, value },
        label: isOfInquiries(name) ? words(`names.${name}`) : labels[name as Label],
      }))
  return (terms: AgreementTerms): PaperSection[] => [
    { name: 'parties', rows: rows(parties(terms)) },
    { name: 'scope', rows: rows(scope(terms)) },
    { name: 'price', rows: rows(price(terms)) },
  ]
}
