import { type _Object, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3'
import { afterEach, beforeAll } from 'vitest'
import type { FileArea } from '#lambdas/platform/files/file-area.ts'
import { clock } from '#shared/contract/clock.ts'
import { getBusinessUpload, requestBusinessUpload } from '#shared/files/business-uploads.ts'
import { buildPdf, type Sample } from '../builders/files.ts'
import { httpCaller } from '../builders/http-caller.ts'
import { sendUpload } from '../builders/uploads.ts'
import type { Services } from './running-services.ts'

export const pdf: Sample = { fileName: 'ritning.pdf', contentType: 'application/pdf', bytes: buildPdf() }

const claimsOf = (sub: string) => ({ sub, token_use: 'access', client_id: 'business-client' })

/** What a business does with its files, and what the bucket then holds. */
export const uploadsIn = (services: Services) => {
  let call: ReturnType<typeof httpCaller>
  let s3: S3Client
  let area: FileArea
  let uploads: typeof import('#lambdas/platform/files/accepted-uploads.ts')

  beforeAll(async () => {
    const business = await import('#lambdas/files/business-uploads.http.ts')
    call = httpCaller(business.handler, services.originSecret)
    s3 = new S3Client({})
    area = (await import('#lambdas/platform/files/file-area.ts')).projectFiles
    uploads = await import('#lambdas/platform/files/accepted-uploads.ts')
  })
  afterEach(() => clock.moveBy(-clock.offset()))

  const request = (sub: string, file: object = {}) =>
    call(requestBusinessUpload, {
      body: { fileName: 'ritning.pdf', contentType: 'application/pdf', size: 100, ...file },
      claims: claimsOf(sub),
    })
  const look = async (sub: string, id: string, claims = claimsOf(sub)) =>
    call(getBusinessUpload, { params: { id }, claims })
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
  const taken = async (sub: string, ids: readonly string[]) =>
    uploads.takeUploads(area, sub, await uploads.findUploads(area, sub, ids))
  const download = async (file: { key: string; fileName: string }) =>
    (await import('#lambdas/platform/files/download-link.ts')).downloadLink(area, file)
  return { request, look, upload, uploadAndLook, allKeys, keysOf, taken, download, area: () => area }
}
