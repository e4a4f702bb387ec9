import type { ServicePage } from '#shared/services/service-page.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { Band } from '../Band.tsx'
import { DialogButton } from '../layout/DialogButton.tsx'

/** The end of a service's page: an inquiry for this service, or an account to order from. */
export const Closing = ({ service, closing }: { service: string; closing: ServicePage['closing'] }) => {
  const t = usePhrases('service-pages')
  const actions = (
    <>
      <DialogButton opens={{ name: 'booking', tab: 'project', projectTitle: service }}>
        {t('inquire')}
      </DialogButton>
      <DialogButton variant="secondary" opens="business-sign-up">
        {t('signUp')}
      </DialogButton>
    </>
  )
  return <Band id="closing" {...closing} actions={actions} />
}
