import { clock } from '#shared/contract/clock.ts'
import { derivedId } from '../platform/commands/derived-id.ts'
import { payDays } from './pay-day.store.ts'
import { runPayDay } from './pay-day.ts'

/** Called every minute. */
export const handler = (): Promise<void> => {
  const at = new Date(clock.now()).toISOString()
  return runPayDay(payDays({ command: 'self-bills make', by: 'time', id: derivedId('pay day', at), at }), at)
}
