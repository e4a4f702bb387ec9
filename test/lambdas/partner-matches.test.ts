import { randomUUID } from 'node:crypto'
import type { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import type { Context } from 'aws-lambda'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { inquiryEntity } from '#shared/business-inquiries/inquiry.entity.ts'
import { noFacts as noInquiryFacts } from '#shared/business-inquiries/inquiry-facts.ts'
import { lexiconVersion } from '#shared/matching/lexicon/version.ts'
import { noFacts } from '#shared/partner-profile/partner-facts.ts'
import { partnerProfileEntity } from '#shared/partner-profile/partner-profile.entity.ts'
import { cvDocx, cvPdf, scannedPdf } from '../builders/cv-files.ts'
import { readPartners } from '../builders/read-partners.ts'
import { buildStreamEvent } from '../builders/stream-event.ts'
import { tableName } from '../infra/local/dynamodb/local-table.ts'
import { emptyTable } from './empty-table.ts'
import { createAsk, workIn } from './operated-work.ts'
import { runBeforeWrite } from './run-before-write.ts'
import { runningServices } from './running-services.ts'

const services = runningServices()
let handler: (event: unknown) => Promise<unknown>
const ask = createAsk(() => handler)
const { put, read, below } = workIn(services)
let s3: S3Client
let table: DynamoDBClient

beforeAll(async () => {
  handler = (await import('#lambdas/operator/operator.command.ts')).handler
  table = (await import('#lambdas/platform/table/table.ts')).table
  s3 = new S3Client({ forcePathStyle: true })
})
beforeEach(() => emptyTable(services.documents, tableName))

type Item = Record<string, unknown>

const createdAt = '2026-11-20T08:30:00.000Z'
const said = 'Har flyttat en packlinje från S7-300 till S7-1500 och kört FAT hos kunden.'

const profileOf = async (sub: string) => (await read(`PARTNER#${sub}`, 'PROFILE')) ?? {}
const change = async (sub: string, fields: Item) => put({ ...(await profileOf(sub)), ...fields })
const matchOf = (sub: string) => read(`PARTNER#${sub}`, 'MATCH')
const textOf = async (sub: string) => (await below(`PARTNER#${sub}`, 'CVTEXT#')).map(({ text }) => text)

const storeCv = async (sub: string, bytes: Buffer, fileName = 'cv.pdf') => {
  const id = randomUUID()
  const key = `kept/${sub}/${id}`
  await s3.send(new PutObjectCommand({ Bucket: 'cvs', Key: key, Body: bytes }))
  await change(sub, {
    cv: { id, key, fileName, contentType: 'x', size: bytes.length, uploadedAt: createdAt },
  })
  return id
}

const putPartner = async (given: Item = {}): Promise<string> => {
  const sub = randomUUID()
  const texts = { name: 'Maja Lundström', expertise: 'PLC', experience: '12 år', description: '' }
  const stored = { ...texts, status: 'approved', version: 1, factsVersion: 0, createdAt, cv: null, ...given }
  const index = partnerProfileEntity.indexKey({ status: String(stored.status), createdAt })
  await put({ ...partnerProfileEntity.key({ sub }), ...index, ...stored })
  return sub
}

const match = async (description: string) => {
  const [businessId, inquiryId] = [randomUUID(), randomUUID()]
  const fields = {
    id: inquiryId,
    serviceId: 'plc-automation',
    description,
    createdAt,
    language: 'sv',
    facts: noInquiryFacts,
  }
  await put({ ...inquiryEntity.key({ sub: businessId, id: inquiryId }), ...fields, state: 'received' })
  return (await ask('inquiries match', { businessId, inquiryId })).items ?? []
}

const outcomeOf = async (sub: string) => ((await profileOf(sub)).cv as { reading?: unknown })?.reading

/** What has been asked for since the last look. */
const queued = (): { partnerId: string }[] =>
  services.sqs.messages.receive('matching', 10, 30).map(({ body, receipt }) => {
    services.sqs.messages.delete('matching', receipt)
    return JSON.parse(body)
  })

/** What the stream passes on because of these changes. */
const passedOn = async (before: Item | null, after: Item): Promise<{ partnerId: string }[]> => {
  const notices = await import('#lambdas/notifications/notices.stream.ts')
  await notices.handler(buildStreamEvent([before, after]), {
    getRemainingTimeInMillis: () => 60_000,
  } as Context)
  return queued()
}

describe('what a partner is ranked by', () => {
  it('comes from the CV, too, and operators see on which page it stands', async () => {
    const sub = await putPartner()
    expect(await readPartners([sub])).toEqual([])
    expect((await match('Vi behöver en FAT.'))[0]?.fits ?? '').not.toContain('CV')
    await storeCv(sub, await cvPdf(['Maja Lundström', said]))
    expect(await readPartners([sub])).toEqual([])
    const [row] = await match('Vi ska flytta en packlinje till S7-1500, med FAT.')
    expect(row).toMatchObject({ partnerId: sub, name: 'Maja Lundström' })
    expect(row?.fits).toContain('(CV p. 2: "S7-1500")')
    expect(await outcomeOf(sub)).toEqual({ outcome: 'read', pages: 2 })
    expect((await textOf(sub)).join()).not.toContain('Lundström')
  })

  it('is asked for by the stream when a source of it changes, and by nothing else', async () => {
    const sub = await putPartner()
    const profile = await profileOf(sub)
    const asked = [{ partnerId: sub }]
    expect(await passedOn(null, profile)).toEqual(asked)
    for (const source of [{ status: 'away' }, { version: 2 }, { factsVersion: 1 }, { cv: { id: 'another' } }])
      expect(await passedOn(profile, { ...profile, ...source })).toEqual(asked)
    expect(await passedOn(profile, { ...profile, language: 'en', updatedAt: 'later' })).toEqual([])
    const business = { ...profile, PK: `BUSINESS#${sub}`, version: 2 }
    expect(await passedOn(profile, business)).toEqual([])
  })

  it('follows the profile, the facts and the CV as they change', async () => {
    const sub = await putPartner({ description: 'Robotsvets.' })
    await readPartners([sub])
    expect(JSON.stringify((await matchOf(sub))?.concepts)).toContain('Robotsvets')
    await change(sub, {
      description: 'Halcon.',
      version: 2,
      facts: { ...noFacts, rate: 900 },
      factsVersion: 1,
    })
    await readPartners([sub])
    expect(await matchOf(sub)).toMatchObject({ profileVersion: 2, factsVersion: 1, facts: { rate: 900 } })
    expect(JSON.stringify((await matchOf(sub))?.concepts)).not.toContain('Robotsvets')
    await storeCv(sub, await cvPdf([said, said, said]))
    await readPartners([sub])
    expect(await textOf(sub)).toHaveLength(3)
    const id = await storeCv(
      sub,
      cvDocx(['Har kört ABB IRB med RobotStudio i tio år hos kunder.']),
      'cv.docx',
    )
    await readPartners([sub])
    expect(await textOf(sub)).toEqual(['Har kört ABB IRB med RobotStudio i tio år hos kunder.'])
    expect((await matchOf(sub))?.cvId).toBe(id)
    await change(sub, { cv: null })
    await readPartners([sub])
    expect(await textOf(sub)).toEqual([])
    expect(JSON.stringify(await matchOf(sub))).not.toContain('IRB')
  })

  it('is kept only of approved partners', async () => {
    const sub = await putPartner({ status: 'pending' })
    await storeCv(sub, await cvPdf([said]))
    await readPartners([sub])
    expect(await matchOf(sub)).toBeUndefined()
    expect(await outcomeOf(sub)).toEqual({ outcome: 'read', pages: 1 })
    await change(sub, { status: 'approved' })
    await readPartners([sub])
    expect(await matchOf(sub)).toBeDefined()
    await change(sub, { status: 'declined' })
    expect(await match('Vi ska flytta en packlinje till S7-1500, med FAT.')).toEqual([])
    await readPartners([sub])
    expect(await matchOf(sub)).toBeUndefined()
  })

  it('is read anew if the profile changes while it is written: the later one counts', async () => {
    const sub = await putPartner({ description: 'Robotsvets.' })
    runBeforeWrite(table, () => change(sub, { description: 'Halcon.', version: 2 }))
    expect(await readPartners([sub])).toEqual([])
    expect(await matchOf(sub)).toMatchObject({ profileVersion: 2 })
    runBeforeWrite(table, () => change(sub, { status: 'declined' }))
    expect(await readPartners([sub])).toEqual([])
    expect(await matchOf(sub)).toBeUndefined()
  })

  it('is not replaced by what an older lexicon reads: the message waits for the newer function', async () => {
    const sub = await putPartner()
    await readPartners([sub])
    await put({ ...(await matchOf(sub)), lexicon: lexiconVersion + 1 })
    expect(await readPartners([sub])).toEqual([0])
    expect((await matchOf(sub))?.lexicon).toBe(lexiconVersion + 1)
  })
})

describe('a CV', () => {
  it('that cannot be read says so once, and what was read of the former one is gone', async () => {
    const sub = await putPartner()
    await storeCv(sub, await cvPdf([said]))
    await readPartners([sub])
    await storeCv(sub, await scannedPdf())
    expect(await readPartners([sub])).toEqual([])
    expect(await outcomeOf(sub)).toEqual({ outcome: 'no_text', pages: 0 })
    expect(await textOf(sub)).toEqual([])
    expect(JSON.stringify(await matchOf(sub))).not.toContain('S7-1500')
  })

  it('that has ended the function twice is not read a third time', async () => {
    const sub = await putPartner()
    await storeCv(sub, await cvPdf([said]))
    const { cv } = await profileOf(sub)
    await change(sub, { cv: { ...(cv as Item), readingTries: 2 } })
    expect(await readPartners([sub])).toEqual([])
    expect(await outcomeOf(sub)).toEqual({ outcome: 'too_slow', pages: 0 })
  })

  it('that is replaced while it is read leaves nothing of itself', async () => {
    const sub = await putPartner()
    await storeCv(sub, await cvPdf([said]))
    const next = await cvPdf(['Har kört ABB IRB med RobotStudio i tio år hos kunder.'])
    runBeforeWrite(table, () => storeCv(sub, next))
    expect(await readPartners([sub])).toEqual([])
    expect((await textOf(sub)).join()).toContain('IRB')
    expect((await textOf(sub)).join()).not.toContain('S7-1500')
    expect(await outcomeOf(sub)).toEqual({ outcome: 'read', pages: 1 })
  })
})

describe('a rebuild', () => {
  const rebuild = async () => {
    const reply = (await ask('matching rebuild', {})) as { changed?: boolean; requested?: number }
    return {
      ...reply,
      partners: queued()
        .map(({ partnerId }) => partnerId)
        .sort(),
    }
  }

  it('asks for everybody who was read with an older lexicon or not at all, and for nobody twice', async () => {
    const [current, old, unread] = [await putPartner(), await putPartner(), await putPartner()]
    const waits = await putPartner({ status: 'pending' })
    await storeCv(waits, await cvPdf([said]))
    await putPartner({ status: 'declined' })
    await readPartners([current, old])
    await put({ ...(await matchOf(old)), lexicon: lexiconVersion - 1 })
    const first = await rebuild()
    expect(first).toMatchObject({ changed: true, requested: 3 })
    expect(first.partners).toEqual([old, unread, waits].sort())
    await readPartners(first.partners)
    expect((await matchOf(old))?.lexicon).toBe(lexiconVersion)
    expect(await rebuild()).toMatchObject({ changed: false, requested: 0, partners: [] })
  })
})
