import { paginateScan } from '@aws-sdk/lib-dynamodb'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { type EventPattern, matches } from '#infra/local/streams/event-pattern.ts'
import { consumers } from '#infra/system/consumers.ts'
import { kindOf } from '#lambdas/platform/table/kinds.ts'
import { accountingTtl } from '#lambdas/platform/table/retention.ts'
import { clock } from '#shared/contract/clock.ts'
import type { Entity } from '#shared/contract/entity.ts'
import { keyPattern } from '#shared/contract/key-template.ts'
import { priceEntity } from '#shared/credits/price.entity.ts'
import { entities, type ItemKind } from '#shared/entities.ts'
import { subscriptionEntity } from '#shared/newsletter/subscription.entity.ts'
import { auditEntity } from '#shared/operator/audit.entity.ts'
import type { Kept } from '#shared/privacy/retention.ts'
import { proposalEntity } from '#shared/proposals/proposal.entity.ts'
import { milestoneEntity } from '#shared/reports/milestone.entity.ts'
import { reportEntity } from '#shared/reports/report.entity.ts'
import { workFilesEntity } from '#shared/reports/work-files.entity.ts'
import { selfBillEntity } from '#shared/self-bills/self-bill.entity.ts'
import { onceEntity } from '#shared/submissions/once.entity.ts'
import { watchListEntity } from '#shared/watches/watch-list.entity.ts'
import { buildStreamEvent } from '../builders/stream-event.ts'
import { attributesOf, isOpen } from '../house/attributes-of.ts'
import { type Emulator, startEmulator } from '../infra/local/cognito/emulator.ts'
import { tableName } from '../infra/local/dynamodb/local-table.ts'
import { agreeAndPlan } from './agreed-and-planned.ts'
import { belongTogether } from './belong-together.ts'
import { billAndPay } from './billed-and-paid.ts'
import { chainedMonth } from './chained-audit.ts'
import { notedAndRead } from './noted-and-read.ts'
import { createLives, newPerson } from './person-life.ts'
import { runningServices } from './running-services.ts'

const services = runningServices()
let emulator: Emulator
const { lived, streamed } = createLives(services, () => emulator)

beforeAll(async () => {
  emulator = await startEmulator()
  process.env.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER = emulator.endpoint
})
afterAll(() => emulator.stop())

type Stored = Record<string, unknown> & { PK: string; SK: string }

const table = async (): Promise<Stored[]> => {
  const items: Stored[] = []
  for await (const { Items = [] } of paginateScan({ client: services.documents }, { TableName: tableName }))
    items.push(...(Items as Stored[]))
  return items
}

const hourSeconds = 3_600

/** What every item may have: its keys, its expiry, and the mark of an erasure. */
const ofTheTable = new Set(['PK', 'SK', 'GSI1PK', 'GSI1SK', 'ttl', 'erased'])

/** Returns whether a `ttl` set within the last hour matches the table. */
const agrees = (kept: Kept, ttl: unknown, target: Stored | undefined): boolean => {
  const left = Number(ttl) - clock.seconds()
  const about = (seconds: number) => left <= seconds && left > seconds - hourSeconds
  if ('hours' in kept) return about(kept.hours * hourSeconds)
  if ('days' in kept) return about(kept.days * 24 * hourSeconds)
  switch (kept.until) {
    case 'books close':
      return ttl === accountingTtl()
    case 'its own end':
      return left > 0 && left <= kept.withinHours * hourSeconds
    case 'its target ends':
      return target !== undefined && Math.abs(Number(ttl ?? 0) - Number(target.ttl ?? 0)) < hourSeconds
    default:
      return ttl === undefined
  }
}

const everyKind = Object.keys(entities) as ItemKind[]

/** What operators have changed of the website, and what rendering it notes. */
const content = async (operation: { command: string; by: string; id: string; at: string }) => {
  const { publishing } = await import('#lambdas/content/entries.store.ts')
  const { notePage, reportFailure } = await import('#lambdas/content/pages.store.ts')
  const { inTurn } = await import('#lambdas/content/lease.store.ts')
  const { by, at } = operation
  const fields = { value: 74, shown: true }
  await publishing(operation)({ name: 'claims.nps', fields, version: 1, by, at, why: 'Measured again' })
  await notePage(at)({ address: '/', build: 'b', used: ['claims.nps'], digest: 'd' })
  await reportFailure(at)({ id: 'a-page', address: '/about', error: 'TypeError' })
  // Taken over by the next as soon as it is over: the lease that stays is that of one still at work.
  await new Promise<void>(resolve => void inTurn(async () => new Promise(() => resolve())))
}

/** Mails what somebody has not read for six minutes. */
const tellLater = async () => {
  const { tellOfUnread } = await import('#lambdas/threads/tell-of-unread.ts')
  const { unreadMails } = await import('#lambdas/threads/unread.store.ts')
  const now = new Date(clock.now() + 6 * 60_000).toISOString()
  await tellOfUnread({ mails: unreadMails, now, log: { info: () => {}, error: () => {} } })
}

/** A partner who is proposed for an inquiry, and one who is mailed what matches a watch. */
const proposedAndWatching = async () => {
  const { changesThatMail } = await import('../builders/mail-samples.ts')
  const { transact } = await import('#lambdas/platform/table/transact.ts')
  const { putItem } = await import('#lambdas/platform/table/write-items.ts')
  const { ttlOf } = await import('#lambdas/platform/table/retention.ts')
  const changes = changesThatMail('sv').map(({ after }) => after)
  const proposal = changes.find(({ SK }) => keyPattern(proposalEntity.sk).test(String(SK)))
  const watching = changes.find(({ PK }) => keyPattern(watchListEntity.pk).test(String(PK)))
  const report = changes.find(({ SK }) => keyPattern(reportEntity.sk).test(String(SK)))
  const selfBill = changes.find(({ SK }) => keyPattern(selfBillEntity.sk).test(String(SK)))
  const milestone = changes.find(({ SK }) => keyPattern(milestoneEntity.sk).test(String(SK)))
  const files = changes.find(({ SK }) => keyPattern(workFilesEntity.sk).test(String(SK)))
  await transact([
    putItem({ ...files, ttl: ttlOf(workFilesEntity) }),
    putItem({ ...proposal, ttl: ttlOf(proposalEntity) }),
    putItem({ ...report, ttl: ttlOf(reportEntity) }),
    putItem({ ...milestone, ttl: ttlOf(milestoneEntity) }),
    putItem({ ...selfBill }),
    putItem({ ...watching }),
  ])
}

/** Kinds that a life does not write, written by the product's own functions. */
const theRest = async (partner: string) => {
  const { rememberDevice } = await import('#lambdas/accounts/devices.store.ts')
  const { suppress } = await import('#lambdas/platform/mail/suppression.ts')
  const { issueCode } = await import('#lambdas/platform/codes/codes.store.ts')
  const { storeCheck } = await import('#lambdas/partner-profile/partner-profile.store.ts')
  const { drawCheck } = await import('#lambdas/partner-profile/human-check.ts')
  const { codesOf } = await import('#lambdas/email-verification/email-verification.store.ts')
  const { priceChanges } = await import('#lambdas/credits/prices.store.ts')
  const { monthFiguresStore } = await import('#lambdas/investors/month-figures.store.ts')
  const { approvalHandlers } = await import('#lambdas/approvals/approvals.commands.ts')
  const { draftsOf } = await import('#lambdas/newsletter/issues.store.ts')
  const { sendingOf } = await import('#lambdas/newsletter/mailings.store.ts')
  const operation = {
    command: 'prices set',
    by: 'a test',
    id: 'price',
    at: new Date(clock.now()).toISOString(),
  }
  const day = operation.at.slice(0, 10)
  await rememberDevice('a-device')
  await suppress('bo@nordplat.se', 'bounce')
  await issueCode(
    {
      ...{ purpose: 'partner_email', flow: 'partner_email', emailHash: 'hash', email: 'bo@nordplat.se' },
      ...{ language: 'sv', deviceHash: undefined },
    },
    null,
  )
  await storeCheck('a-partner', drawCheck(clock.now()))
  await priceChanges(operation).set({ credits: 20, priceOre: 2_250_000 })
  await approvalHandlers({ roles: undefined, run: async () => null })['approvals ask'](
    { name: 'prices set', input: { credits: 20, priceOre: 2_250_000 }, why: 'Höjs.' },
    { ...operation, id: 'asking' },
  )
  await content(operation)
  await chainedMonth(operation.at)
  const { payDays } = await import('#lambdas/operator/pay-day.store.ts')
  const waiting = { made: 1, payouts: 1, payoutsOre: 281_250, noCompany: 0, notAgreed: 0, failed: 0 }
  await payDays(operation).note({ day, ...waiting, mailedOn: day, createdAt: operation.at })
  await notedAndRead(partner, operation)
  await proposedAndWatching()
  await monthFiguresStore.keep({
    ...{ month: '2026-10', leads: 1, inquiries: 1, promisesKept: 1, creditsSold: 10 },
    ...{ creditsOutstanding: 10, partnersAdmitted: 1 },
  })
  const { closures } = await import('#lambdas/meetings/closures.store.ts')
  const from = new Date(clock.now()).toISOString()
  await closures({ ...operation, id: 'closing' }, 1).add({
    ...{ id: 'a-closure', from, to: new Date(clock.now() + hourSeconds * 1_000).toISOString() },
    ...{ reason: 'Inventering', createdAt: from },
  })
  const text = { subject: 'Oktober', blocks: [] }
  const issue = { month: '2026-10', version: 1, state: 'draft' as const, sv: text, en: text }
  const draft = { ...issue, file: '# sv: Oktober', savedAt: operation.at, savedBy: operation.by }
  await tellLater()
  await draftsOf({ ...operation, id: 'draft' }).save(draft, 0)
  await sendingOf({ ...operation, id: 'sending' }).start(draft)
  const receipt = () => ({
    Update: {
      ...{
        TableName: tableName,
        Key: onceEntity.key({ keyHash: 'a-test' }),
        UpdateExpression: 'SET #ttl = :ttl',
      },
      ...{ ExpressionAttributeNames: { '#ttl': 'ttl' } },
      ExpressionAttributeValues: { ':ttl': clock.seconds() + 24 * hourSeconds },
    },
  })
  await agreeAndPlan(services, receipt)
  await belongTogether(receipt)
  await billAndPay(services)
  const asked = { sub: 'a-partner', email: 'bo@nordplat.se', language: 'sv' } as const
  await codesOf(asked, 'a-verification', receipt).store(null, 60)
}

it('every kind of item is kept as long as the table says, and none is missing there', async () => {
  const who = newPerson()
  await lived(who)
  const lead = (await table()).find(({ PK }) => PK.startsWith('LEAD#'))
  await streamed(buildStreamEvent([null, lead ?? {}]))
  await theRest((await table()).find(({ cv }) => cv)?.PK.replace('PARTNER#', '') ?? '')
  const items = await table()
  const at = new Map(items.map(item => [`${item.PK}\n${item.SK}`, item]))
  const wrong = items.flatMap(item => {
    const kind = kindOf(item)
    const link = item.entity as Stored | undefined
    const target = link && at.get(`${link.PK}\n${link.SK}`)
    if (kind === 'subscription') return item.ttl === undefined ? [`${item.PK} stays although pending`] : []
    const kept = kind && entities[kind].kept
    return kept && agrees(kept, item.ttl, target) ? [] : [`${kind}: ${item.PK} ${item.SK} ttl ${item.ttl}`]
  })
  expect(wrong).toEqual([])
  const seen = new Set(items.map(item => kindOf(item)))
  expect(everyKind.filter(kind => !seen.has(kind))).toEqual([])
})

it('every item matches its declaration, and has no undeclared attribute', async () => {
  const items = await table()
  const wrong = items.flatMap(item => {
    const kind = kindOf(item)
    // Written by this test, without a submission's notes.
    if (!kind || item.PK === onceEntity.key({ keyHash: 'a-test' }).PK) return []
    const entity: Entity = entities[kind]
    const { error } = z.safeParse(entity.item, item)
    const declared = attributesOf(entity)
    const more = Object.keys(item).filter(name => !ofTheTable.has(name) && !declared.has(name))
    return [
      ...(error ? [`${kind}: ${error.message}`] : []),
      ...(isOpen(entity) ? [] : more.map(name => `${kind}: ${name}`)),
    ]
  })
  expect(wrong).toEqual([])
})

it('what newPerson gets a mail about is let through by the stream, and nothing else is declared to be', async () => {
  const { mailsForChange } = await import('#lambdas/notifications/mails-for-change.ts')
  const addresses = { siteOrigin: 'https://example.se', operator: 'ops@example.se' }
  const mailed = new Set<ItemKind>()
  for (const after of await table()) {
    const kind = kindOf(after)
    if (!kind || mailsForChange({ before: null, after }, addresses).length === 0) continue
    mailed.add(kind)
    const record = { eventName: 'INSERT', dynamodb: { Keys: { PK: { S: after.PK }, SK: { S: after.SK } } } }
    const isWanted = consumers.some(({ filters }) =>
      filters.some(pattern => matches(pattern as EventPattern, record)),
    )
    expect(isWanted, `${after.PK} ${after.SK}`).toBe(true)
  }
  const declared = Object.entries<Entity>(entities).filter(([, { mailsOn }]) => mailsOn)
  expect([...mailed].sort()).toEqual(declared.map(([kind]) => kind).sort())
})

it('consent to the newsletter lasts until it is withdrawn, and then thirty days', async () => {
  const { subscriptionRequests, subscriptions } = await import('#lambdas/newsletter/newsletter.store.ts')
  const receipt = () => ({
    Update: {
      ...{
        TableName: tableName,
        Key: onceEntity.key({ keyHash: 'yes' }),
        UpdateExpression: 'SET answer = :answer',
      },
      ExpressionAttributeValues: { ':answer': 'yes' },
    },
  })
  const asked = {
    emailHash: 'yes',
    email: 'bo@nordplat.se',
    language: 'sv',
    nonce: 'n',
    state: 'pending',
    requestedAt: clock.now(),
  } as const
  await subscriptionRequests(receipt).request(asked)
  const daysLeft = async () => {
    const found = (await table()).find(({ PK }) => PK === subscriptionEntity.key({ emailHash: 'yes' }).PK)
    return found?.ttl === undefined ? null : Math.round((Number(found.ttl) - clock.seconds()) / 86_400)
  }
  expect(await daysLeft()).toBe(entities.subscription.kept.days)
  await subscriptions.move(asked, ['pending'], 'confirmed')
  expect(await daysLeft()).toBeNull()
  await subscriptions.move(asked, ['confirmed'], 'unsubscribed')
  expect(await daysLeft()).toBe(entities.subscription.kept.days)
})

it('an unknown key has no kind', () => {
  expect(kindOf({ PK: 'ELSE#1', SK: 'ELSE' })).toBeNull()
  expect(kindOf(priceEntity.key({ credits: 10 }))).toBe('price')
  expect(
    kindOf(auditEntity.key({ owner: 'OPERATOR', createdAt: '2026-11-21T00:00:00.000Z', id: 'id' })),
  ).toBe('audit')
})
