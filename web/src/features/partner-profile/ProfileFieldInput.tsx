import type { UseFormRegisterReturn } from 'react-hook-form'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { Field } from '#web/src/ui/Field.tsx'
import { TextField } from '#web/src/ui/TextField.tsx'
import { optionalFields, type ProfileField } from './onboarding-form.ts'

const hints = ['expertise', 'experience', 'availability', 'hourlyRate', 'description'] as const

const kinds: Partial<Record<ProfileField, { type: string; autoComplete: string; placeholder?: string }>> = {
  name: { type: 'text', autoComplete: 'name' },
  phone: { type: 'tel', autoComplete: 'tel' },
  portfolio: { type: 'url', autoComplete: 'url', placeholder: 'https://' },
  linkedin: { type: 'url', autoComplete: 'off', placeholder: 'https://' },
  github: { type: 'url', autoComplete: 'off', placeholder: 'https://' },
}

type InputProps = {
  name: ProfileField
  isOptional?: boolean
  error: string | undefined
  readOnly: boolean
  field: UseFormRegisterReturn
}

/** One field of the profile, with its texts. */
export const ProfileFieldInput = ({
  name,
  isOptional = optionalFields.includes(name),
  error,
  readOnly,
  field,
}: InputProps) => {
  const t = usePhrases('partner-onboarding')
  const hint = hints.find(hinted => hinted === name)
  const common = {
    label: t(`fields.${name}`),
    ...(isOptional && { note: t('optional') }),
    hint: hint && t(`hints.${hint}`),
    error,
    required: !isOptional,
    readOnly,
    ...field,
  }
  if (name === 'description') return <TextField rows={6} {...common} />
  return <Field {...(kinds[name] ?? { type: 'text', autoComplete: 'off' })} {...common} />
}
