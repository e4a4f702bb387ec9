import { BatchWriteCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import { beforeAll } from 'vitest'
import { clock } from '#shared/contract/clock.ts'
import type { Language } from '#shared/contract/language.ts'
import { wallClockAt } from '#shared/contract/time-zone.ts'
import { subscriptionEntity } from '#shared/newsletter/subscription.entity.ts'
import type { CommandName } from '#shared/operator/commands.ts'
import { buildIssueFile } from '../builders/issue-file.ts'
import { tableName } from '../infra/local/dynamodb/local-table.ts'
import { createAsk } from './operated-work.ts'
import type { Services } from './running-services.ts'

/** The month in which an issue may be sent now. */
export const presentMonth = (): string => wallClockAt(clock.now(), 'Europe/Stockholm').date.slice(0, 7)

/** Sets up the newsletter's issues as operators and the schedule reach them, for the tests of one file. */
export const setUpIssues = (services: Services) => {
  let operate: (event: unknown) => Promise<unknown>
  let run: () => Promise<void>
  let hash: (email: string) => Promise<string>
  const ask = createAsk(() => operate)

  beforeAll(async () => {
    operate = (await import('#lambdas/operator/operator.command.ts')).handler
    run = (await import('#lambdas/notifications/mailings.schedule.ts')).handler
    const { keyedHash } = await import('#lambdas/platform/secrets/keyed-hash.ts')
    hash = email => keyedHash('email', email)
  })

  const subscriptionOf = async (email: string, language: Language) => {
    const emailHash = await hash(email)
    const confirmedAt = new Date(clock.now() - 1).toISOString()
    return {
      ...subscriptionEntity.key({ emailHash }),
      ...subscriptionEntity.indexKey({ confirmedAt, emailHash }),
      ...{ emailHash, email, language, confirmedAt, createdAt: confirmedAt },
      ...{ state: 'confirmed', nonce: emailHash, requestedAt: 0 },
    }
  }

  const subscribe = async (email: string, language: Language = 'sv') => {
    const Item = await subscriptionOf(email, language)
    await services.documents.send(new PutCommand({ TableName: tableName, Item }))
  }

  /** Puts this many confirmed subscribers into the table, every third an English one, and returns their addresses. */
  const subscribeMany = async (count: number): Promise<string[]> => {
    const emails = Array.from({ length: count }, (_, number) => `reader-${number}@many.example`)
    for (let from = 0; from < count; from += 25) {
      const writes = emails.slice(from, from + 25).map(async (email, place) => ({
        PutRequest: { Item: await subscriptionOf(email, (from + place) % 3 === 0 ? 'en' : 'sv') },
      }))
      const RequestItems = { [tableName]: await Promise.all(writes) }
      await services.documents.send(new BatchWriteCommand({ RequestItems }))
    }
    return emails
  }

  const operateOn = (verb: string, given: object = {}) =>
    ask(`newsletter ${verb}` as CommandName, { month: presentMonth(), ...given })

  const draft = (given: object = {}) => operateOn('draft', { file: buildIssueFile(), ...given })

  /** Stores the issue of the present month and begins to send it. */
  const begin = async () => {
    await draft()
    return operateOn('send', { version: 1 })
  }

  const status = async () => (await operateOn('status')).item

  const mailsTo = (email: string) => services.ses.inbox.list(email)

  return {
    ask,
    operateOn,
    draft,
    begin,
    status,
    mailsTo,
    subscribe,
    subscribeMany,
    run: () => run(),
    hash: (email: string) => hash(email),
  }
}
