import { randomUUID } from 'node:crypto'
import { PutObjectCommand, PutObjectTaggingCommand, S3Client } from '@aws-sdk/client-s3'
import { beforeAll, describe, expect, it } from 'vitest'
import { inquiryEntity } from '#shared/business-inquiries/inquiry.entity.ts'
import { partnerProfileEntity } from '#shared/partner-profile/partner-profile.entity.ts'
import { createAsk, workIn } from './operated-work.ts'
import { runningServices } from './running-services.ts'

const services = runningServices()
let handler: (event: unknown) => Promise<unknown>
let s3: S3Client
const ask = createAsk(() => handler)
const { put } = workIn(services)

beforeAll(async () => {
  handler = (await import('#lambdas/operator/operator.command.ts')).handler
  s3 = new S3Client({})
})

const keep = async (Bucket: string, fileName: string, text: string) => {
  const key = `kept/${randomUUID()}/${randomUUID()}`
  await s3.send(new PutObjectCommand({ Bucket, Key: key, Body: text }))
  return { id: randomUUID(), fileName, contentType: 'text/plain', size: text.length, key }
}

const putInquiry = async (files: readonly object[]) => {
  const input = { businessId: randomUUID(), inquiryId: randomUUID() }
  await put({ ...inquiryEntity.key({ sub: input.businessId, id: input.inquiryId }), files })
  return input
}

const secondsLeft = (expiresAt: unknown) => (Date.parse(String(expiresAt)) - Date.now()) / 1_000

describe('the files of an inquiry', () => {
  it('are downloaded by a link that works for five minutes', async () => {
    const { items = [] } = await ask(
      'inquiries files',
      await putInquiry([await keep('project-files', 'underlag.txt', 'Två robotar')]),
    )
    expect(items).toMatchObject([{ fileName: 'underlag.txt', size: 11 }])
    expect(secondsLeft(items[0]?.expiresAt)).toBeLessThanOrEqual(300)
    const answer = await fetch(String(items[0]?.url))
    expect(await answer.text()).toBe('Två robotar')
    expect(answer.headers.get('content-disposition')).toContain('attachment')
  })

  it('have no link if the scan has found something, or if they are gone', async () => {
    const unsafe = await keep('project-files', 'farlig.txt', 'x')
    const Tagging = { TagSet: [{ Key: 'GuardDutyMalwareScanStatus', Value: 'THREATS_FOUND' }] }
    await s3.send(new PutObjectTaggingCommand({ Bucket: 'project-files', Key: unsafe.key, Tagging }))
    const gone = { ...unsafe, key: `kept/${randomUUID()}/gone` }
    const { items } = await ask('inquiries files', await putInquiry([unsafe, gone]))
    expect(items).toMatchObject([
      { url: null, note: 'the malware scan has found something in it' },
      { url: null, note: 'the file is gone' },
    ])
  })

  it('are refused if there is no such inquiry', async () => {
    const input = { businessId: randomUUID(), inquiryId: randomUUID() }
    expect((await ask('inquiries files', input)).refused).toBe('There is no such inquiry.')
  })
})

describe('the CV of a partner', () => {
  it('is downloaded by a link, and the audit records who requested it', async () => {
    const partnerId = randomUUID()
    const cv = { ...(await keep('cvs', 'cv.txt', 'Erfaren')), uploadedAt: '2026-11-20T08:30:00.000Z' }
    await put({ ...partnerProfileEntity.key({ sub: partnerId }), cv })
    const { item } = await ask('partners cv', { partnerId })
    expect(await (await fetch(String(item?.url))).text()).toBe('Erfaren')
    const { items = [] } = await ask('audit list', {})
    expect(items).toContainEqual(expect.objectContaining({ action: 'partners cv', input: { partnerId } }))
  })

  it('is refused if there is no upload, or no partner', async () => {
    const partnerId = randomUUID()
    expect((await ask('partners cv', { partnerId })).refused).toContain('no such partner')
    await put({ ...partnerProfileEntity.key({ sub: partnerId }), cv: null })
    expect((await ask('partners cv', { partnerId })).refused).toContain('no CV')
  })
})
