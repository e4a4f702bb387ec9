import type { PartnerProfile } from '#shared/partner-profile/partner-profile.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { useFieldMessage } from '#web/src/ui/forms/use-field-message.ts'
import { VersionedForm } from '#web/src/ui/signed-in/VersionedForm.tsx'
import { ProfileFieldInput } from './ProfileFieldInput.tsx'
import { profileFieldNames, requiredFields } from './profile-edit.ts'
import { useProfileForm } from './use-profile-form.ts'

/** The partner's profile as clients see it, in a form. */
export const ProfileForm = ({ profile }: { profile: PartnerProfile }) => {
  const t = usePhrases('partner-profile')
  const labels = usePhrases('partner-onboarding')
  const messageOf = useFieldMessage()
  const versioned = useProfileForm(profile)
  const { errors, isSubmitting } = versioned.form.formState
  return (
    <VersionedForm title={t('about')} versioned={versioned} labelOf={name => labels(`fields.${name}`)}>
      {profileFieldNames.map(name => (
        <ProfileFieldInput
          key={name}
          name={name}
          isOptional={!requiredFields.includes(name)}
          error={messageOf(errors[name])}
          readOnly={isSubmitting}
          field={versioned.form.register(name)}
        />
      ))}
    </VersionedForm>
  )
}
