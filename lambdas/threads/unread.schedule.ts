import { clock } from '#shared/contract/clock.ts'
import { logger } from '../platform/logging/logger.ts'
import { tellOfUnread } from './tell-of-unread.ts'
import { unreadMails } from './unread.store.ts'

/** Called every minute. */
export const handler = (): Promise<void> =>
  tellOfUnread({ mails: unreadMails, now: new Date(clock.now()).toISOString(), log: logger })
