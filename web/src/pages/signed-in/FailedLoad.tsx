import { brand } from '#shared/brand.ts'
import { ApiError } from '#web/src/platform/api-error.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { Button } from '#web/src/ui/Button.tsx'
import styles from './FailedLoad.module.css'

type FailedProps = { error: unknown; retrying: boolean; onRetry: () => void }

/** Shows a failed load and a button to retry; a failure never looks like an empty page. */
export const FailedLoad = ({ error, retrying, onRetry }: FailedProps) => {
  const t = usePhrases('signed-in')
  const id = error instanceof ApiError ? error.requestId : ''
  // A response means that the connection works.
  const hasResponse = error instanceof ApiError && error.status > 0
  return (
    <>
      <div role="alert" className={styles.failed}>
        <p className={styles.title}>{t('failed.title')}</p>
        <p>
          {hasResponse ? t('failed.ours', { email: brand.contactEmail }) : t('failed.unreachable')}
          {id && <span className={styles.reference}> {t('failed.reference', { id })}</span>}
        </p>
      </div>
      <div>
        <Button variant="secondary" busy={retrying} onClick={onRetry}>
          {t('failed.retry')}
        </Button>
      </div>
    </>
  )
}
