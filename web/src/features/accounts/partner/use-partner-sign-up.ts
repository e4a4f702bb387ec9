import { type FormEvent, useRef, useState } from 'react'
import {
  type PartnerSignUp,
  type PartnerSignUpFault,
  partnerSignUpFault,
} from '#shared/accounts/partner-sign-up.ts'
import { emailAddress } from '#shared/contract/email.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { focusField } from '../focus-field.ts'
import { usePartnerPool } from './use-partner-pool.ts'

const nothing: PartnerSignUp = { email: '', password: '', confirm: '' }

/** The sign-up of a partner: shows one error at a time, in the specified order, and focuses its field. */
export const usePartnerSignUp = (onSignedIn: () => void) => {
  const t = usePhrases('accounts')
  const fields = usePhrases('fields')
  const [typed, setTyped] = useState(nothing)
  const [fault, setFault] = useState<PartnerSignUpFault>()
  const form = useRef<HTMLFormElement>(null)
  const { ask, ...call } = usePartnerPool<'signed_in' | 'exists' | 'created'>()

  const errorAt = (field: keyof PartnerSignUp) => {
    if (fault?.field !== field) return undefined
    return fault.reason === 'emailInvalid' ? fields('email_invalid') : t(`fault.${fault.reason}`)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (call.busy) return
    const found = partnerSignUpFault(typed)
    setFault(found)
    if (found) return focusField(form.current, found.field)
    const email = emailAddress.parse(typed.email)
    const result = await ask(partner => partner.signUp(email, typed.password))
    if (result === 'signed_in') onSignedIn()
  }
  const type = (part: Partial<PartnerSignUp>) => setTyped(before => ({ ...before, ...part }))
  return { form, typed, type, errorAt, submit, ...call }
}
