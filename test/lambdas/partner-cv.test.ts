import { randomUUID } from 'node:crypto'
import { type DynamoDBDocumentClient, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import { beforeAll, describe, expect, it } from 'vitest'
import { getCvUpload, requestCvUpload } from '#shared/files/partner-cv-uploads.ts'
import { linkCv, removeCv, replaceCv } from '#shared/partner-profile/cv.ts'
import { buildPdf } from '../builders/files.ts'
import { httpCaller } from '../builders/http-caller.ts'
import { createSignedInPartner } from '../builders/signed-in-partner.ts'
import { sendUpload } from '../builders/uploads.ts'
import { tableName } from '../infra/local/dynamodb/local-table.ts'
import { failCallAt, repeatCallAt } from './failing-table.ts'
import { liveSessions } from './live-sessions.ts'
import { runningServices } from './running-services.ts'

const services = runningServices()
const sessions = liveSessions()
let call: ReturnType<typeof httpCaller>
let upload: ReturnType<typeof httpCaller>

beforeAll(async () => {
  const profile = await import('#lambdas/partner-profile/partner-profile.http.ts')
  const files = await import('#lambdas/files/partner-cv-uploads.http.ts')
  call = httpCaller(profile.handler, services.originSecret)
  upload = httpCaller(files.handler, services.originSecret)
})

type Claims = Record<string, string>
type Table = DynamoDBDocumentClient

const keyOf = (sub: string) => ({ PK: `PARTNER#${sub}`, SK: 'PROFILE' })
const createProfile = async () => {
  const partner = await createSignedInPartner(services.documents)
  const Item = { ...keyOf(partner.sub), cv: null, version: 1 }
  await services.documents.send(new PutCommand({ TableName: tableName, Item }))
  return partner
}
const stored = async (sub: string) =>
  (await services.documents.send(new GetCommand({ TableName: tableName, Key: keyOf(sub) }))).Item

/** Uploads a CV; inspected unless the test leaves it waiting. */
const uploadCv = async (claims: Claims, { fileName = 'cv.pdf', inspected = true } = {}): Promise<string> => {
  const sample = { fileName, contentType: 'application/pdf', bytes: buildPdf() }
  const { id } = await sendUpload(upload, requestCvUpload, claims, sample)
  if (inspected) expect((await upload(getCvUpload, { params: { id }, claims })).body.state).toBe('accepted')
  return id
}

const replace = (claims: Claims, uploadId: string, headers = sessions.headers) =>
  call(replaceCv, { body: { uploadId }, claims, headers })
const remove = (claims: Claims, headers = sessions.headers) => call(removeCv, { claims, headers })
const link = (claims: Claims) => call(linkCv, { claims })
const unusable = { status: 422, body: { code: 'upload_unusable', fields: { uploadId: 'invalid' } } }

describe('a CV', () => {
  it('is taken into use and downloaded under its name by a link that lasts a minute', async () => {
    const { claims } = await createProfile()
    const { status, body } = await replace(claims, await uploadCv(claims))
    expect(status).toBe(200)
    const cv = { fileName: 'cv.pdf', size: buildPdf().length, reading: null }
    expect(body).toEqual({ ...cv, uploadedAt: expect.any(String) })
    const { url, expiresAt } = (await link(claims)).body
    expect(Date.parse(expiresAt) - Date.now()).toBeLessThanOrEqual(60_000)
    const answer = await fetch(url)
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(buildPdf())
    expect(answer.headers.get('content-disposition')).toContain('attachment; filename="cv.pdf"')
  })

  it('replaces the previous one, whose file is then removed; a form open at the same time may be saved', async () => {
    const { sub, claims } = await createProfile()
    await replace(claims, await uploadCv(claims, { fileName: 'old.pdf' }))
    const { url } = (await link(claims)).body
    expect((await replace(claims, await uploadCv(claims, { fileName: 'new.pdf' }))).body.fileName).toBe(
      'new.pdf',
    )
    expect((await fetch(url)).status).toBe(404)
    expect((await stored(sub))?.version).toBe(1)
  })

  it('that cannot be used leaves the previous one', async () => {
    const { claims } = await createProfile()
    await replace(claims, await uploadCv(claims))
    expect(await replace(claims, await uploadCv(claims, { inspected: false })), 'waiting').toMatchObject(
      unusable,
    )
    expect(await replace(claims, randomUUID()), 'unknown').toMatchObject(unusable)
    expect((await fetch((await link(claims)).body.url)).status).toBe(200)
  })

  it('is the same however often its button is pressed', async () => {
    const { claims } = await createProfile()
    const id = await uploadCv(claims)
    const answers = await Promise.all([replace(claims, id), replace(claims, id), replace(claims, id)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await replace(claims, id)).body).toEqual(answers[0]?.body)
    expect((await fetch((await link(claims)).body.url)).status).toBe(200)
  })

  it('of two at the same time is one, and its file is there', async () => {
    const { sub, claims } = await createProfile()
    const ids = [await uploadCv(claims), await uploadCv(claims)]
    const answers = await Promise.all(ids.map(id => replace(claims, id)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(ids).toContain((await stored(sub))?.cv.id)
    expect((await fetch((await link(claims)).body.url)).status).toBe(200)
  })

  it('is removed with its file, and removing nothing is no error', async () => {
    const { claims } = await createProfile()
    await replace(claims, await uploadCv(claims))
    const { url } = (await link(claims)).body
    expect((await remove(claims)).status).toBe(204)
    expect((await remove(claims)).status).toBe(204)
    expect((await fetch(url)).status).toBe(404)
    expect((await link(claims)).status).toBe(404)
  })
})

describe('the file of a CV', () => {
  const lost = [
    ['comes too late for the function', (table: Table, place: number) => failCallAt(table, place, 'after')],
    ['is lost, and the call sent again', repeatCallAt],
  ] as const

  /** Makes each reply of the table in turn be lost; what was not done is requested again. */
  const whicheverIsLost = async (
    lose: (table: Table, place: number) => () => number,
    prepare: () => Promise<{ attempt: () => ReturnType<typeof remove>; url: string }>,
  ) => {
    const { table } = await import('#lambdas/platform/table/table.ts')
    for (let place = 0; ; place += 1) {
      const { attempt, url } = await prepare()
      const stop = lose(table, place)
      const { status } = await attempt()
      const calls = stop()
      if (status >= 300) expect((await attempt()).status).toBeLessThan(300)
      expect((await fetch(url)).status, `call ${place + 1} of ${calls}`).toBe(404)
      if (calls <= place) return
    }
  }

  it.each(lost)('is removed with it, whichever reply %s', async (_, lose) => {
    await whicheverIsLost(lose, async () => {
      const { claims } = await createProfile()
      await replace(claims, await uploadCv(claims))
      const { url } = (await link(claims)).body
      return { attempt: () => remove(claims), url }
    })
  })

  it.each(lost)('is removed when it is replaced, whichever reply %s', async (_, lose) => {
    await whicheverIsLost(lose, async () => {
      const { claims } = await createProfile()
      await replace(claims, await uploadCv(claims))
      const { url } = (await link(claims)).body
      const next = await uploadCv(claims)
      return { attempt: () => replace(claims, next), url }
    })
  })
})

describe('nobody', () => {
  it('takes another partner’s upload, or reaches another’s CV', async () => {
    const [mine, other] = [await createProfile(), await createProfile()]
    const id = await uploadCv(mine.claims)
    expect(await replace(other.claims, id)).toMatchObject(unusable)
    await replace(mine.claims, id)
    expect((await link(other.claims)).status).toBe(404)
    await remove(other.claims)
    expect((await link(mine.claims)).status).toBe(200)
  })

  it('has a CV before onboarding', async () => {
    const { claims } = await createSignedInPartner(services.documents)
    expect((await replace(claims, await uploadCv(claims))).status).toBe(404)
    expect((await link(claims)).status).toBe(404)
    expect((await remove(claims)).status).toBe(204)
  })

  it('changes it with the token of a signed-out user', async () => {
    const { sub, claims } = await createProfile()
    expect(await replace(claims, await uploadCv(claims), sessions.signedOut)).toMatchObject({ status: 401 })
    expect(await remove(claims, sessions.signedOut)).toMatchObject({ status: 401 })
    expect((await stored(sub))?.cv).toBeNull()
  })
})
