import { randomUUID } from 'node:crypto'
import { PutObjectTaggingCommand, S3Client } from '@aws-sdk/client-s3'
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { describe, expect, it } from 'vitest'
import { clock } from '#shared/contract/clock.ts'
import { buildPdf, type Sample } from '../builders/files.ts'
import { liveSessions } from './live-sessions.ts'
import { runningServices } from './running-services.ts'
import { pdf, uploadsIn } from './uploads-of-business.ts'

const services = runningServices()
liveSessions()
const { look, upload, uploadAndLook, keysOf, taken, download, area } = uploadsIn(services)

const tagAsThreat = (Key: string) =>
  new S3Client({}).send(
    new PutObjectTaggingCommand({
      Bucket: 'project-files',
      Key,
      Tagging: { TagSet: [{ Key: 'GuardDutyMalwareScanStatus', Value: 'THREATS_FOUND' }] },
    }),
  )

describe('an accepted upload', () => {
  const accepted = async (sub: string, file: Sample = pdf) => (await uploadAndLook(sub, file)).id as string

  it('is used once, with its name, type and size', async () => {
    const sub = randomUUID()
    const ids = [await accepted(sub), await accepted(sub, { ...pdf, fileName: 'två.pdf' })]
    const first = await taken(sub, ids)
    const second = await taken(sub, ids)
    const [one, two] = ids
    expect(first.files.map(({ id, fileName, key }) => [id, fileName, key])).toEqual([
      [one, 'ritning.pdf', `kept/${sub}/${one}`],
      [two, 'två.pdf', `kept/${sub}/${two}`],
    ])
    await services.documents.send(new TransactWriteCommand({ TransactItems: first.keeps }))
    await expect(
      services.documents.send(new TransactWriteCommand({ TransactItems: second.keeps })),
    ).rejects.toThrow('ConditionalCheckFailed')
    await expect(taken(sub, ids)).rejects.toThrow('upload_unusable')
    expect((await look(sub, one ?? '')).body.state, 'and still shows as accepted').toBe('accepted')
  })

  it('is named if it cannot be used', async () => {
    const sub = randomUUID()
    const [good, { id: waiting }] = [await accepted(sub), await upload(sub)]
    const naming = (ids: string[]) => taken(sub, ids).catch(error => error.details.fields)
    expect(await naming([good, waiting, randomUUID()])).toEqual({
      'uploads.1': 'invalid',
      'uploads.2': 'invalid',
    })
    expect(await naming([good, good])).toEqual({ 'uploads.0': 'invalid', 'uploads.1': 'invalid' })
  })

  it('is removed after a day unless it was used', async () => {
    const sub = randomUUID()
    const [kept, left] = [await accepted(sub), await accepted(sub)]
    await taken(sub, [kept])
    clock.moveBy(23 * 3_600_000)
    await services.s3.sweepExpired()
    expect(await keysOf(sub)).toContain(`inspected/${sub}/${left}`)
    clock.moveBy(2 * 3_600_000)
    await services.s3.sweepExpired()
    expect(await keysOf(sub)).toEqual([`kept/${sub}/${kept}`])
    await expect(taken(sub, [left])).rejects.toThrow('upload_unusable')
  })

  it('downloads under its name for a minute, never as a page', async () => {
    const sub = randomUUID()
    const { files } = await taken(sub, [await accepted(sub, { ...pdf, fileName: 'Ritning å.pdf' })])
    const [file = { key: '', fileName: '' }] = files
    const { url } = await download(file)
    const answer = await fetch(url)
    expect(await answer.text()).toBe(buildPdf().toString())
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="Ritning--.pdf"; filename*=UTF-8''Ritning-%C3%A5.pdf`,
    )
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    clock.moveBy(61_000)
    expect((await fetch(url)).status).toBe(403)
  })

  it('is not handed out once the scan has found something in it, nor after it was removed', async () => {
    const sub = randomUUID()
    const { files } = await taken(sub, [await accepted(sub)])
    const [file = { key: '', fileName: '' }] = files
    await tagAsThreat(file.key)
    await expect(download(file)).rejects.toThrow('file_unsafe')
    const { removeKept } = await import('#lambdas/platform/files/remove-kept.ts')
    await removeKept(area(), file)
    await expect(download(file)).rejects.toThrow('not_found')
  })
})
