import type { TFunction } from 'i18next'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { type Attachment, isOnItsWay } from './attachments.ts'
import { bytesSent, FileRow } from './FileRow.tsx'
import { RetryButton } from './RetryButton.tsx'

const stateText = (t: TFunction<['files']>, { progress }: Attachment): string => {
  switch (progress.state) {
    case 'sending':
      return ''
    case 'refused':
      return t(`refusals.${progress.reason}`)
    default:
      return t(`uploads.${progress.state}`)
  }
}

type ItemProps = { file: Attachment; onRetry: () => void; onRemove: () => void }

/** One chosen file: size, progress and actions. */
export const AttachmentItem = ({ file, onRetry, onRemove }: ItemProps) => {
  const t = usePhrases('files')
  const { fileName: name, size, progress } = file
  const { state } = progress
  return (
    <FileRow
      as="li"
      name={name}
      size={size}
      state={state}
      sent={state === 'sending' || state === 'checking' ? bytesSent(progress, size) : undefined}
      text={stateText(t, file)}
      isAlert={state === 'refused' || state === 'failed'}
    >
      {state === 'failed' && <RetryButton name={name} onRetry={onRetry} />}
      <Button
        variant="quiet"
        small
        aria-label={t(isOnItsWay(file) ? 'uploads.cancelLabel' : 'uploads.removeLabel', { name })}
        onClick={onRemove}
      >
        {t(isOnItsWay(file) ? 'uploads.cancel' : 'uploads.remove')}
      </Button>
    </FileRow>
  )
}
