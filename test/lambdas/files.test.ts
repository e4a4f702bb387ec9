import { randomUUID } from 'node:crypto'
import { type _Object, ListObjectsV2Command, PutObjectTaggingCommand, S3Client } from '@aws-sdk/client-s3'
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { FileArea } from '#lambdas/platform/files/file-area.ts'
import { clock } from '#shared/contract/clock.ts'
import { getBusinessUpload, requestBusinessUpload } from '#shared/files/business-uploads.ts'
import { maxFileSize } from '#shared/files/file-types.ts'
import { getCvUpload, requestCvUpload } from '#shared/files/partner-cv-uploads.ts'
import { badSamples } from '../builders/bad-files.ts'
import { aPdf, goodSamples, type Sample } from '../builders/files.ts'
import { httpCaller } from '../builders/http-caller.ts'
import { postFile, sendUpload } from '../builders/uploads.ts'
import { liveSessions } from './live-sessions.ts'
import { runningServices } from './running-services.ts'

const services = runningServices()
const sessions = liveSessions()
let call: ReturnType<typeof httpCaller>
let callPartner: ReturnType<typeof httpCaller>
let s3: S3Client
let projectFiles: FileArea
let uploads: typeof import('#lambdas/platform/files/accepted-uploads.ts')
let downloadLink: typeof import('#lambdas/platform/files/download-link.ts').downloadLink
let removeKept: typeof import('#lambdas/platform/files/remove-kept.ts').removeKept

const taken = async (area: typeof projectFiles, sub: string, ids: readonly string[]) =>
  uploads.takeUploads(area, sub, await uploads.findUploads(area, sub, ids))

beforeAll(async () => {
  const business = await import('#lambdas/files/business-uploads.http.ts')
  const partner = await import('#lambdas/files/partner-cv-uploads.http.ts')
  call = httpCaller(business.handler, services.originSecret)
  callPartner = httpCaller(partner.handler, services.originSecret)
  s3 = new S3Client({})
  ;({ projectFiles } = await import('#lambdas/platform/files/file-area.ts'))
  uploads = await import('#lambdas/platform/files/accepted-uploads.ts')
  ;({ downloadLink } = await import('#lambdas/platform/files/download-link.ts'))
  ;({ removeKept } = await import('#lambdas/platform/files/remove-kept.ts'))
})
afterEach(() => clock.moveBy(-clock.offset()))

const claimsOf = (sub: string) => ({ sub, token_use: 'access', client_id: 'business-client' })
const partnerClaims = (sub: string) => ({ sub, token_use: 'access', client_id: 'partner-client' })
const day = 86_400_000
const pdf: Sample = { fileName: 'ritning.pdf', contentType: 'application/pdf', bytes: aPdf() }

const request = (sub: string, file: object = {}) =>
  call(requestBusinessUpload, {
    body: { fileName: 'ritning.pdf', contentType: 'application/pdf', size: 100, ...file },
    claims: claimsOf(sub),
  })
const look = async (sub: string, id: string) =>
  call(getBusinessUpload, { params: { id }, claims: claimsOf(sub) })
const upload = (sub: string, file: Sample = pdf) =>
  sendUpload(call, requestBusinessUpload, claimsOf(sub), file)
const uploadAndLook = async (sub: string, file: Sample = pdf) => {
  const { id } = await upload(sub, file)
  return (await look(sub, id)).body
}
const allKeys = async (Bucket = 'project-files'): Promise<string[]> => {
  const { Contents = [] } = await s3.send(new ListObjectsV2Command({ Bucket }))
  return Contents.map(({ Key = '' }: _Object) => Key)
}
const keysOf = async (sub: string) => (await allKeys()).filter(key => key.includes(sub))

describe('a business', () => {
  it.each(goodSamples)('uploads $fileName', async sample => {
    const sub = randomUUID()
    const seen = await uploadAndLook(sub, sample)
    expect(seen).toMatchObject({ state: 'accepted', size: sample.bytes.length })
    expect(await keysOf(sub)).toEqual([`inspected/${sub}/${seen.id}`])
  })

  it.each(badSamples)('is told %s of a file that is %s', async (reason, _, sample) => {
    const sub = randomUUID()
    const seen = await uploadAndLook(sub, sample)
    expect(seen).toMatchObject({ state: 'refused', reason })
    expect(await keysOf(sub), 'nothing of it is left').toEqual([])
    await expect(taken(projectFiles, sub, [seen.id])).rejects.toThrow('upload_unusable')
  })

  it.each([
    ['no extension', { fileName: 'ritning' }, { fileName: 'file_type_not_accepted' }],
    ['a program', { fileName: 'a.pdf.exe' }, { fileName: 'file_type_not_accepted' }],
    ['a macro document', { fileName: 'a.docm' }, { fileName: 'file_type_not_accepted' }],
    [
      'a program whose name turns around',
      { fileName: 'a\u202Efdp.exe' },
      { fileName: 'file_type_not_accepted' },
    ],
    ['another declared type', { contentType: 'image/svg+xml' }, { fileName: 'file_type_not_accepted' }],
    ['a line break in its name', { fileName: 'a\r\nb.pdf' }, { fileName: 'one_line_only' }],
    ['NUL in its name', { fileName: 'a\0b.pdf' }, { fileName: 'forbidden_characters' }],
    ['nothing in it', { size: 0 }, { size: 'file_empty' }],
    ['a byte too many', { size: maxFileSize + 1 }, { size: 'file_too_large' }],
    ['a key of its own choice', { key: 'kept/x' }, { key: 'unknown_field' }],
  ])('is told at once about a file with %s', async (_, file, fields) => {
    expect(await request(randomUUID(), file)).toMatchObject({ status: 422, body: { fields } })
  })

  it.each([
    ['../../etc/passwd.txt', 'passwd.txt'],
    ['C:\\Users\\anna\\CV.txt', 'CV.txt'],
    ['faktura\u202Etxt.exe\u202C.txt', 'fakturatxt.exe.txt'],
    ['Offert (2) – åäö.txt', 'Offert-2-åäö.txt'],
    ['.txt', 'file.txt'],
  ])('finds %j again as %s', async (fileName, stored) => {
    const sub = randomUUID()
    const file = { fileName, contentType: 'text/plain', bytes: Buffer.from('hej') }
    expect((await uploadAndLook(sub, file)).fileName).toBe(stored)
  })

  it('sees that a file has not arrived, and later that it never will', async () => {
    const sub = randomUUID()
    const { body } = await request(sub)
    expect((await look(sub, body.id)).body).toEqual({
      id: body.id,
      fileName: 'ritning.pdf',
      size: 100,
      state: 'waiting',
      reason: null,
    })
    clock.moveBy(21 * 60_000)
    expect((await look(sub, body.id)).body).toMatchObject({ state: 'refused', reason: 'expired' })
    clock.moveBy(24 * 3_600_000)
    expect((await look(sub, body.id)).status, 'a day later').toBe(404)
  })

  it('gets the same finding however often and however fast it asks', async () => {
    const sub = randomUUID()
    const { id } = await upload(sub)
    const looks = await Promise.all([look(sub, id), look(sub, id), look(sub, id)])
    const again = await look(sub, id)
    expect([...looks, again].map(({ body }) => body.state)).not.toContain('refused')
    expect(again.body.state).toBe('accepted')
    expect(await keysOf(sub)).toEqual([`inspected/${sub}/${id}`])
  })

  it('cannot swap a file after it was looked at', async () => {
    const sub = randomUUID()
    const permission = await upload(sub)
    await look(sub, permission.id)
    const swapped = Buffer.alloc(aPdf().length, 'MZ')
    expect((await postFile(permission, swapped)).status, 'the policy still holds').toBe(204)
    expect((await look(sub, permission.id)).body.state).toBe('accepted')
    const { files } = await taken(projectFiles, sub, [permission.id])
    const { url } = await downloadLink(projectFiles, { key: '', fileName: '', ...files[0] })
    expect(await (await fetch(url)).text()).toBe(aPdf().toString())
  })

  it('asks for sixty permissions an hour and no more', async () => {
    const sub = randomUUID()
    const answers = await Promise.all(Array.from({ length: 61 }, () => request(sub)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(60)
    expect(answers.find(({ status }) => status === 429)?.headers).toHaveProperty('retry-after')
    expect((await request(randomUUID())).status, 'somebody else').toBe(201)
  })

  it('asks for a hundred and twenty permissions a day and no more', async () => {
    const sub = randomUUID()
    // From a midnight on, by which days are counted.
    clock.moveBy(day - (clock.now() % day))
    for (let hour = 0; hour < 3; hour += 1) {
      await sessions.renew()
      const answers = await Promise.all(Array.from({ length: 40 }, () => request(sub)))
      expect(answers.map(({ status }) => status)).toEqual(Array(40).fill(201))
      clock.moveBy(day / 24)
    }
    await sessions.renew()
    expect((await request(sub)).status).toBe(429)
    clock.moveBy(day)
    await sessions.renew()
    expect((await request(sub)).status, 'the next day').toBe(201)
  })
})

const tagAsThreat = (Key: string) =>
  s3.send(
    new PutObjectTaggingCommand({
      Bucket: 'project-files',
      Key,
      Tagging: { TagSet: [{ Key: 'GuardDutyMalwareScanStatus', Value: 'THREATS_FOUND' }] },
    }),
  )

describe('the bucket refuses', () => {
  it.each([
    ['a byte too many', Buffer.concat([aPdf(), Buffer.alloc(1)]), {}, 'EntityTooLarge'],
    ['a byte too few', aPdf().subarray(1), {}, 'EntityTooSmall'],
    ['another key', aPdf(), { key: 'kept/mine' }, 'AccessDenied'],
    ['a way out of the folder', aPdf(), { key: 'incoming/../kept/mine' }, 'AccessDenied'],
    ['another type', aPdf(), { 'Content-Type': 'text/html' }, 'AccessDenied'],
    ['a field that was not signed', aPdf(), { 'x-amz-meta-owner': 'me' }, 'AccessDenied'],
  ])('%s', async (_, bytes, changed, code) => {
    const sub = randomUUID()
    const { body } = await request(sub, { size: aPdf().length })
    expect((await postFile(body, bytes, changed)).text).toContain(`<Code>${code}</Code>`)
    expect(await keysOf(sub)).toEqual([])
    expect(await allKeys()).not.toContain('kept/mine')
    expect((await look(sub, body.id)).body.state).toBe('waiting')
  })

  it('a form that was signed for another bucket', async () => {
    const { body } = await request(randomUUID(), { size: aPdf().length })
    const elsewhere = { ...body, url: body.url.replace('project-files', 'cvs') }
    expect((await postFile(elsewhere, aPdf())).text).toContain('<Code>AccessDenied</Code>')
    expect(await allKeys('cvs')).toEqual([])
  })

  it('a policy that is older than five minutes', async () => {
    const { body } = await request(randomUUID(), { size: aPdf().length })
    clock.moveBy(299_000)
    expect((await postFile(body, aPdf())).status).toBe(204)
    clock.moveBy(2_000)
    expect((await postFile(body, aPdf())).text).toContain('Policy expired')
    expect((await upload(randomUUID())).id, 'a new one, by the moved clock').toBeTruthy()
  })

  it('a file of exactly ten megabytes is none of those', async () => {
    const bytes = Buffer.concat([aPdf(), Buffer.alloc(maxFileSize - aPdf().length, 0x20)])
    expect(await uploadAndLook(randomUUID(), { ...pdf, bytes })).toMatchObject({
      state: 'accepted',
      size: maxFileSize,
    })
  })
})

describe('an upload belongs to whoever asked for it', () => {
  it('and is not there for anybody else', async () => {
    const [owner, other] = [randomUUID(), randomUUID()]
    const { id } = await upload(owner)
    expect((await look(other, id)).body.code).toBe('not_found')
    expect((await look(owner, id)).body.state).toBe('accepted')
    await expect(taken(projectFiles, other, [id])).rejects.toThrow('upload_unusable')
  })

  it('nor for the same subject of the other pool', async () => {
    const sub = randomUUID()
    const { id } = await upload(sub)
    expect((await callPartner(getCvUpload, { params: { id }, claims: partnerClaims(sub) })).status).toBe(404)
    expect((await call(getBusinessUpload, { params: { id }, claims: partnerClaims(sub) })).status).toBe(401)
  })

  it('and a partner sends documents to the bucket for CVs', async () => {
    const sub = randomUUID()
    const { id } = await sendUpload(callPartner, requestCvUpload, partnerClaims(sub), {
      ...pdf,
      fileName: 'CV.pdf',
    })
    const { body } = await callPartner(getCvUpload, { params: { id }, claims: partnerClaims(sub) })
    expect(body).toMatchObject({ fileName: 'CV.pdf', state: 'accepted' })
    expect(await allKeys('cvs')).toEqual([`inspected/${sub}/${id}`])
    const image = { fileName: 'cv.png', contentType: 'image/png', size: 9 }
    const refused = await callPartner(requestCvUpload, { body: image, claims: partnerClaims(sub) })
    expect(refused.body.fields).toEqual({ fileName: 'file_type_not_accepted' })
  })
})

describe('an accepted upload', () => {
  const accepted = async (sub: string, file: Sample = pdf) => (await uploadAndLook(sub, file)).id as string

  it('is taken once, with its name, type and size', async () => {
    const sub = randomUUID()
    const ids = [await accepted(sub), await accepted(sub, { ...pdf, fileName: 'två.pdf' })]
    const first = await taken(projectFiles, sub, ids)
    const second = await taken(projectFiles, sub, ids)
    const [one, two] = ids
    expect(first.files.map(({ id, fileName, key }) => [id, fileName, key])).toEqual([
      [one, 'ritning.pdf', `kept/${sub}/${one}`],
      [two, 'två.pdf', `kept/${sub}/${two}`],
    ])
    await services.documents.send(new TransactWriteCommand({ TransactItems: first.keeps }))
    await expect(
      services.documents.send(new TransactWriteCommand({ TransactItems: second.keeps })),
    ).rejects.toThrow('ConditionalCheckFailed')
    await expect(taken(projectFiles, sub, ids)).rejects.toThrow('upload_unusable')
    expect((await look(sub, one ?? '')).body.state, 'and still shows as accepted').toBe('accepted')
  })

  it('is named where it cannot be taken', async () => {
    const sub = randomUUID()
    const [good, { id: waiting }] = [await accepted(sub), await upload(sub)]
    const naming = (ids: string[]) => taken(projectFiles, sub, ids).catch(error => error.details.fields)
    expect(await naming([good, waiting, randomUUID()])).toEqual({
      'uploads.1': 'invalid',
      'uploads.2': 'invalid',
    })
    expect(await naming([good, good])).toEqual({ 'uploads.0': 'invalid', 'uploads.1': 'invalid' })
  })

  it('is gone after a day unless it was taken', async () => {
    const sub = randomUUID()
    const [kept, left] = [await accepted(sub), await accepted(sub)]
    await taken(projectFiles, sub, [kept])
    clock.moveBy(23 * 3_600_000)
    await services.s3.sweepExpired()
    expect(await keysOf(sub)).toContain(`inspected/${sub}/${left}`)
    clock.moveBy(2 * 3_600_000)
    await services.s3.sweepExpired()
    expect(await keysOf(sub)).toEqual([`kept/${sub}/${kept}`])
    await expect(taken(projectFiles, sub, [left])).rejects.toThrow('upload_unusable')
  })

  it('downloads under its name for a minute, never as a page', async () => {
    const sub = randomUUID()
    const { files } = await taken(projectFiles, sub, [
      await accepted(sub, { ...pdf, fileName: 'Ritning å.pdf' }),
    ])
    const [file = { key: '', fileName: '' }] = files
    const { url } = await downloadLink(projectFiles, file)
    const answer = await fetch(url)
    expect(await answer.text()).toBe(aPdf().toString())
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="Ritning--.pdf"; filename*=UTF-8''Ritning-%C3%A5.pdf`,
    )
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    clock.moveBy(61_000)
    expect((await fetch(url)).status).toBe(403)
  })

  it('is not handed out once the scan has found something in it, nor after it was removed', async () => {
    const sub = randomUUID()
    const { files } = await taken(projectFiles, sub, [await accepted(sub)])
    const [file = { key: '', fileName: '' }] = files
    await tagAsThreat(file.key)
    await expect(downloadLink(projectFiles, file)).rejects.toThrow('file_unsafe')
    await removeKept(projectFiles, file)
    await expect(downloadLink(projectFiles, file)).rejects.toThrow('not_found')
  })
})
