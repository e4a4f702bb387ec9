import { instantOf } from '#shared/contract/time-zone.ts'
import { mayBeInterview } from '#shared/proposals/interview-time.ts'

export type TimeFault = 'missing' | 'outside' | 'twice'

type Now = { now: number; timeZone: string }

/** The instant of a local date and time as a field has it, `yyyy-MM-ddTHH:mm`; null if there is none. */
const instantIn = (typed: string, timeZone: string): number | null => {
  const [date = '', time = ''] = typed.split('T')
  return date && time ? instantOf({ date, time: time.slice(0, 5) }, timeZone) : null
}

/** Reads the times that are offered for an interview, and what is wrong with each of them. */
export const readTimes = (typed: readonly string[], { now, timeZone }: Now) => {
  const instants = typed.map(time => instantIn(time, timeZone))
  const faults = instants.map((instant, place): TimeFault | undefined => {
    if (instant === null) return 'missing'
    if (!mayBeInterview(instant, now)) return 'outside'
    return instants.indexOf(instant) === place ? undefined : 'twice'
  })
  return { times: instants.map(instant => new Date(instant ?? now).toISOString()), faults }
}
