import { useState } from 'react'
import type { InquiredService } from '#shared/business-inquiries/inquired-services.ts'
import { sendInquiry } from '#shared/business-inquiries/send-inquiry.ts'
import { readableSize } from '#shared/files/file-size.ts'
import { maxFileSize, maxFilesPerInquiry } from '#shared/files/file-types.ts'
import { drafts } from '#web/src/features/business-inquiries/drafts.ts'
import { InquiryForm } from '#web/src/features/business-inquiries/InquiryForm.tsx'
import { acceptedFiles, filesToKeep, isOnItsWay } from '#web/src/features/files/attachments.ts'
import { FilePicker } from '#web/src/features/files/FilePicker.tsx'
import { inquiryUploads } from '#web/src/features/files/upload-port.ts'
import { useAttachments } from '#web/src/features/files/use-attachments.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import { useMayCall } from '#web/src/platform/member-role.ts'
import { useSession } from '#web/src/platform/sessions-hooks.ts'
import { Dialog } from '#web/src/ui/Dialog.tsx'
import styles from './ProjectDialog.module.css'

export type ProjectDialogProps = { service: InquiredService; title: string; onClose: () => void }

/** The dialog for a project inquiry with files; starts with the stored draft. */
export const ProjectDialog = ({ service, title, onClose }: ProjectDialogProps) => {
  const t = usePhrases('business-inquiries')
  const mayCall = useMayCall()
  const size = readableSize(maxFileSize, useLanguage())
  const userId = useSession()?.userId ?? ''
  const [draft] = useState(() => drafts.read(userId, service))
  const [list, attachments] = useAttachments({
    port: inquiryUploads,
    use: 'inquiry',
    maxFiles: maxFilesPerInquiry,
    earlier: draft.files,
  })
  const files = {
    accepted: acceptedFiles(list),
    filesToKeep: filesToKeep(list),
    areOnTheirWay: list.some(isOnItsWay),
    areFaulty: list.some(({ progress: { state } }) => state === 'refused' || state === 'failed'),
    giveUp: attachments.giveUp,
  }
  return (
    <Dialog wide title={t('form.title')} onClose={onClose}>
      <p className={styles.service}>{title}</p>
      {mayCall(sendInquiry) ? (
        <InquiryForm service={service} files={files} draft={draft} onClose={onClose}>
          <FilePicker
            use="inquiry"
            maxFiles={maxFilesPerInquiry}
            hint={t('form.files', { most: maxFilesPerInquiry, size })}
            list={list}
            attachments={attachments}
          />
        </InquiryForm>
      ) : (
        <p>{t('form.notYours')}</p>
      )}
    </Dialog>
  )
}
