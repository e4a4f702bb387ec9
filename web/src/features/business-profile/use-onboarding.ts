import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import type { Resolver } from 'react-hook-form'
import { brand } from '#shared/brand.ts'
import { ApiError } from '#web/src/platform/api-error.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import { useTerms } from '#web/src/platform/use-terms.ts'
import { useSteppedForm } from '#web/src/ui/signed-in/use-stepped-form.ts'
import { toast } from '#web/src/ui/toast-store.ts'
import { onboardingSteps } from './onboarding-form.ts'
import { emptyProfile, type ProfileValues, profileFields } from './profile-fields.ts'
import { useCreateProfile } from './use-create-profile.ts'

type Asked = {
  /** Called if there is a profile already. */
  onExists: () => void
  /** Whether somebody who has entered this number goes on with a company of their own. */
  mayGoOn: (organizationNumber: string) => Promise<boolean>
}

/** The form of a new business, which creates the profile. */
export const useOnboarding = ({ onExists, mayGoOn }: Asked) => {
  const t = usePhrases('business')
  const language = useLanguage()
  const create = useCreateProfile()
  const terms = useTerms()
  const stepped = useSteppedForm({
    name: 'business-onboarding',
    steps: onboardingSteps,
    empty: emptyProfile,
    resolver: zodResolver(profileFields) as Resolver<ProfileValues>,
  })
  const { form, isLast, forget, next, showRefusal } = stepped

  const showFailure = (error: unknown) => {
    if (error instanceof ApiError && error.code === 'profile_exists') {
      forget()
      return onExists()
    }
    if (terms.showNewVersion(error)) return
    console.error('The business profile could not be created', error)
    toast({ tone: 'error', title: t('onboarding.failedTitle'), text: t('onboarding.failed') })
    showRefusal(error)
  }
  const send = form.handleSubmit(async values => {
    try {
      await create({ ...values, termsVersion: terms.version, language })
      forget()
      const title = t('onboarding.welcome', { brand: brand.name })
      toast({ tone: 'success', title, text: t('onboarding.created') })
    } catch (error) {
      showFailure(error)
    }
  })
  const [isAsking, setAsking] = useState(false)
  const goOn = async () => {
    setAsking(true)
    await next(() => mayGoOn(form.getValues('organizationNumber') ?? ''))
    setAsking(false)
  }
  const isBusy = isAsking || form.formState.isSubmitting
  const submit = () => {
    if (!isBusy) void (isLast ? send() : goOn())
  }
  return { ...stepped, submit, terms, isBusy }
}
