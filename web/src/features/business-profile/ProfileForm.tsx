import type { BusinessProfile } from '#shared/business-profile/business-profile.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { VersionedForm } from '#web/src/ui/signed-in/VersionedForm.tsx'
import { ProfileField } from './ProfileField.tsx'
import { profileFieldNames } from './profile-fields.ts'
import { useProfileForm } from './use-profile-form.ts'

/** The company's details in a form. */
export const ProfileForm = ({ profile }: { profile: BusinessProfile }) => {
  const t = usePhrases('business')
  const versioned = useProfileForm(profile)
  return (
    <VersionedForm
      title={t('profile.company')}
      versioned={versioned}
      labelOf={name => t(`onboarding.${name}`)}
    >
      {profileFieldNames.map(name => (
        <ProfileField key={name} name={name} form={versioned.form} />
      ))}
    </VersionedForm>
  )
}
