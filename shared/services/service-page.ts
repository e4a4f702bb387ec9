import type { OfferName } from './offers.ts'
import type { ResultItem } from './results.ts'

/** The text of one service page. Content, not code: an editor changes it without touching a component. */
export type ServicePage = {
  /** For search engines: 50–60 and 140–160 characters. */
  meta: { title: string; description: string }
  heading: string
  lead: string
  about: { heading: string; paragraphs: readonly [string, string] }
  /** What our engineers can do: four to six cards. */
  capabilities: { heading: string; cards: readonly { title: string; text: string }[] }
  /** What can be ordered: three or four; `price` names its lowest price, if there is one. */
  offers: { heading: string; cards: readonly { title: string; text: string; price?: OfferName }[] }
  process: { heading: string; steps: readonly [Step, Step, Step, Step] }
  results: { heading: string; items: readonly ResultItem[] }
  closing: { heading: string; text: string }
}

type Step = { title: string; text: string }
