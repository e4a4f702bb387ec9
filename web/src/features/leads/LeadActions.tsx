import type { ReactNode } from 'react'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { FormActions } from '#web/src/ui/forms/FormActions.tsx'
import styles from './lead-form.module.css'

/** The button that sends a lead, its status, and the button that leaves the form. */
export const LeadActions = ({ busy, children }: { busy: boolean; children: ReactNode }) => {
  const t = usePhrases('leads')
  return (
    <FormActions ruled className={styles.actions} submit={t('send')} working={t('working')} busy={busy}>
      {children}
    </FormActions>
  )
}
