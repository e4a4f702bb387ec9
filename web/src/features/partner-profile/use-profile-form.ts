import { zodResolver } from '@hookform/resolvers/zod'
import type { Resolver } from 'react-hook-form'
import type { PartnerProfile } from '#shared/partner-profile/partner-profile.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import { useVersionedForm } from '#web/src/ui/signed-in/use-versioned-form.ts'
import { toast } from '#web/src/ui/toast-store.ts'
import { type ProfileValues, profileFieldNames, profileFields } from './profile-edit.ts'
import { useUpdateProfile } from './use-update-profile.ts'

/** The partner's profile in a form; changes saved by another window in the meantime are merged by hand. */
export const useProfileForm = (profile: PartnerProfile) => {
  const t = usePhrases('partner-profile')
  const language = useLanguage()
  const update = useUpdateProfile()
  return useVersionedForm<ProfileValues, PartnerProfile>({
    stored: profile,
    resolver: zodResolver(profileFields) as Resolver<ProfileValues>,
    names: profileFieldNames,
    save: (typed, version) => update({ ...typed, language, version }),
    onSaved: () => toast({ tone: 'success', title: t('updated'), text: t('updatedText') }),
    onFailed: error => {
      console.error('The partner profile could not be saved', error)
      toast({ tone: 'error', title: t('failedTitle'), text: t('failed') })
    },
  })
}
