import type { FormEvent } from 'react'
import type { Inquiry } from '#shared/business-inquiries/inquiry.ts'
import { readableSize } from '#shared/files/file-size.ts'
import { maxFileSize, maxFilesPerInquiry } from '#shared/files/file-types.ts'
import { useAddFiles } from '#web/src/features/business-inquiries/use-add-files.ts'
import { acceptedFiles, isOnItsWay } from '#web/src/features/files/attachments.ts'
import { FilePicker } from '#web/src/features/files/FilePicker.tsx'
import { inquiryUploads } from '#web/src/features/files/upload-port.ts'
import { useAttachments } from '#web/src/features/files/use-attachments.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { Dialog } from '#web/src/ui/Dialog.tsx'
import { FormActions } from '#web/src/ui/forms/FormActions.tsx'
import styles from './AddFilesDialog.module.css'

type AddFilesProps = { inquiry: Inquiry; onClose: () => void }

/** Adds files to an inquiry, as many as it has room for. */
const AddFilesDialog = ({ inquiry, onClose }: AddFilesProps) => {
  const t = usePhrases('inquiry-facts')
  const labels = usePhrases('business-inquiries')
  const size = readableSize(maxFileSize, useLanguage())
  const room = maxFilesPerInquiry - inquiry.files.length
  const [list, attachments] = useAttachments({ port: inquiryUploads, use: 'inquiry', maxFiles: room })
  const { phase, problem, submit } = useAddFiles(
    inquiry.id,
    {
      accepted: acceptedFiles(list),
      areOnTheirWay: list.some(isOnItsWay),
      areFaulty: list.some(({ progress: { state } }) => state === 'refused' || state === 'failed'),
      giveUp: attachments.giveUp,
    },
    onClose,
  )
  const send = (event: FormEvent) => {
    event.preventDefault()
    submit()
  }
  return (
    <Dialog title={t('files.title')} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={send}>
        <FilePicker
          use="inquiry"
          maxFiles={room}
          hint={t('files.room', { count: room, size })}
          list={list}
          attachments={attachments}
        />
        <p className={styles.problem} role="alert">
          {problem === 'none' && t('files.none')}
          {problem === 'unfinished' && labels('form.unfinished')}
        </p>
        <FormActions
          submit={t('files.add')}
          working={t(phase === 'adding' ? 'files.adding' : 'files.waiting')}
          busy={phase !== 'choosing'}
        >
          <Button variant="secondary" disabled={phase === 'adding'} onClick={onClose}>
            {t('files.cancel')}
          </Button>
        </FormActions>
      </form>
    </Dialog>
  )
}

export default AddFilesDialog
