import { usePhrases } from '#web/src/platform/i18n.ts'
import { LogOut } from './LogOut.tsx'
import styles from './SignedInAs.module.css'

/** Whose account a new one is, and the way out of a wrong one. */
export const SignedInAs = ({ email }: { email: string }) => {
  const t = usePhrases('signed-in')
  return (
    <div className={styles.account}>
      <p>
        {t('signedInAs')} <strong className={styles.email}>{email}</strong>
      </p>
      <LogOut />
    </div>
  )
}
