import { randomUUID } from 'node:crypto'
import { getPartnerUpload, requestPartnerUpload } from '#shared/files/partner-uploads.ts'
import { buildPdf } from '../builders/files.ts'
import { postFile } from '../builders/uploads.ts'
import { workFileEndpoints } from '../builders/work-file-endpoints.ts'
import { fixedPrice } from './milestone-operations.ts'
import { type Caller, nameOf, type Operation } from './operation.ts'
import { type Put, stranger } from './report-operations.ts'
import { type Person, profileOf, roleOf } from './signed-in.ts'

const bytes = buildPdf()
const pdfFile = { fileName: 'ritning.pdf', contentType: 'application/pdf', size: bytes.length }

type Side = keyof typeof workFileEndpoints

/** How a side uploads a file, and the assignment that it attaches it to. */
const attachingAs = (side: Side, call: Caller, put: Put, as: Person) => {
  const { request, look } = workFileEndpoints[side]
  const arrived = async (): Promise<string> => {
    const { body } = await call(request, { body: pdfFile, as })
    await postFile(body, bytes)
    return body.id
  }
  return {
    arrived,
    accepted: async () => {
      const id = await arrived()
      await call(look, { params: { id }, as })
      return id
    },
    assignment: async (): Promise<Record<string, string>> => {
      await Promise.all([put(roleOf(side, as)), put(profileOf(side, as))])
      const [business, partner] = side === 'business' ? [as, stranger()] : [stranger(), as]
      const { partnerId, id } = await fixedPrice(put, business, partner)
      return side === 'business' ? { partnerId, id } : { id }
    },
  }
}

const attachOperation = (side: Side, call: Caller, put: Put, as: Person): Operation => {
  const { accepted, assignment } = attachingAs(side, call, put, as)
  const { attach } = workFileEndpoints[side]
  return {
    name: nameOf(attach),
    prepare: async () => {
      const [params, upload, key] = [await assignment(), await accepted(), randomUUID()]
      return () => call(attach, { params, body: { uploads: [upload] }, as, key })
    },
  }
}

/** Returns how a business attaches files to an assignment. */
export const businessFileOperations = (call: Caller, put: Put, as: Person): Operation[] => [
  attachOperation('business', call, put, as),
]

/** Returns how a partner uploads files and attaches them to an assignment. */
export const partnerFileOperations = (call: Caller, put: Put, as: Person): Operation[] => [
  {
    name: nameOf(requestPartnerUpload),
    prepare: async () => () => call(requestPartnerUpload, { body: pdfFile, as }),
  },
  {
    name: nameOf(getPartnerUpload),
    prepare: async () => {
      const id = await attachingAs('partner', call, put, as).arrived()
      return () => call(getPartnerUpload, { params: { id }, as })
    },
  },
  attachOperation('partner', call, put, as),
]

/** Returns how both sides open a file of an assignment. */
export const fileLinkOperations = (call: Caller, put: Put, people: Record<Side, Person>): Operation[] =>
  (['business', 'partner'] as const).map(side => {
    const as = people[side]
    const { accepted, assignment } = attachingAs(side, call, put, as)
    const { attach, link } = workFileEndpoints[side]
    return {
      name: nameOf(link),
      prepare: async () => {
        const [params, fileId] = [await assignment(), await accepted()]
        await call(attach, { params, body: { uploads: [fileId] }, as })
        return () => call(link, { params: { ...params, fileId }, as })
      },
    }
  })
