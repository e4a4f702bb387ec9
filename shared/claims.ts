import { entryPriceOre } from './credits/entry-price.ts'

/**
 * A figure or a promise that pages, mails and the API state. Its owner corrects or hides it here, and only here:
 * phrases refer to it as `{notice}` (shared/phrases/stated.ts). The comment gives its source, and visitors do not download it.
 */
export type Claim = { readonly value: number; readonly shown: boolean }

export const claims = {
  /** Verified engineers in the network, at least. Source: product specification, section 1. */
  engineers: { value: 500, shown: true },
  /** Percent of customers who are satisfied. Source: product specification, section 1. */
  satisfaction: { value: 98, shown: true },
  /** Percent of applicants who are accepted, at most. Source: product specification, section 1. */
  accepted: { value: 5, shown: true },
  /** Hours until the first matching, from and to. Source: product specification, section 1. */
  matchingFrom: { value: 24, shown: true },
  matchingTo: { value: 48, shown: true },
  /** Hours until an inquiry gets a reply, at most. Source: product specification, section 9. */
  response: { value: 24, shown: true },
  /** Days of notice. Source: product specification, section 9. */
  notice: { value: 30, shown: true },
  /** Days within which the money is paid back. Source: product specification, section 9. */
  moneyBack: { value: 14, shown: true },
  /** Months of commitment. Source: product specification, section 1. */
  commitment: { value: 0, shown: true },
  /** Whole kronor a month, the lowest price of the list. Source: product specification, section 1. */
  entryPrice: { value: entryPriceOre / 100, shown: true },
  /** Industries that the engineers work in, at least. Source: product specification, section 2, talents page. */
  industries: { value: 15, shown: true },
  /** Hours until an applicant hears the outcome, at most. Source: product specification, section 2, talents page. */
  feedback: { value: 48, shown: true },
  /** Percent more partners in the network than a year before. Source: product specification, section 2, investor page. */
  partnerGrowth: { value: 125, shown: true },
  /** Net promoter score, −100 to 100. Source: product specification, section 2, investor page. */
  nps: { value: 72, shown: true },
  /** How many times the annual recurring revenue has grown. Source: product specification, section 2, investor page. */
  arrGrowth: { value: 3, shown: true },
} satisfies Record<string, Claim>

export type ClaimName = keyof typeof claims
