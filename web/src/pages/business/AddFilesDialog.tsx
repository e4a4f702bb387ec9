import type { Inquiry } from '#shared/business-inquiries/inquiry.ts'
import { readableSize } from '#shared/files/file-size.ts'
import { maxFileSize, maxFilesPerInquiry } from '#shared/files/file-types.ts'
import { useAddFiles } from '#web/src/features/business-inquiries/use-add-files.ts'
import { inquiryUploads } from '#web/src/features/files/upload-port.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import { FilesDialog } from '../work-files/FilesDialog.tsx'

type AddFilesProps = { inquiry: Inquiry; onClose: () => void }

/** Adds files to an inquiry, as many as it has room for. */
const AddFilesDialog = ({ inquiry, onClose }: AddFilesProps) => {
  const t = usePhrases('inquiry-facts')
  const size = readableSize(maxFileSize, useLanguage())
  const room = maxFilesPerInquiry - inquiry.files.length
  const { add, explain } = useAddFiles(inquiry.id)
  const hint = t('files.room', { count: room, size })
  return <FilesDialog {...{ room, hint, explain, onClose }} port={inquiryUploads} send={add} />
}

export default AddFilesDialog
