import type { Claim } from '../claims.ts'
import { contentOf } from '../content/read-content.ts'
import type { Language } from '../contract/language.ts'

/**
 * The standard of the figures that service pages state, by the name that an item of `results` refers to. Operators
 * correct or hide one with `content set results.<name>`. Source of all: product specification, section 2, service
 * detail pages.
 */
export const standardResults = {
  cloudCost: 70,
  cloudUptime: 99.9,
  cloudDeployment: 10,
  businesses: 200,
  businessGrowth: 45,
  businessYears: 15,
  businessSatisfaction: 97,
  testingFaults: 50,
  testingTime: 30,
  testingFlows: 90,
  testingRetests: 40,
  energyUse: 50,
  energyCarbon: 1000,
  energyProjects: 100,
  energyHours: 24,
}

type ResultClaim = keyof typeof standardResults

/** An outcome that a service page states: a claim with its figure, `{value}` and its unit, or what the customer receives. */
export type ResultItem = { claim?: ResultClaim; figure?: string; text: string }

const resultClaim = (name: ResultClaim): Claim =>
  contentOf(`results.${name}`, { value: standardResults[name], shown: true })

const decimal = { sv: ',', en: '.' } as const satisfies Record<Language, string>

/** The results of a service with their figures, leaving out those whose claim is hidden. */
export const statedResults = (items: readonly ResultItem[], language: Language): ResultItem[] =>
  items.flatMap(item => {
    if (!item.claim) return [item]
    const { value, shown } = resultClaim(item.claim)
    const figure = item.figure?.replace('{value}', String(value).replace('.', decimal[language]))
    return shown ? [{ ...item, figure }] : []
  })
