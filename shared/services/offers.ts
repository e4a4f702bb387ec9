import type { Claim } from '../claims.ts'
import { contentOf } from '../content/read-content.ts'

/**
 * The standard of the lowest prices of what service pages offer, in whole kronor without VAT, by the name that an offer
 * refers to. Operators correct or hide one with `content set offers.<name>`. Source of all: product specification,
 * section 2, service detail pages.
 */
export const standardOffers = {
  webSite: 30_000,
  webApplication: 80_000,
  webPwa: 60_000,
  webApi: 40_000,
  designUx: 25_000,
  designUi: 20_000,
  designSystem: 45_000,
  designBrand: 35_000,
  testingManual: 15_000,
  testingAutomated: 30_000,
  testingPerformance: 25_000,
  testingSecurity: 35_000,
}

export type OfferName = keyof typeof standardOffers

/** Returns the lowest price of an offer in whole kronor; undefined if none is stated. */
export const lowestPrice = (name: OfferName | undefined): number | undefined => {
  if (!name) return undefined
  const { value, shown } = contentOf<Claim>(`offers.${name}`, { value: standardOffers[name], shown: true })
  return shown ? value : undefined
}
