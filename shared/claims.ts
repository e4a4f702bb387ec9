import { contentOf } from './content/read-content.ts'
import { entryPriceOre } from './credits/entry-price.ts'

/** A figure or a promise that pages, mails and the API state. */
export type Claim = { readonly value: number; readonly shown: boolean }

/**
 * The standard of each claim. Operators correct or hide one with `content set claims.<name>`; phrases refer to it as
 * `{notice}` (shared/phrases/stated.ts). The comment gives its source, and visitors do not download it.
 */
export const standardClaims = {
  /** Verified engineers in the network, at least. Source: product specification, section 1. */
  engineers: 500,
  /** Percent of customers who are satisfied. Source: product specification, section 1. */
  satisfaction: 98,
  /** Percent of applicants who are accepted, at most. Source: product specification, section 1. */
  accepted: 5,
  /** Hours until the first matching, from and to. Source: product specification, section 1. */
  matchingFrom: 24,
  matchingTo: 48,
  /** Hours until an inquiry gets a reply, at most. Source: product specification, section 9. */
  response: 24,
  /** Days of notice. Source: product specification, section 9. */
  notice: 30,
  /** Days within which the money is paid back. Source: product specification, section 9. */
  moneyBack: 14,
  /** Months of commitment. Source: product specification, section 1. */
  commitment: 0,
  /** Whole kronor a month, always the lowest price of the list. Source: product specification, section 1. */
  entryPrice: entryPriceOre / 100,
  /** Industries that the engineers work in, at least. Source: product specification, section 2, talents page. */
  industries: 15,
  /** Hours until an applicant hears the outcome, at most. Source: product specification, section 2, talents page. */
  feedback: 48,
  /** Percent more partners in the network than a year before. Source: product specification, section 2, investor page. */
  partnerGrowth: 125,
  /** Net promoter score, −100 to 100. Source: product specification, section 2, investor page. */
  nps: 72,
  /** How many times the annual recurring revenue has grown. Source: product specification, section 2, investor page. */
  arrGrowth: 3,
}

export type ClaimName = keyof typeof standardClaims

/** Returns a claim as its owner states it at present. */
export const claim = (name: ClaimName): Claim =>
  contentOf(`claims.${name}`, { value: standardClaims[name], shown: true })
