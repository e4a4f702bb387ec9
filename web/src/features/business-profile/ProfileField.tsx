import type { FieldError, UseFormReturn } from 'react-hook-form'
import { type FieldErrorCode, fieldErrorCodes } from '#shared/contract/errors.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { Field } from '#web/src/ui/Field.tsx'
import type { ProfileFieldName, ProfileValues } from './profile-fields.ts'

const autoComplete: Record<ProfileFieldName, string> = {
  companyName: 'organization',
  organizationNumber: 'off',
  contactPerson: 'name',
  phone: 'tel',
  address: 'street-address',
}
const required: readonly ProfileFieldName[] = ['companyName', 'contactPerson']

const errorCode = (error: FieldError): FieldErrorCode =>
  fieldErrorCodes.find(code => code === error.message) ?? 'invalid'

type FieldProps = { name: ProfileFieldName; form: UseFormReturn<ProfileValues> }

/** One field of a company's profile, with its words. */
export const ProfileField = ({ name, form }: FieldProps) => {
  const t = usePhrases('business')
  const words = usePhrases('fields')
  const { errors, isSubmitting } = form.formState
  const error = errors[name]
  return (
    <Field
      label={t(`onboarding.${name}`)}
      note={required.includes(name) ? undefined : t('onboarding.optional')}
      hint={name === 'organizationNumber' ? t('onboarding.organizationNumberHint') : undefined}
      error={error && words(errorCode(error))}
      type={name === 'phone' ? 'tel' : 'text'}
      autoComplete={autoComplete[name]}
      required={required.includes(name)}
      readOnly={isSubmitting}
      {...form.register(name)}
    />
  )
}
