import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { clock } from '#shared/contract/clock.ts'
import { maxFileSize } from '#shared/files/file-types.ts'
import { getCvUpload, requestCvUpload } from '#shared/files/partner-cv-uploads.ts'
import { badSamples } from '../builders/bad-files.ts'
import { buildPdf, goodSamples } from '../builders/files.ts'
import { httpCaller } from '../builders/http-caller.ts'
import { postFile, sendUpload } from '../builders/uploads.ts'
import { liveSessions } from './live-sessions.ts'
import { runningServices } from './running-services.ts'
import { pdf, uploadsIn } from './uploads-of-business.ts'

const services = runningServices()
const sessions = liveSessions()
const { request, look, upload, uploadAndLook, allKeys, keysOf, taken, download } = uploadsIn(services)
let callPartner: ReturnType<typeof httpCaller>

beforeAll(async () => {
  const partner = await import('#lambdas/files/partner-cv-uploads.http.ts')
  callPartner = httpCaller(partner.handler, services.originSecret)
})

const partnerClaims = (sub: string) => ({ sub, token_use: 'access', client_id: 'partner-client' })
const day = 86_400_000

describe('a business', () => {
  it.each(goodSamples)('uploads $fileName', async sample => {
    const sub = randomUUID()
    const seen = await uploadAndLook(sub, sample)
    expect(seen).toMatchObject({ state: 'accepted', size: sample.bytes.length })
    expect(await keysOf(sub)).toEqual([`inspected/${sub}/${seen.id}`])
  })

  it.each(badSamples)('gets %s for a file that is %s', async (reason, _, sample) => {
    const sub = randomUUID()
    const seen = await uploadAndLook(sub, sample)
    expect(seen).toMatchObject({ state: 'refused', reason })
    expect(await keysOf(sub), 'nothing of it is left').toEqual([])
    await expect(taken(sub, [seen.id])).rejects.toThrow('upload_unusable')
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

  it('gets the same result however often and however fast it asks', async () => {
    const sub = randomUUID()
    const { id } = await upload(sub)
    const looks = await Promise.all([look(sub, id), look(sub, id), look(sub, id)])
    const again = await look(sub, id)
    expect([...looks, again].map(({ body }) => body.state)).not.toContain('refused')
    expect(again.body.state).toBe('accepted')
    expect(await keysOf(sub)).toEqual([`inspected/${sub}/${id}`])
  })

  it('cannot replace a file after its inspection', async () => {
    const sub = randomUUID()
    const permission = await upload(sub)
    await look(sub, permission.id)
    const swapped = Buffer.alloc(buildPdf().length, 'MZ')
    expect((await postFile(permission, swapped)).status, 'the policy still holds').toBe(204)
    expect((await look(sub, permission.id)).body.state).toBe('accepted')
    const { files } = await taken(sub, [permission.id])
    const { url } = await download({ key: '', fileName: '', ...files[0] })
    expect(await (await fetch(url)).text()).toBe(buildPdf().toString())
  })

  it('gets sixty permissions an hour and no more', async () => {
    const sub = randomUUID()
    const answers = await Promise.all(Array.from({ length: 61 }, () => request(sub)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(60)
    expect(answers.find(({ status }) => status === 429)?.headers).toHaveProperty('retry-after')
    expect((await request(randomUUID())).status, 'somebody else').toBe(201)
  })

  it('gets a hundred and twenty permissions a day and no more', async () => {
    const sub = randomUUID()
    // From midnight on, by which days are counted.
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

describe('the bucket refuses', () => {
  it.each([
    ['a byte too many', Buffer.concat([buildPdf(), Buffer.alloc(1)]), {}, 'EntityTooLarge'],
    ['a byte too few', buildPdf().subarray(1), {}, 'EntityTooSmall'],
    ['another key', buildPdf(), { key: 'kept/mine' }, 'AccessDenied'],
    ['a way out of the folder', buildPdf(), { key: 'incoming/../kept/mine' }, 'AccessDenied'],
    ['another type', buildPdf(), { 'Content-Type': 'text/html' }, 'AccessDenied'],
    ['a field that was not signed', buildPdf(), { 'x-amz-meta-owner': 'me' }, 'AccessDenied'],
  ])('%s', async (_, bytes, changed, code) => {
    const sub = randomUUID()
    const { body } = await request(sub, { size: buildPdf().length })
    expect((await postFile(body, bytes, changed)).text).toContain(`<Code>${code}</Code>`)
    expect(await keysOf(sub)).toEqual([])
    expect(await allKeys()).not.toContain('kept/mine')
    expect((await look(sub, body.id)).body.state).toBe('waiting')
  })

  it('a form that was signed for another bucket', async () => {
    const { body } = await request(randomUUID(), { size: buildPdf().length })
    const elsewhere = { ...body, url: body.url.replace('project-files', 'cvs') }
    expect((await postFile(elsewhere, buildPdf())).text).toContain('<Code>AccessDenied</Code>')
    expect(await allKeys('cvs')).toEqual([])
  })

  it('a policy that is older than five minutes', async () => {
    const { body } = await request(randomUUID(), { size: buildPdf().length })
    clock.moveBy(299_000)
    expect((await postFile(body, buildPdf())).status).toBe(204)
    clock.moveBy(2_000)
    expect((await postFile(body, buildPdf())).text).toContain('Policy expired')
    expect((await upload(randomUUID())).id, 'a new one, by the moved clock').toBeTruthy()
  })

  it('but not a file of exactly ten megabytes', async () => {
    const bytes = Buffer.concat([buildPdf(), Buffer.alloc(maxFileSize - buildPdf().length, 0x20)])
    expect(await uploadAndLook(randomUUID(), { ...pdf, bytes })).toMatchObject({
      state: 'accepted',
      size: maxFileSize,
    })
  })
})

describe('an upload belongs to its owner', () => {
  it('and is not found by anybody else', async () => {
    const [owner, other] = [randomUUID(), randomUUID()]
    const { id } = await upload(owner)
    expect((await look(other, id)).body.code).toBe('not_found')
    expect((await look(owner, id)).body.state).toBe('accepted')
    await expect(taken(other, [id])).rejects.toThrow('upload_unusable')
  })

  it('nor by the same subject of the other pool', async () => {
    const sub = randomUUID()
    const { id } = await upload(sub)
    expect((await callPartner(getCvUpload, { params: { id }, claims: partnerClaims(sub) })).status).toBe(404)
    expect((await look(sub, id, partnerClaims(sub))).status).toBe(401)
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
