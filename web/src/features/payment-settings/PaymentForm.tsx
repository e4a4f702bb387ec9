import type { ReactNode } from 'react'
import type { PaymentSettings } from '#shared/payment-settings/payment-settings.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { UnsavedChanges } from '#web/src/ui/signed-in/UnsavedChanges.tsx'
import { PaymentFieldInput } from './PaymentFieldInput.tsx'
import styles from './payment.module.css'
import { paymentFieldNames } from './payment-form.ts'
import { type Saved, usePaymentForm } from './use-payment-form.ts'

/** A step that belongs to the account: over when it calls `onDone`, given up when it calls `onClose`. */
type AccountStep = (step: { onDone: () => void; onClose: () => void }) => ReactNode

export type AccountSteps = { verifyEmail: AccountStep; signInAgain: AccountStep }

type FormProps = AccountSteps & {
  settings: PaymentSettings | null
  emailVerified: boolean
  onVerified: () => void
  onSaved: (saved: Saved) => void
  /** Nothing where there is nothing to go back to. */
  onCancel: (() => void) | undefined
}

/** Where the money goes, to be filled in. What stands in the way of saving is settled over it. */
export const PaymentForm = ({ settings, emailVerified, onSaved, onCancel, ...rest }: FormProps) => {
  const t = usePhrases('payment-settings')
  const { form, save, hindrance, setHindrance } = usePaymentForm(settings, onSaved)
  const { isSubmitting, isDirty } = form.formState
  const { onVerified, verifyEmail, signInAgain } = rest
  const goOn = () => {
    setHindrance(undefined)
    void save()
  }
  const close = () => setHindrance(undefined)
  const verified = () => {
    onVerified()
    goOn()
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
        <div className={styles.ways}>
          <Button type="submit" busy={isSubmitting}>
            {t(emailVerified ? 'save' : 'verifyAndSave')}
          </Button>
          {onCancel && (
            <Button look="secondary" disabled={isSubmitting} onClick={onCancel}>
              {t('cancel')}
            </Button>
          )}
        </div>
      </form>
      {isDirty && <UnsavedChanges />}
      {hindrance === 'email_not_verified' && verifyEmail({ onDone: verified, onClose: close })}
      {hindrance === 'sign_in_too_old' && signInAgain({ onDone: goOn, onClose: close })}
    </>
  )
}
