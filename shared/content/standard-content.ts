import { standardBadges } from '../about/badges.ts'
import { teamRoles } from '../about/team.ts'
import { standardTimeline } from '../about/timeline.ts'
import { standardClaims } from '../claims.ts'
import { standardLearning } from '../community/learning.ts'
import { standardMeetups } from '../community/meetups.ts'
import { standardCost } from '../cost-example.ts'
import { reasons, standardRound, visionYears } from '../investors/pitch.ts'
import enAbout from '../phrases/en/about.ts'
import enFaq from '../phrases/en/faq.ts'
import enInvestors from '../phrases/en/investors.ts'
import svAbout from '../phrases/sv/about.ts'
import svFaq from '../phrases/sv/faq.ts'
import svInvestors from '../phrases/sv/investors.ts'
import { standardPromiseHours } from '../promises.ts'
import { standardDates } from '../services/dates.ts'
import { standardOffers } from '../services/offers.ts'
import { standardResults } from '../services/results.ts'

export type ContentFields = Readonly<Record<string, unknown>>

const figures = (kind: string, standard: Readonly<Record<string, number>>) =>
  Object.entries(standard).map(
    ([name, value]) => [`${kind}.${name}`, { value, shown: true } as ContentFields] as const,
  )

const entries = <One extends ContentFields>(kind: string, key: keyof One, standard: readonly One[]) =>
  standard.map(entry => [`${kind}.${entry[key]}`, entry as ContentFields] as const)

const dates = Object.entries(standardDates).map(
  ([name, date]) => [`dates.${name}`, { date, shown: true } as ContentFields] as const,
)

/** Entries whose words are phrases of a page. */
const worded = (kind: string, ids: readonly string[], sv: object, en: object, key = (id: string) => id) => {
  const words = (phrases: object, id: string) => (phrases as Readonly<Record<string, object>>)[key(id)]
  return ids.map(
    id =>
      [`${kind}.${id}`, { id, shown: true, sv: words(sv, id), en: words(en, id) } as ContentFields] as const,
  )
}

const vision = worded(
  'vision',
  visionYears.map(({ id }) => id),
  svInvestors.vision,
  enInvestors.vision,
  id => `y${id}`,
).map(([name, fields], place) => [name, { ...fields, reached: visionYears[place]?.reached }] as const)

/** All content that stands in the sources, by name: what applies until an operator changes it. */
export const standardContent: ReadonlyMap<string, ContentFields> = new Map([
  ...figures('claims', standardClaims),
  ...figures('results', standardResults),
  ['cost.example', standardCost],
  ['promises.hours', standardPromiseHours],
  ...entries('badges', 'id', standardBadges),
  ...entries('timeline', 'year', standardTimeline),
  ...entries('meetups', 'id', standardMeetups),
  ...entries('learning', 'id', standardLearning),
  ['pitch.round', standardRound],
  ...worded('reasons', reasons, svInvestors.reasons, enInvestors.reasons),
  ...vision,
  ...worded('team', teamRoles, svAbout.team, enAbout.team),
  ...worded('faq', Object.keys(svFaq), svFaq, enFaq),
  ...figures('offers', standardOffers),
  ...dates,
])
