import type { UseFormReturn } from 'react-hook-form'
import { fieldErrorCode } from '#shared/contract/field-errors.ts'
import type { PaymentSettings } from '#shared/payment-settings/payment-settings.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { Field } from '#web/src/ui/Field.tsx'
import { useFieldMessage } from '#web/src/ui/forms/use-field-message.ts'
import { lengthFault, type PaymentField, type PaymentValues } from './payment-form.ts'

const usePaymentMessage = (field: PaymentField) => {
  const t = usePhrases('payment-settings')
  const messageOf = useFieldMessage()
  return (error: { message?: string | undefined } | undefined): string | undefined => {
    const fault = error && lengthFault(field, fieldErrorCode(error.message))
    return fault ? t(`lengths.${fault}`) : messageOf(error)
  }
}

type InputProps = {
  name: PaymentField
  form: UseFormReturn<PaymentValues>
  settings: PaymentSettings | null
}

/** One field of the payment settings. A stored number is masked and has to be entered again. */
export const PaymentFieldInput = ({ name, form, settings }: InputProps) => {
  const t = usePhrases('payment-settings')
  const messageOf = usePaymentMessage(name)
  const { errors, isSubmitting } = form.formState
  const isNumber = name === 'clearingNumber' || name === 'bankAccount'
  const hint = isNumber && (settings ? t('writeAgain', { masked: settings[name] }) : t(`hints.${name}`))
  return (
    <Field
      label={t(`fields.${name}`)}
      hint={hint || undefined}
      error={messageOf(errors[name])}
      type="text"
      inputMode={isNumber ? 'numeric' : undefined}
      autoComplete={name === 'accountHolder' ? 'name' : 'off'}
      spellCheck={false}
      required
      readOnly={isSubmitting}
      {...form.register(name)}
    />
  )
}
