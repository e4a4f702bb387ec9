import { Failure } from '../platform/failure.ts'

const dayMs = 86_400_000

/** How far ahead an interview may be. */
const maxDays = 60

/**
 * The offered times of an interview, earliest first. Throws `invalid_fields` for one that is past or too far ahead, and
 * for the same time twice.
 */
export const interviewTimes = (times: readonly string[], now: number): string[] => {
  const instants = times.map(time => Date.parse(time))
  const fields = Object.fromEntries(
    instants.flatMap((instant, index) => {
      const isPossible = instant > now && instant < now + maxDays * dayMs
      return isPossible && instants.indexOf(instant) === index ? [] : [[`times.${index}`, 'invalid'] as const]
    }),
  )
  if (Object.keys(fields).length > 0) throw new Failure('invalid_fields', { fields })
  return instants.sort((one, other) => one - other).map(instant => new Date(instant).toISOString())
}
