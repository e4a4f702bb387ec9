import type { TFunction } from 'i18next'
import { readableSize } from '#shared/files/file-size.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { type Attachment, isOnItsWay } from './attachments.ts'
import styles from './FilePicker.module.css'

const stateWords = (t: TFunction<['files']>, { progress }: Attachment): string => {
  switch (progress.state) {
    case 'sending':
      return ''
    case 'refused':
      return t(`refusals.${progress.reason}`)
    default:
      return t(`uploads.${progress.state}`)
  }
}

const Sent = ({ fileName, size, progress }: Attachment) => {
  const t = usePhrases('files')
  const language = useLanguage()
  const sent = progress.state === 'sending' ? progress.sent : size
  return (
    <p className={styles.sent}>
      <progress max={size} value={sent} aria-label={t('uploads.progress', { name: fileName })} />
      {progress.state === 'sending' && (
        <span aria-hidden="true">
          {t('uploads.sent', { sent: readableSize(sent, language), size: readableSize(size, language) })}
        </span>
      )}
    </p>
  )
}

type ItemProps = { file: Attachment; onRetry: () => void; onRemove: () => void }

/** One chosen file: its size, how far it has come, and what can be done about it. */
export const AttachmentItem = ({ file, onRetry, onRemove }: ItemProps) => {
  const t = usePhrases('files')
  const { fileName: name, size, progress } = file
  const { state } = progress
  const faulty = state === 'refused' || state === 'failed'
  return (
    <li className={styles.file} data-state={state}>
      <p className={styles.name}>
        <b>{name}</b> <span className={styles.size}>{readableSize(size, useLanguage())}</span>
      </p>
      {(state === 'sending' || state === 'checking') && <Sent {...file} />}
      <p className={styles.state} role={faulty ? 'alert' : 'status'}>
        {stateWords(t, file)}
      </p>
      <div className={styles.ways}>
        {state === 'failed' && (
          <Button look="quiet" small aria-label={t('uploads.retryLabel', { name })} onClick={onRetry}>
            {t('uploads.retry')}
          </Button>
        )}
        <Button
          look="quiet"
          small
          aria-label={t(isOnItsWay(file) ? 'uploads.cancelLabel' : 'uploads.removeLabel', { name })}
          onClick={onRemove}
        >
          {t(isOnItsWay(file) ? 'uploads.cancel' : 'uploads.remove')}
        </Button>
      </div>
    </li>
  )
}
