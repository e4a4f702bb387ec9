import { zodResolver } from '@hookform/resolvers/zod'
import type { Resolver } from 'react-hook-form'
import type { BusinessProfile } from '#shared/business-profile/business-profile.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import { useVersionedForm } from '#web/src/ui/signed-in/use-versioned-form.ts'
import { toast } from '#web/src/ui/toast-store.ts'
import { type ProfileValues, profileFieldNames, profileFields } from './profile-fields.ts'
import { useUpdateProfile } from './use-update-profile.ts'

/** The company's profile in a form; changes saved by somebody else in the meantime are merged by hand. */
export const useProfileForm = (profile: BusinessProfile) => {
  const t = usePhrases('business')
  const language = useLanguage()
  const update = useUpdateProfile()
  return useVersionedForm<ProfileValues, BusinessProfile>({
    stored: profile,
    resolver: zodResolver(profileFields) as Resolver<ProfileValues>,
    names: profileFieldNames,
    save: (typed, version) => update({ ...typed, language, version }),
    onSaved: () => toast({ tone: 'success', title: t('profile.updated'), text: t('profile.updatedText') }),
    onFailed: error => {
      console.error('The business profile could not be saved', error)
      toast({ tone: 'error', title: t('profile.failedTitle'), text: t('profile.failed') })
    },
  })
}
