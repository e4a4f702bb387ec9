import { usePhrases } from '#web/src/platform/i18n.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { bytesSent, FileRow } from './FileRow.tsx'
import { RetryButton } from './RetryButton.tsx'
import type { Sending } from './use-cv-upload.ts'

const useStateText = ({ progress }: Sending): string => {
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

/** The file that is being uploaded as CV. A toast announces a refusal, so its row is no alert. */
export const CvSending = ({ sending, onRetry, onCancel }: SendingProps) => {
  const t = usePhrases('files')
  const text = useStateText(sending)
  const { name, size } = sending.file
  const { progress } = sending
  const { state } = progress
  const faulty = state === 'refused' || state === 'failed'
  return (
    <FileRow
      as="div"
      name={name}
      size={size}
      state={state}
      sent={faulty ? undefined : bytesSent(progress, size)}
      text={text}
      isAlert={false}
    >
      {state === 'failed' && <RetryButton name={name} onRetry={onRetry} />}
      <Button
        variant="quiet"
        small
        aria-label={faulty ? undefined : t('uploads.cancelLabel', { name })}
        onClick={onCancel}
      >
        {faulty ? t('cv.dismiss') : t('uploads.cancel')}
      </Button>
    </FileRow>
  )
}
