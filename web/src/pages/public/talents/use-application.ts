import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { openDialog } from '#web/src/platform/dialogs.ts'
import { useI18n, usePhrases } from '#web/src/platform/i18n.ts'
import { toast } from '#web/src/ui/toast-store.ts'
import { loadDialog } from '../layout/load-dialog.ts'

/** The query that opens the sign-up; web/src/before/load-on-intent.ts loads the app at once for it. */
const parameter = 'apply'

/**
 * `?apply=true` opens the partner sign-up. The query is removed first, so that neither a reload nor going back opens
 * it again.
 */
export const useApplication = (): void => {
  const t = usePhrases('site')
  const i18n = useI18n()
  const navigate = useNavigate()
  const { search, hash } = useLocation()
  const rest = new URLSearchParams(search)
  const isAsked = rest.get(parameter) === 'true'
  rest.delete(parameter)
  const cleared = String(rest)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once each time that it is asked for
  useEffect(() => {
    if (!isAsked) return
    void navigate({ search: cleared, hash }, { replace: true })
    loadDialog({ name: 'partner-sign-up' }, i18n)
      .then(() => openDialog('partner-sign-up'))
      .catch(() => toast({ tone: 'error', title: t('dialogFailed.title'), text: t('dialogFailed.text') }))
  }, [isAsked])
}
