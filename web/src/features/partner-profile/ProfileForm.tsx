import { type FieldErrorCode, fieldErrorCodes } from '#shared/contract/errors.ts'
import type { PartnerProfile } from '#shared/partner-profile/partner-profile.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { MergeDialog } from '#web/src/ui/signed-in/MergeDialog.tsx'
import { UnsavedChanges } from '#web/src/ui/signed-in/UnsavedChanges.tsx'
import { ProfileFieldInput } from './ProfileFieldInput.tsx'
import styles from './ProfileForm.module.css'
import { profileFieldNames, requiredFields } from './profile-edit.ts'
import { useProfileForm } from './use-profile-form.ts'

const codeOf = (message: string | undefined): FieldErrorCode =>
  fieldErrorCodes.find(code => code === message) ?? 'invalid'

/** What clients get to know of a partner, to be changed. What was typed survives a failed save and another's. */
export const ProfileForm = ({ profile }: { profile: PartnerProfile }) => {
  const t = usePhrases('partner-profile')
  const labels = usePhrases('partner-onboarding')
  const words = usePhrases('fields')
  const { form, save, undo, conflict, merge, putOff } = useProfileForm(profile)
  const { errors, isSubmitting, isDirty } = form.formState
  return (
    <>
      <form
        className={styles.form}
        noValidate
        aria-labelledby="about-you"
        onSubmit={event => {
          event.preventDefault()
          if (!isSubmitting) void save()
        }}
      >
        <h2 id="about-you" className={styles.title}>
          {t('about')}
        </h2>
        {profileFieldNames.map(name => (
          <ProfileFieldInput
            key={name}
            name={name}
            isOptional={!requiredFields.includes(name)}
            error={errors[name] && words(codeOf(errors[name].message))}
            readOnly={isSubmitting}
            field={form.register(name)}
          />
        ))}
        <div className={styles.ways}>
          <Button type="submit" busy={isSubmitting}>
            {t('save')}
          </Button>
          {isDirty && (
            <Button look="secondary" disabled={isSubmitting} onClick={undo}>
              {t('undo')}
            </Button>
          )}
        </div>
      </form>
      {isDirty && <UnsavedChanges />}
      {conflict && (
        <MergeDialog
          fields={conflict.fields.map(name => ({
            name,
            label: labels(`fields.${name as (typeof profileFieldNames)[number]}`),
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
