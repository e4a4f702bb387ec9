import type { Inquiry } from '#shared/business-inquiries/inquiry.ts'
import { linkInquiryFile } from '#shared/business-inquiries/list-inquiries.ts'
import { readableSize } from '#shared/files/file-size.ts'
import { call } from '#web/src/platform/api.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { useStoredFile } from '#web/src/ui/use-stored-file.ts'
import styles from './InquiryItem.module.css'

type FileProps = { inquiryId: string; file: Inquiry['files'][number] }

const InquiryFile = ({ inquiryId, file: { id: fileId, fileName: name, size } }: FileProps) => {
  const t = usePhrases('business-inquiries')
  const readable = readableSize(size, useLanguage())
  const { busy, download } = useStoredFile({
    title: t('list.downloadFailedTitle'),
    text: t('list.downloadFailed'),
  })
  const link = () => call(linkInquiryFile, { params: { id: inquiryId, fileId } })
  return (
    <li>
      <Button
        variant="quiet"
        small
        busy={busy}
        data-printed
        className={styles.file}
        aria-label={t('list.download', { name, size: readable })}
        // It is sent as an attachment, so the browser stays on this page.
        onClick={() => void download({ link, open: url => location.assign(url) })}
      >
        <span className={styles.fileName}>{name}</span> <span className={styles.size}>{readable}</span>
      </Button>
    </li>
  )
}

/** The files of an inquiry, each behind a link that is valid for one minute. */
export const InquiryFiles = ({ inquiry: { id, files } }: { inquiry: Inquiry }) => {
  const t = usePhrases('business-inquiries')
  if (files.length === 0) return null
  return (
    <ul className={styles.files} aria-label={t('list.files')}>
      {files.map(file => (
        <InquiryFile key={file.id} inquiryId={id} file={file} />
      ))}
    </ul>
  )
}
