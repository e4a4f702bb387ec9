import * as z from 'zod/mini'
import { day, isDay } from '../contract/day.ts'

/** A part of a fixed price, as it is agreed on. What it does not say is left out, so that older terms keep their hash. */
export const milestone = z.object({
  title: z.string(),
  credits: z.int(),
  /** When it is expected. */
  expectedOn: z.optional(day),
  /** What is delivered with it. */
  description: z.optional(z.string()),
})

export type Milestone = z.infer<typeof milestone>

/** The most that an agreement has: all begin in the transaction of the second signature. */
export const maxMilestones = 10

/** A milestone as operators write it: `Title: credits by yyyy-MM-dd; what is delivered`, the end of it left out at will. */
const row =
  /^(?<title>.{1,120}?): (?<credits>[1-9]\d{0,5})(?: by (?<expectedOn>\d{4}-\d{2}-\d{2}))?(?:; (?<description>.{1,400}))?$/

const milestoneIn = (text: string): Milestone | null => {
  const { title = '', credits, expectedOn, description } = row.exec(text.trim())?.groups ?? {}
  if (!credits || (expectedOn && !isDay(expectedOn))) return null
  const said = { ...(expectedOn && { expectedOn }), ...(description && { description }) }
  return { title, credits: Number(credits), ...said }
}

/** The milestones of some rows; null if one is not written as it has to be, or if there are too many. */
export const milestonesIn = (rows: string): Milestone[] | null => {
  const found = rows.split('\n').map(milestoneIn)
  return found.length <= maxMilestones && found.every(one => one !== null) ? found : null
}
