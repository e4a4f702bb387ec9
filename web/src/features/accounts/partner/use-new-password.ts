import { type FormEvent, useRef, useState } from 'react'
import { type PasswordFault, passwordFault } from '#shared/accounts/partner-password.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { toast } from '#web/src/ui/toast-store.ts'
import { codeLength } from '../code.ts'
import { focusField } from '../focus-field.ts'
import { usePartnerPool } from './use-partner-pool.ts'

type Result = 'signed_in' | 'changed' | 'wrong' | 'spent' | 'mailed'

type Faults = { code?: 'codeIncomplete' | undefined; password?: PasswordFault | undefined }

type Settings = { email: string; onSignedIn: () => void; onChanged: () => void }

/** Resets a forgotten password: checks the code and sets the new password, or mails another code. */
export const useNewPassword = ({ email, onSignedIn, onChanged }: Settings) => {
  const t = usePhrases('accounts')
  const [code, setCode] = useState('')
  const [password, setPassword] = useState('')
  const [faults, setFaults] = useState<Faults>({})
  const [doing, setDoing] = useState<'saving' | 'resending'>('saving')
  const form = useRef<HTMLFormElement>(null)
  const { ask, ...call } = usePartnerPool<Result>()

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (call.busy) return
    const found: Faults = {
      code: code.length < codeLength ? 'codeIncomplete' : undefined,
      password: passwordFault(password),
    }
    setFaults(found)
    if (found.code) return focusField(form.current, 'code')
    if (found.password) return focusField(form.current, 'password')
    setDoing('saving')
    const result = await ask(partner => partner.setPassword(email, code, password))
    if (result === 'signed_in') onSignedIn()
    else if (result === 'changed') onChanged()
    else focusField(form.current, 'code')
  }
  const resend = async () => {
    setDoing('resending')
    if (!(await ask(partner => partner.mailCode(email)))) return
    setCode('')
    toast({ title: t('logIn.sent'), text: t('logIn.sentText', { email }), tone: 'success' })
  }
  return { form, code, setCode, password, setPassword, faults, doing, submit, resend, ...call }
}
