/** A figure or a promise that the site states. Whoever answers for it corrects or hides it here, and only here. */
export type Claim = { readonly value: number; readonly source: string; readonly shown: boolean }

const product = 'Product specification, section 1'
const constants = 'Product specification, section 9'
const talentsPage = 'Product specification, section 2, talents page'
const investorPage = 'Product specification, section 2, investor page'

export const claims = {
  /** Verified engineers in the network, at least. */
  engineers: { value: 500, source: product, shown: true },
  /** Percent of customers who are satisfied. */
  satisfaction: { value: 98, source: product, shown: true },
  /** Percent of applicants who are accepted, at most. */
  accepted: { value: 5, source: product, shown: true },
  /** Hours until the first matching, from and to. */
  matchingFrom: { value: 24, source: product, shown: true },
  matchingTo: { value: 48, source: product, shown: true },
  /** Hours until somebody answers an inquiry, at most. */
  response: { value: 24, source: constants, shown: true },
  /** Days of notice. */
  notice: { value: 30, source: constants, shown: true },
  /** Days within which the money is paid back. */
  moneyBack: { value: 14, source: constants, shown: true },
  /** Months of commitment. */
  commitment: { value: 0, source: product, shown: true },
  /** Whole kronor a month, the lowest price. */
  entryPrice: { value: 9_900, source: product, shown: true },
  /** Trades that the engineers work in, at least. */
  industries: { value: 15, source: talentsPage, shown: true },
  /** Hours until an applicant is told how it went, at most. */
  feedback: { value: 48, source: talentsPage, shown: true },
  /** Percent more partners in the network than a year before. */
  partnerGrowth: { value: 125, source: investorPage, shown: true },
  /** Net promoter score, −100 to 100. */
  nps: { value: 72, source: investorPage, shown: true },
  /** Times that the annual recurring revenue has grown. */
  arrGrowth: { value: 3, source: investorPage, shown: true },
} as const satisfies Record<string, Claim>
