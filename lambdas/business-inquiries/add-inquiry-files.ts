import { type Inquiry, isChangeable } from '#shared/business-inquiries/inquiry.ts'
import { maxFilesPerInquiry } from '#shared/files/file-types.ts'
import { Failure } from '../platform/failure.ts'

/** An inquiry, and the address of its sender. */
export type OwnInquiry = Inquiry & { email: string }

/** What the use case needs of the store. */
export type InquiryFiles = {
  find: (id: string) => Promise<OwnInquiry | null>
  /**
   * Takes the uploads of the submission and adds them, all or nothing; throws `upload_unusable`. Null if files were
   * added in the meantime, or somebody has been proposed.
   */
  add: (inquiry: OwnInquiry) => Promise<Inquiry | null>
}

const requireChangeable = (inquiry: OwnInquiry | null): OwnInquiry => {
  if (!inquiry) throw new Failure('not_found')
  if (!isChangeable(inquiry.state)) throw new Failure('inquiry_settled')
  return inquiry
}

/** Adds files to an inquiry as it was found; null if it was not. Storing them mails the operator. */
export const addInquiryFiles = async (
  found: OwnInquiry | null,
  uploads: readonly string[],
  files: InquiryFiles,
): Promise<Inquiry> => {
  const inquiry = requireChangeable(found)
  if (inquiry.files.length + uploads.length > maxFilesPerInquiry)
    throw new Failure('invalid_fields', { fields: { uploads: 'too_many' } })
  const added = await files.add(inquiry)
  if (added) return added
  requireChangeable(await files.find(inquiry.id))
  throw new Failure('inquiry_changed')
}
