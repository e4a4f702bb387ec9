import { folded } from '../contract/folded.ts'
import { daysIn, lengthInDays } from '../open-assignments/length.ts'
import { type OpenAssignment, skillsOf } from '../open-assignments/open-assignment.ts'
import type { WatchFields } from './watch.ts'

/** Whether it fits the partner's profile is for the ranking to say. */
type Watched = Omit<WatchFields, 'name' | 'fits'>
type Published = Pick<OpenAssignment, 'title' | 'location' | 'estimatedDuration' | 'expertiseRequired'>

/** The words of a text between spaces, so that only whole words are found: "C" is neither in "C++" nor in "CAD". */
const wordsOf = (text: string): string =>
  ` ${folded(text)
    .split(/[^\p{L}\p{N}+#]+/u)
    .filter(Boolean)
    .join(' ')} `

const contains = (texts: readonly string[], wanted: string): boolean => {
  const words = wordsOf(wanted)
  return words.trim() !== '' && texts.some(text => wordsOf(text).includes(words))
}

const containsOneOf = (texts: readonly string[], wanted: readonly string[]): boolean =>
  wanted.some(one => contains(texts, one))

const remoteWords = ['remote', 'distans']

/** An assignment without a place is shown as remote. */
export const isRemote = (location: string | null): boolean =>
  location === null || containsOneOf([location], remoteWords)

const isNeeded = ({ skills }: Watched, { title, expertiseRequired }: Published): boolean => {
  const wanted = skillsOf(skills ?? '')
  return wanted.length === 0 || containsOneOf([title, ...skillsOf(expertiseRequired)], wanted)
}

const isNear = ({ places, remote }: Watched, { location }: Published): boolean => {
  const wanted = skillsOf(places ?? '')
  if (wanted.length === 0 && !remote) return true
  return (remote && isRemote(location)) || (location !== null && containsOneOf([location], wanted))
}

/** A month is not a number of weeks: three months are within thirteen weeks, and also within twelve. */
const tolerance = 1.1

/** A length that nobody stated, or that is not understood, may be right. */
const isAsLong = ({ minWeeks, maxWeeks }: Watched, { estimatedDuration }: Published): boolean => {
  const length = lengthInDays(estimatedDuration ?? '')
  if (!length) return true
  const least = (minWeeks ?? 0) * daysIn.week
  const most = (maxWeeks ?? Number.POSITIVE_INFINITY) * daysIn.week
  return length.most * tolerance >= least && length.least <= most * tolerance
}

/** Whether an assignment is what a watch is for. */
export const matches = (watch: Watched, assignment: Published): boolean =>
  isNeeded(watch, assignment) && isNear(watch, assignment) && isAsLong(watch, assignment)
