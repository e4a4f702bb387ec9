import { ApiError } from '#web/src/platform/api-error.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { toast } from '#web/src/ui/toast-store.ts'

/** Toasts for every outcome of a submission, in the texts of the specification. */
export const useOnboardingToasts = () => {
  const t = usePhrases('partner-onboarding')
  const errors = usePhrases('errors')

  const messageOf = (error: unknown): string => {
    if (!(error instanceof ApiError)) return errors('internal')
    // The account has no role record any more, so nobody can be registered.
    if (error.code === 'not_found') return t('noUser')
    if (error.code === 'request_in_flight') return t('inProgress')
    const reference = error.code === 'internal' && error.requestId
    return errors(error.code) + (reference ? ` ${t('reference', { id: reference })}` : '')
  }
  return {
    registered: () => toast({ tone: 'success', title: t('registered'), text: t('registeredText') }),
    exists: () => toast({ tone: 'success', title: t('exists'), text: t('existsText') }),
    unverified: () => toast({ tone: 'error', title: t('failed'), text: t('unverified') }),
    wrongAnswer: () => toast({ tone: 'error', title: t('check.wrong'), text: t('check.wrongText') }),
    expiredCheck: () => toast({ tone: 'error', title: t('check.expired'), text: t('check.expiredText') }),
    failed: (error: unknown) => toast({ tone: 'error', title: t('failed'), text: messageOf(error) }),
  }
}
