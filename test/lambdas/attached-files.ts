import { PutObjectTaggingCommand, S3Client } from '@aws-sdk/client-s3'
import { buildPdf, type Sample } from '../builders/files.ts'
import { httpCaller } from '../builders/http-caller.ts'
import { bearer } from '../builders/http-event.ts'
import { sendUpload } from '../builders/uploads.ts'
import { workFileEndpoints } from '../builders/work-file-endpoints.ts'
import type { Services } from './running-services.ts'

export const drawing: Sample = {
  fileName: 'ritning.pdf',
  contentType: 'application/pdf',
  bytes: buildPdf(),
}

type Side = 'business' | 'partner'
type Ids = { businessId: string; partnerId: string; inquiryId: string }

/** What both sides do with the files of an assignment, through the functions that they call. */
export const attachedFilesIn = async (services: Services) => {
  const load = async (path: string) => httpCaller((await import(path)).handler, services.originSecret)
  const uploads = {
    business: await load('#lambdas/files/business-uploads.http.ts'),
    partner: await load('#lambdas/files/partner-uploads.http.ts'),
  }
  const work = {
    business: await load('#lambdas/reports/business-reports.http.ts'),
    partner: await load('#lambdas/reports/partner-reports.http.ts'),
  }
  const s3 = new S3Client({})
  const claimsOf = (side: Side, sub: string) => ({ sub, token_use: 'access', client_id: `${side}-client` })

  /** What a person of a side does; by default the one whose assignment it is. */
  const as = (side: Side, { inquiryId: id, ...ids }: Ids, sub = ids[`${side}Id`]) => {
    const { request, look, attach, link } = workFileEndpoints[side]
    const claims = claimsOf(side, sub)
    const { partnerId } = ids
    const on = (more: object = {}) => ({
      params: { ...(side === 'business' && { partnerId }), id, ...more },
      headers: { ...bearer },
      claims,
    })
    /** An upload that the server has not inspected yet. */
    const sent = async (sample: Sample = drawing) =>
      (await sendUpload(uploads[side], request, claims, sample)).id
    const uploaded = async (sample: Sample = drawing): Promise<string> => {
      const upload = await sent(sample)
      await uploads[side](look, { params: { id: upload }, claims })
      return upload
    }
    return {
      sent,
      uploaded,
      look: (upload: string) => uploads[side](look, { params: { id: upload }, claims }),
      attach: (...ids: string[]) => work[side](attach, { ...on(), body: { uploads: ids } }),
      link: (fileId: string) => work[side](link, on({ fileId })),
    }
  }

  /** What GuardDuty does to a file in which it has found something. */
  const findThreat = (owner: string, id: string) =>
    s3.send(
      new PutObjectTaggingCommand({
        Bucket: 'project-files',
        Key: `kept/${owner}/${id}`,
        Tagging: { TagSet: [{ Key: 'GuardDutyMalwareScanStatus', Value: 'THREATS_FOUND' }] },
      }),
    )

  return { as, findThreat }
}
