import type { ReactNode } from 'react'
import type { PaymentSettings } from '#shared/payment-settings/payment-settings.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { FormActions } from '#web/src/ui/forms/FormActions.tsx'
import { UnsavedChanges } from '#web/src/ui/signed-in/UnsavedChanges.tsx'
import { PaymentFieldInput } from './PaymentFieldInput.tsx'
import styles from './payment.module.css'
import { paymentFieldNames } from './payment-form.ts'
import { type Saved, usePaymentForm } from './use-payment-form.ts'

/** A dialog for the account: it calls `onDone` on success and `onClose` if it is cancelled. */
type AccountStep = (step: { onDone: () => void; onClose: () => void }) => ReactNode

export type AccountSteps = { verifyEmail: AccountStep; signInAgain: AccountStep }

type FormProps = AccountSteps & {
  settings: PaymentSettings | null
  emailVerified: boolean
  onVerified: () => void
  onSaved: (saved: Saved) => void
  /** Undefined if there is nothing to go back to. */
  onCancel: (() => void) | undefined
}

/** The form of the payment settings. If something prevents saving, a dialog over it resolves that. */
export const PaymentForm = ({ settings, emailVerified, onSaved, onCancel, ...rest }: FormProps) => {
  const t = usePhrases('payment-settings')
  const { form, save, obstacle, setObstacle } = usePaymentForm(settings, onSaved)
  const { isSubmitting, isDirty } = form.formState
  const { onVerified, verifyEmail, signInAgain } = rest
  const close = () => setObstacle(undefined)
  const saveAgain = () => {
    close()
    void save()
  }
  const verified = () => {
    onVerified()
    saveAgain()
  }
  return (
    <>
      <form
        className={styles.form}
        noValidate
        aria-labelledby="payment"
        onSubmit={event => {
          event.preventDefault()
          if (!isSubmitting) void save()
        }}
      >
        {paymentFieldNames.map(name => (
          <PaymentFieldInput key={name} name={name} form={form} settings={settings} />
        ))}
        {!emailVerified && <p className={styles.note}>{t('verifyFirst')}</p>}
        <FormActions
          className={styles.actions}
          submit={t(emailVerified ? 'save' : 'verifyAndSave')}
          busy={isSubmitting}
        >
          {onCancel && (
            <Button variant="secondary" disabled={isSubmitting} onClick={onCancel}>
              {t('cancel')}
            </Button>
          )}
        </FormActions>
      </form>
      {isDirty && <UnsavedChanges />}
      {obstacle === 'email_not_verified' && verifyEmail({ onDone: verified, onClose: close })}
      {obstacle === 'sign_in_too_old' && signInAgain({ onDone: saveAgain, onClose: close })}
    </>
  )
}
