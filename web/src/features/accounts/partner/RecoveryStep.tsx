import { type FormEvent, useEffect, useRef, useState } from 'react'
import { emailAddress } from '#shared/contract/email.ts'
import type { FieldErrorCode } from '#shared/contract/errors.ts'
import { fieldErrors } from '#shared/contract/field-errors.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { AddressField } from '../AddressField.tsx'
import styles from '../account-form.module.css'
import { focusField } from '../focus-field.ts'
import { LinkButton } from '../LinkButton.tsx'
import { SendButton } from '../SendButton.tsx'
import { PartnerNotice } from './PartnerNotice.tsx'
import { usePartnerPool } from './use-partner-pool.ts'

type StepProps = { email: string; onMailed: (email: string) => void; onBack: (email: string) => void }

/** Asks for the address that the code for a new password is mailed to. */
export const RecoveryStep = ({ email: initialEmail, onMailed, onBack }: StepProps) => {
  const t = usePhrases('accounts')
  const fields = usePhrases('fields')
  const [email, setEmail] = useState(initialEmail)
  const [fault, setFault] = useState<FieldErrorCode>()
  const form = useRef<HTMLFormElement>(null)
  const { busy, failure, ask } = usePartnerPool<'mailed'>()
  useEffect(() => focusField(form.current, 'email'), [])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const address = emailAddress.safeParse(email)
    setFault(address.success ? undefined : fieldErrors(address.error.issues)[''])
    if (!address.success) return focusField(form.current, 'email')
    if (await ask(partner => partner.mailCode(address.data))) onMailed(address.data)
  }
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={event => void submit(event)}>
      <p className={styles.intro}>{t('partner.recoveryIntro')}</p>
      <PartnerNotice doing="recovering" failure={failure} />
      <AddressField value={email} error={fault && fields(fault)} readOnly={busy} onType={setEmail} />
      <SendButton busy={busy}>{t('signUp.send')}</SendButton>
      <div className={styles.others}>
        <p>
          <LinkButton onClick={() => onBack(email)}>{t('partner.back')}</LinkButton>
        </p>
      </div>
    </form>
  )
}
