import { type FormEvent, useEffect, useRef, useState } from 'react'
import { emailAddress } from '#shared/contract/email.ts'
import type { FieldErrorCode } from '#shared/contract/errors.ts'
import { fieldErrors } from '#shared/contract/field-errors.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { Field } from '#web/src/ui/Field.tsx'
import styles from '../account-form.module.css'
import { focusField } from '../focus-field.ts'
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
      <Field
        label={t('logIn.email')}
        error={fault && fields(fault)}
        type="email"
        name="email"
        autoComplete="username"
        required
        value={email}
        readOnly={busy}
        onChange={event => setEmail(event.target.value)}
      />
      <Button type="submit" busy={busy}>
        {t('signUp.send')}
      </Button>
      <p className={styles.working} role="status">
        {busy && t('code.working')}
      </p>
      <div className={styles.others}>
        <p>
          <button type="button" className={styles.link} onClick={() => onBack(email)}>
            {t('partner.back')}
          </button>
        </p>
      </div>
    </form>
  )
}
