import { readableSize } from '#shared/files/file-size.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import { Button } from '#web/src/ui/Button.tsx'
import styles from './FilePicker.module.css'
import type { Sending } from './use-cv-upload.ts'

const useStateWords = ({ progress }: Sending): string => {
  const t = usePhrases('files')
  switch (progress.state) {
    case 'sending':
      return ''
    case 'accepted':
      return t('cv.saving')
    case 'refused':
      return t(`refusals.${progress.reason}`)
    default:
      return t(`uploads.${progress.state}`)
  }
}

type SendingProps = { sending: Sending; onRetry: () => void; onCancel: () => void }

/** The file that is about to become the CV: how far it has come, and what can be done about it. */
export const CvSending = ({ sending, onRetry, onCancel }: SendingProps) => {
  const t = usePhrases('files')
  const language = useLanguage()
  const words = useStateWords(sending)
  const { name, size } = sending.file
  const { progress } = sending
  const { state } = progress
  const faulty = state === 'refused' || state === 'failed'
  const sent = progress.state === 'sending' ? progress.sent : size
  return (
    <div className={styles.file} data-state={state}>
      <p className={styles.name}>
        <b>{name}</b> <span className={styles.size}>{readableSize(size, language)}</span>
      </p>
      {!faulty && (
        <p className={styles.sent}>
          <progress max={size} value={sent} aria-label={t('uploads.progress', { name })} />
          {state === 'sending' && (
            <span aria-hidden="true">
              {t('uploads.sent', { sent: readableSize(sent, language), size: readableSize(size, language) })}
            </span>
          )}
        </p>
      )}
      <p className={styles.state} role="status">
        {words}
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
          aria-label={faulty ? undefined : t('uploads.cancelLabel', { name })}
          onClick={onCancel}
        >
          {faulty ? t('cv.dismiss') : t('uploads.cancel')}
        </Button>
      </div>
    </div>
  )
}
