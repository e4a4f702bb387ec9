import type { FunctionName } from '#infra/system/functions.ts'
import { everyMinute } from '#infra/system/schedule.ts'

export const minuteMs = 60_000

/**
 * Calls the functions that EventBridge calls every minute; `call` calls them at once, for a clock that was moved. Their
 * errors are in the functions' log.
 */
export const startSchedule = (invoke: (name: FunctionName, event: unknown) => Promise<unknown>) => {
  const call = async (): Promise<void> => {
    await Promise.all(everyMinute.map(name => invoke(name, {}).catch(() => {})))
  }
  const timer = setInterval(() => void call(), minuteMs)
  timer.unref()
  return { call, stop: () => clearInterval(timer) }
}
