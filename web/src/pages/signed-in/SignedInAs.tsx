import { usePhrases } from '#web/src/platform/i18n.ts'
import { LogOut } from './LogOut.tsx'
import styles from './SignedInAs.module.css'

/** The signed-in account on an onboarding page, with a way to sign out of the wrong one. */
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
