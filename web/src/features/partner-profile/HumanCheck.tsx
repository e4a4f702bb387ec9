import type { UseFormRegisterReturn } from 'react-hook-form'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { Field } from '#web/src/ui/Field.tsx'
import styles from './OnboardingForm.module.css'
import type { HumanCheckQuery } from './use-human-check.ts'

type HumanCheckProps = {
  check: HumanCheckQuery
  error: string | undefined
  readOnly: boolean
  field: UseFormRegisterReturn
}

/** The arithmetic question against robots; the server creates it and checks the answer. */
export const HumanCheck = ({ check, error, readOnly, field }: HumanCheckProps) => {
  const t = usePhrases('partner-onboarding')
  if (check.isError && !check.isFetching)
    return (
      <div className={styles.check} role="alert">
        <p>{t('check.failed')}</p>
        <Button variant="secondary" small onClick={() => void check.refetch()}>
          {t('check.retry')}
        </Button>
      </div>
    )
  if (!check.data) return <p role="status">{t('check.drawing')}</p>
  return (
    <Field
      label={t('check.question', check.data)}
      hint={t('check.hint')}
      error={error}
      className={styles.sum}
      inputMode="numeric"
      autoComplete="off"
      required
      readOnly={readOnly}
      {...field}
    />
  )
}
