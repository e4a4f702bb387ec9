import type { ReactNode } from 'react'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { Button } from '#web/src/ui/Button.tsx'
import styles from './account-form.module.css'

/** The button that sends a step, and the status while it is being sent. */
export const SendButton = ({ busy, children }: { busy: boolean; children: ReactNode }) => {
  const t = usePhrases('accounts')
  return (
    <>
      <Button type="submit" busy={busy}>
        {children}
      </Button>
      <p className={styles.working} role="status">
        {busy && t('code.working')}
      </p>
    </>
  )
}
