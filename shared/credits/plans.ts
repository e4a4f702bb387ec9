type PlanFeature =
  | 'verified'
  | 'matching'
  | 'payment'
  | 'contracts'
  | 'everythingInPro'
  | 'discount'
  | 'upTo'
  | 'everythingInBusiness'
  | 'volume'
  | 'terms'

type Common = { name: string; features: readonly PlanFeature[]; recommended: boolean }

/** A plan that is ordered on the page: the numbers of credits to choose from, and the initial choice. */
export type OrderedPlan = Common & {
  id: 'pro' | 'business'
  credits: readonly number[]
  preset: number
  /** What that many credits are enough for; the page of that service states the from-price. */
  example: { credits: number; fromKronor: number }
}

/** A plan whose size is agreed in a conversation. */
export type AgreedPlan = Common & { id: 'enterprise' }

/** The plans of the price page, from left to right. Texts: shared/phrases/<language>/pricing.ts. */
export const plans: readonly (OrderedPlan | AgreedPlan)[] = [
  {
    id: 'pro',
    name: 'Pro',
    credits: [10, 15, 20, 25, 30],
    preset: 10,
    example: { credits: 15, fromKronor: 15_000 },
    features: ['verified', 'matching', 'payment', 'contracts'],
    recommended: false,
  },
  {
    id: 'business',
    name: 'Business',
    credits: [30, 35, 40, 45, 50, 55, 60],
    preset: 30,
    example: { credits: 40, fromKronor: 40_000 },
    features: ['everythingInPro', 'upTo', 'discount'],
    recommended: true,
  },
  {
    id: 'enterprise',
    name: 'Enterprise',
    features: ['everythingInBusiness', 'volume', 'terms'],
    recommended: false,
  },
]
