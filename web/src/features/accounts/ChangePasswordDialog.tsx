import { type FormEvent, useRef, useState } from 'react'
import { passwordFault } from '#shared/accounts/partner-password.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { Dialog } from '#web/src/ui/Dialog.tsx'
import { toast } from '#web/src/ui/toast-store.ts'
import styles from './account-form.module.css'
import { focusField } from './focus-field.ts'
import { NewPassword } from './NewPassword.tsx'
import { NoticeBox } from './NoticeBox.tsx'
import { PasswordField } from './PasswordField.tsx'
import { useAccountCall } from './use-account-call.ts'

type Fault = { field: 'old' | 'password'; text: string }

const useFirstFault = () => {
  const t = usePhrases('account-settings')
  const words = usePhrases('accounts')
  return (old: string, chosen: string): Fault | undefined => {
    if (!old) return { field: 'old', text: t('change.required') }
    const found = passwordFault(chosen)
    if (found) return { field: 'password', text: words(`fault.${found}`) }
    return old === chosen ? { field: 'password', text: t('change.same') } : undefined
  }
}

/** Another password, for who knows the present one. */
const ChangePasswordDialog = ({ email, onClose }: { email: string; onClose: () => void }) => {
  const t = usePhrases('account-settings')
  const faultOf = useFirstFault()
  const [typed, setTyped] = useState({ old: '', chosen: '' })
  const [fault, setFault] = useState<Fault>()
  const [endsOthers, setEndsOthers] = useState(true)
  const form = useRef<HTMLFormElement>(null)
  const { busy, ask, lines } = useAccountCall()
  const errorAt = (field: Fault['field']) => (fault?.field === field ? fault.text : undefined)
  const refuse = (found: Fault) => {
    setFault(found)
    focusField(form.current, found.field)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const found = faultOf(typed.old, typed.chosen)
    if (found) return refuse(found)
    setFault(undefined)
    const came = await ask(account => account.changePassword(typed.old, typed.chosen))
    if (came === 'refused') return refuse({ field: 'old', text: t('change.wrong') })
    if (came === 'failed') return
    const kept = endsOthers ? undefined : t('change.othersKept')
    const ended = endsOthers && (await ask(account => account.endOtherSessions(email, typed.chosen)))
    if (kept || ended === 'done')
      toast({ tone: 'success', title: t('change.done'), text: kept ?? t('change.othersEnded') })
    else toast({ tone: 'error', title: t('change.done'), text: t('change.othersUnknown') })
    onClose()
  }
  return (
    <Dialog title={t('change.title')} onClose={onClose}>
      <form ref={form} className={styles.form} noValidate onSubmit={event => void submit(event)}>
        <NoticeBox lines={lines} />
        {/* For password managers: whose password this is. */}
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
