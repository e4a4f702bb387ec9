import type { Claim } from '../claims.ts'
import type { Language } from '../contract/language.ts'

/**
 * The figures that service pages state, by the name that an item of `results` refers to. The owner of a figure
 * corrects or hides it here. Source of all: product specification, section 2, service detail pages.
 */
export const resultClaims = {
  cloudCost: { value: 70, shown: true },
  cloudUptime: { value: 99.9, shown: true },
  cloudDeployment: { value: 10, shown: true },
  businesses: { value: 200, shown: true },
  businessGrowth: { value: 45, shown: true },
  businessYears: { value: 15, shown: true },
  businessSatisfaction: { value: 97, shown: true },
  testingFaults: { value: 50, shown: true },
  testingTime: { value: 30, shown: true },
  testingFlows: { value: 90, shown: true },
  testingRetests: { value: 40, shown: true },
  energyUse: { value: 50, shown: true },
  energyCarbon: { value: 1000, shown: true },
  energyProjects: { value: 100, shown: true },
  energyHours: { value: 24, shown: true },
} satisfies Record<string, Claim>

export type ResultClaim = keyof typeof resultClaims

/** An outcome that a service page states: a claim with its figure, `{value}` and its unit, or what the customer receives. */
export type ResultItem = { claim?: ResultClaim; figure?: string; text: string }

const decimal = { sv: ',', en: '.' } as const satisfies Record<Language, string>

/** The results of a service with their figures, leaving out those whose claim is hidden. */
export const statedResults = (items: readonly ResultItem[], language: Language): ResultItem[] =>
  items.flatMap(item => {
    if (!item.claim) return [item]
    const { value, shown } = resultClaims[item.claim] as Claim
    const figure = item.figure?.replace('{value}', String(value).replace('.', decimal[language]))
    return shown ? [{ ...item, figure }] : []
  })
