import { usePhrases } from '#web/src/platform/i18n.ts'
import { Button } from '#web/src/ui/Button.tsx'

/** Sends a file again that did not arrive. */
export const RetryButton = ({ name, onRetry }: { name: string; onRetry: () => void }) => {
  const t = usePhrases('files')
  return (
    <Button variant="quiet" small aria-label={t('uploads.retryLabel', { name })} onClick={onRetry}>
      {t('uploads.retry')}
    </Button>
  )
}
