import { type FormEvent, useRef, useState } from 'react'
import { passwordFault } from '#shared/accounts/partner-password.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { toast } from '#web/src/ui/toast-store.ts'
import { focusField } from '../focus-field.ts'
import { useAccountCall } from './use-account-call.ts'

type Fault = { field: 'old' | 'password'; text: string }

const useFirstFault = () => {
  const t = usePhrases('account-settings')
  const accounts = usePhrases('accounts')
  return (old: string, chosen: string): Fault | undefined => {
    if (!old) return { field: 'old', text: t('change.required') }
    const found = passwordFault(chosen)
    if (found) return { field: 'password', text: accounts(`fault.${found}`) }
    return old === chosen ? { field: 'password', text: t('change.same') } : undefined
  }
}

/** Changes the password and, if wanted, ends the account's other sessions. */
export const useChangePassword = (email: string, onClose: () => void) => {
  const t = usePhrases('account-settings')
  const faultOf = useFirstFault()
  const [typed, setTyped] = useState({ old: '', chosen: '' })
  const [fault, setFault] = useState<Fault>()
  const [endsOthers, setEndsOthers] = useState(true)
  const form = useRef<HTMLFormElement>(null)
  const { busy, ask, lines } = useAccountCall()

  const refuse = (found: Fault) => {
    setFault(found)
    focusField(form.current, found.field)
  }
  const endOthers = async () => {
    const title = t('change.done')
    if (!endsOthers) return toast({ tone: 'success', title, text: t('change.othersKept') })
    const result = await ask(account => account.endOtherSessions(email, typed.chosen))
    if (result === 'done') toast({ tone: 'success', title, text: t('change.othersEnded') })
    else toast({ tone: 'error', title, text: t('change.othersUnknown') })
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const found = faultOf(typed.old, typed.chosen)
    if (found) return refuse(found)
    setFault(undefined)
    const result = await ask(account => account.changePassword(typed.old, typed.chosen))
    if (result === 'refused') return refuse({ field: 'old', text: t('change.wrong') })
    if (result === 'failed') return
    await endOthers()
    onClose()
  }
  const errorAt = (field: Fault['field']) => (fault?.field === field ? fault.text : undefined)
  return { form, typed, setTyped, endsOthers, setEndsOthers, errorAt, submit, busy, lines }
}
