import { clock } from '#shared/contract/clock.ts'
import { logger } from '../platform/logging/logger.ts'
import { remindOfMeetings } from './remind.ts'
import { reminders } from './reminders.store.ts'

/** Called every minute. */
export const handler = (): Promise<void> =>
  remindOfMeetings({ reminders, now: new Date(clock.now()).toISOString(), log: logger })
