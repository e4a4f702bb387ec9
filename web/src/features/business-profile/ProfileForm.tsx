import type { BusinessProfile } from '#shared/business-profile/business-profile.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { MergeDialog } from '#web/src/ui/signed-in/MergeDialog.tsx'
import { UnsavedChanges } from '#web/src/ui/signed-in/UnsavedChanges.tsx'
import { ProfileField } from './ProfileField.tsx'
import styles from './profile.module.css'
import { profileFieldNames } from './profile-fields.ts'
import { useProfileForm } from './use-profile-form.ts'

/** The company's details, to be changed. What was typed survives a failed save and somebody else's. */
export const ProfileForm = ({ profile }: { profile: BusinessProfile }) => {
  const t = usePhrases('business')
  const { form, save, undo, conflict, merge, putOff } = useProfileForm(profile)
  const { isSubmitting, isDirty } = form.formState
  return (
    <>
      <form
        className={styles.form}
        noValidate
        aria-labelledby="company"
        onSubmit={event => {
          event.preventDefault()
          if (!isSubmitting) void save()
        }}
      >
        <h2 id="company" className={styles.title}>
          {t('profile.company')}
        </h2>
        {profileFieldNames.map(name => (
          <ProfileField key={name} name={name} form={form} />
        ))}
        <div className={styles.ways}>
          <Button type="submit" busy={isSubmitting}>
            {t('profile.edit')}
          </Button>
          {isDirty && (
            <Button look="secondary" disabled={isSubmitting} onClick={undo}>
              {t('profile.undo')}
            </Button>
          )}
        </div>
      </form>
      {isDirty && <UnsavedChanges />}
      {conflict && (
        <MergeDialog
          fields={conflict.fields.map(name => ({
            name,
            label: t(`onboarding.${name}`),
            typed: conflict.typed[name],
            stored: conflict.stored[name],
          }))}
          busy={isSubmitting}
          onMerge={merge}
          onClose={putOff}
        />
      )}
    </>
  )
}
