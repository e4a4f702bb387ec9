import { usePhrases } from '#web/src/platform/i18n.ts'
import { Button } from '#web/src/ui/Button.tsx'

/** Retries a failed upload. */
export const RetryButton = ({ name, onRetry }: { name: string; onRetry: () => void }) => {
  const t = usePhrases('files')
  return (
    <Button variant="quiet" small aria-label={t('uploads.retryLabel', { name })} onClick={onRetry}>
      {t('uploads.retry')}
    </Button>
  )
}
