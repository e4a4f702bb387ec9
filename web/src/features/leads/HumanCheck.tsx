import { type Ref, useId } from 'react'
import { usePhrases } from '#web/src/platform/i18n.ts'
import styles from './HumanCheck.module.css'
import type { HumanCheckProof } from './use-human-check.ts'

type HumanCheckProps = {
  check: HumanCheckProof
  isMissing: boolean
  readOnly: boolean
  ref: Ref<HTMLInputElement>
}

const useProgress = ({ state }: HumanCheckProof): string => {
  const t = usePhrases('leads')
  if (state === 'solving') return t('getStarted.solving')
  if (state === 'solved') return t('getStarted.solved')
  return state === 'failed' ? t('getStarted.unsolved') : ''
}

/** A checkbox that starts some seconds of computation, and shows its progress. */
export const HumanCheck = ({ check, isMissing, readOnly, ref }: HumanCheckProps) => {
  const t = usePhrases('leads')
  const id = useId()
  return (
    <div className={styles.check}>
      <label className={styles.label}>
        <input
          ref={ref}
          type="checkbox"
          checked={check.isTicked}
          disabled={readOnly}
          aria-invalid={isMissing || undefined}
          aria-describedby={`${id}-hint ${id}-error`}
          onChange={event => check.tick(event.target.checked)}
        />
        {t('getStarted.human')}
        <span className={styles.progress} role="status" data-state={check.state}>
          {useProgress(check)}
        </span>
      </label>
      <p id={`${id}-hint`} className={styles.hint}>
        {t('getStarted.humanHint')}
      </p>
      <div id={`${id}-error`} role="alert" className={styles.error}>
        {isMissing && (
          <>
            <strong>{t('getStarted.humanRequired')}</strong> <span>{t('getStarted.humanRequiredText')}</span>
          </>
        )}
      </div>
    </div>
  )
}
