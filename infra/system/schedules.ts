import type { FunctionName } from './functions.ts'

/** A function that is called again and again, without an event. */
export type Schedule = { function: FunctionName; everyMinutes: number }

export const schedules = [{ function: 'mailings', everyMinutes: 1 }] as const satisfies readonly Schedule[]
