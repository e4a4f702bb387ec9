import * as z from 'zod/mini'
import { Failure } from '../platform/failure.ts'
import { downloadLink } from '../platform/files/download-link.ts'
import { cvs, type FileArea, projectFiles } from '../platform/files/file-area.ts'
import { keys } from '../platform/table/keys.ts'
import { found } from './found.store.ts'
import { Refusal, type Run } from './run.ts'

const file = z.object({ fileName: z.string(), size: z.number(), key: z.string() })
const inquiryItem = z.object({ files: z.array(file) })
const profileItem = z.object({ cv: z.nullable(file) })

/** Seconds in which an operator copies a link out of a terminal. */
const linkSeconds = 300

const notes: Readonly<Record<string, string>> = {
  not_found: 'the file is gone',
  file_unsafe: 'the malware scan has found something in it',
}

/** A file as an operator sees it; without a link, and why, where there is none to give. */
const linked = async (area: FileArea, { key, fileName, size }: z.infer<typeof file>) => {
  try {
    return { fileName, size, ...(await downloadLink(area, { key, fileName }, linkSeconds)) }
  } catch (error) {
    const note = error instanceof Failure ? notes[error.code] : undefined
    if (note === undefined) throw error
    return { fileName, size, url: null, note }
  }
}

/** The files of an inquiry, each with a short-lived link; a refusal where there is no such inquiry. */
export const listInquiryFiles: Run<'inquiries files'> = async ({ businessId, inquiryId }) => {
  const inquiry = await found(keys.inquiry(businessId, inquiryId), inquiryItem)
  if (!inquiry) throw new Refusal('There is no such inquiry.')
  return { items: await Promise.all(inquiry.files.map(one => linked(projectFiles, one))), next: null }
}

/** A partner's CV with a short-lived link; a refusal where there is none. */
export const linkCv: Run<'partners cv'> = async ({ partnerId }) => {
  const profile = await found(keys.partnerProfile(partnerId), profileItem)
  if (!profile) throw new Refusal('There is no such partner, or no profile yet.')
  if (!profile.cv) throw new Refusal('The partner has uploaded no CV.')
  return { item: await linked(cvs, profile.cv) }
}
