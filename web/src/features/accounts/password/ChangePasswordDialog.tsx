import { usePhrases } from '#web/src/platform/i18n.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { Dialog } from '#web/src/ui/Dialog.tsx'
import styles from '../account-form.module.css'
import { NoticeBox } from '../NoticeBox.tsx'
import { NewPassword } from './NewPassword.tsx'
import { PasswordField } from './PasswordField.tsx'
import { useChangePassword } from './use-change-password.ts'

/** Changes the password; requires the current one. */
const ChangePasswordDialog = ({ email, onClose }: { email: string; onClose: () => void }) => {
  const t = usePhrases('account-settings')
  const { form, typed, setTyped, endsOthers, setEndsOthers, errorAt, submit, busy, lines } =
    useChangePassword(email, onClose)
  return (
    <Dialog title={t('change.title')} onClose={onClose}>
      <form ref={form} className={styles.form} noValidate onSubmit={event => void submit(event)}>
        <NoticeBox lines={lines} />
        {/* For password managers: the account that the password belongs to. */}
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label={t('change.old')}
          error={errorAt('old')}
          name="old"
          autoComplete="current-password"
          toggles={t('change.togglesOld')}
          value={typed.old}
          readOnly={busy}
          onChange={event => setTyped({ ...typed, old: event.target.value })}
        />
        <NewPassword
          label={t('change.new')}
          error={errorAt('password')}
          value={typed.chosen}
          readOnly={busy}
          onType={chosen => setTyped({ ...typed, chosen })}
        />
        <label className={styles.choice}>
          <input
            type="checkbox"
            checked={endsOthers}
            disabled={busy}
            onChange={event => setEndsOthers(event.target.checked)}
          />
          {t('change.endOthers')}
        </label>
        <Button type="submit" busy={busy}>
          {t('change.save')}
        </Button>
      </form>
    </Dialog>
  )
}

export default ChangePasswordDialog
