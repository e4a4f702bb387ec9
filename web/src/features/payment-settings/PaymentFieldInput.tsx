import type { UseFormReturn } from 'react-hook-form'
import { fieldErrorCodes } from '#shared/contract/errors.ts'
import type { PaymentSettings } from '#shared/payment-settings/payment-settings.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { Field } from '#web/src/ui/Field.tsx'
import { lengthFault, type PaymentField, type PaymentValues } from './payment-form.ts'

const useErrorWords = (field: PaymentField) => {
  const t = usePhrases('payment-settings')
  const words = usePhrases('fields')
  return (message: string | undefined): string => {
    const code = fieldErrorCodes.find(known => known === message) ?? 'invalid'
    const fault = lengthFault(field, code)
    return fault ? t(`lengths.${fault}`) : words(code)
  }
}

type InputProps = {
  name: PaymentField
  form: UseFormReturn<PaymentValues>
  settings: PaymentSettings | null
}

/** One field of the payment settings. A number that is stored is masked, and has to be written again. */
export const PaymentFieldInput = ({ name, form, settings }: InputProps) => {
  const t = usePhrases('payment-settings')
  const say = useErrorWords(name)
  const { errors, isSubmitting } = form.formState
  const isNumber = name === 'clearingNumber' || name === 'bankAccount'
  const hint = isNumber && (settings ? t('writeAgain', { masked: settings[name] }) : t(`hints.${name}`))
  return (
    <Field
      label={t(`fields.${name}`)}
      hint={hint || undefined}
      error={errors[name] && say(errors[name].message)}
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
