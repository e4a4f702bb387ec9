import type { FormEvent } from 'react'
import { FilePicker } from '#web/src/features/files/FilePicker.tsx'
import type { UploadPort } from '#web/src/features/files/upload-port.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { unusableUploads } from '#web/src/platform/unusable-uploads.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { Dialog } from '#web/src/ui/Dialog.tsx'
import { FormActions } from '#web/src/ui/forms/FormActions.tsx'
import { useArrivedFiles } from '#web/src/ui/forms/use-arrived-files.ts'
import styles from './FilesDialog.module.css'
import { useChosenFiles } from './use-chosen-files.ts'

type FilesProps = {
  /** How many files there is room for, and the words for it. */
  room: number
  hint: string
  port: UploadPort
  send: (uploads: readonly string[]) => Promise<void>
  /** Says why they could not be sent. */
  explain: (error: unknown) => Promise<void>
  onClose: () => void
}

/** Chooses files, and sends them as soon as they have arrived. What was chosen stays until it is sent. */
export const FilesDialog = ({ room, hint, port, send, explain, onClose }: FilesProps) => {
  const t = usePhrases('files')
  const { picker, files } = useChosenFiles({ port, maxFiles: room })
  const sendAll = async (uploads: readonly string[]) => {
    try {
      await send(uploads)
      onClose()
    } catch (error) {
      files.giveUp(unusableUploads(error, uploads))
      await explain(error)
    }
  }
  const { phase, problem, submit } = useArrivedFiles({ files, mayBeNone: false, send: sendAll })
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    submit()
  }
  return (
    <Dialog title={t('dialog.title')} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={onSubmit}>
        <FilePicker {...picker} hint={hint} />
        <p className={styles.problem} role="alert">
          {problem && t(`dialog.${problem}`)}
        </p>
        <FormActions
          submit={t('dialog.add')}
          working={t(phase === 'sending' ? 'dialog.adding' : 'dialog.waiting')}
          busy={phase !== 'choosing'}
        >
          <Button variant="secondary" disabled={phase === 'sending'} onClick={onClose}>
            {t('dialog.cancel')}
          </Button>
        </FormActions>
      </form>
    </Dialog>
  )
}
