import { mayBeInterview } from '#shared/proposals/interview-time.ts'
import { Failure } from '../platform/failure.ts'

/**
 * The offered times of an interview, earliest first. Throws `invalid_fields` for one that is past or too far ahead, and
 * for the same time twice.
 */
export const interviewTimes = (times: readonly string[], now: number): string[] => {
  const instants = times.map(time => Date.parse(time))
  const fields = Object.fromEntries(
    instants.flatMap((instant, index) => {
      const isPossible = mayBeInterview(instant, now)
      return isPossible && instants.indexOf(instant) === index ? [] : [[`times.${index}`, 'invalid'] as const]
    }),
  )
  if (Object.keys(fields).length > 0) throw new Failure('invalid_fields', { fields })
  return instants.sort((one, other) => one - other).map(instant => new Date(instant).toISOString())
}
