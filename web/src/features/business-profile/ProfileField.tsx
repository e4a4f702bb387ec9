import type { UseFormReturn } from 'react-hook-form'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { Field } from '#web/src/ui/Field.tsx'
import { useFieldMessage } from '#web/src/ui/forms/use-field-message.ts'
import type { ProfileFieldName, ProfileValues } from './profile-fields.ts'

const autoComplete: Record<ProfileFieldName, string> = {
  companyName: 'organization',
  organizationNumber: 'off',
  contactPerson: 'name',
  phone: 'tel',
  address: 'street-address',
}
const required: readonly ProfileFieldName[] = ['companyName', 'contactPerson']

type FieldProps = { name: ProfileFieldName; form: UseFormReturn<ProfileValues> }

/** One field of a company's profile, with its texts. */
export const ProfileField = ({ name, form }: FieldProps) => {
  const t = usePhrases('business')
  const messageOf = useFieldMessage()
  const { errors, isSubmitting } = form.formState
  return (
    <Field
      label={t(`onboarding.${name}`)}
      note={required.includes(name) ? undefined : t('onboarding.optional')}
      hint={name === 'organizationNumber' ? t('onboarding.organizationNumberHint') : undefined}
      error={messageOf(errors[name])}
      type={name === 'phone' ? 'tel' : 'text'}
      autoComplete={autoComplete[name]}
      required={required.includes(name)}
      readOnly={isSubmitting}
      {...form.register(name)}
    />
  )
}
