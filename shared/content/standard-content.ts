import { standardBadges } from '../about/badges.ts'
import { standardTimeline } from '../about/timeline.ts'
import { standardClaims } from '../claims.ts'
import { standardLearning } from '../community/learning.ts'
import { standardMeetups } from '../community/meetups.ts'
import { standardCost } from '../cost-example.ts'
import { standardPromiseHours } from '../promises.ts'
import { standardResults } from '../services/results.ts'

export type ContentFields = Readonly<Record<string, unknown>>

const figures = (kind: string, standard: Readonly<Record<string, number>>) =>
  Object.entries(standard).map(
    ([name, value]) => [`${kind}.${name}`, { value, shown: true } as ContentFields] as const,
  )

const entries = <One extends ContentFields>(kind: string, key: keyof One, standard: readonly One[]) =>
  standard.map(entry => [`${kind}.${entry[key]}`, entry as ContentFields] as const)

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
])
