import type { ReactNode } from 'react'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { Field } from '#web/src/ui/Field.tsx'

type AddressFieldProps = {
  value: string
  error: ReactNode
  readOnly: boolean
  onType: (address: string) => void
}

/** The address of an account, as password managers expect it. */
export const AddressField = ({ onType, ...field }: AddressFieldProps) => {
  const t = usePhrases('accounts')
  return (
    <Field
      {...field}
      label={t('logIn.email')}
      type="email"
      name="email"
      autoComplete="username"
      required
      onChange={event => onType(event.target.value)}
    />
  )
}
