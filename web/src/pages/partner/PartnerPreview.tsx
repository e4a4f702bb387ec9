import { useQuery } from '@tanstack/react-query'
import { getShownPartner } from '#shared/partner-profile/facts.ts'
import { call } from '#web/src/platform/api.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { useSession } from '#web/src/platform/sessions-hooks.ts'
import { Dialog } from '#web/src/ui/Dialog.tsx'
import { ShownPartnerCard } from '#web/src/ui/partner/ShownPartnerCard.tsx'
import { FailedLoad } from '../signed-in/FailedLoad.tsx'
import { Skeleton } from '../signed-in/Waiting.tsx'

/** The partner as businesses see them: fetched when it is opened, since a form may have been saved since. */
export const PartnerPreview = ({ onClose }: { onClose: () => void }) => {
  const t = usePhrases('partner-facts')
  const session = useSession()
  const shown = useQuery({
    queryKey: ['partner', session?.userId, 'shown'],
    queryFn: ({ signal }) => call(getShownPartner, {}, { signal, retry: false, fresh: true }),
    gcTime: 0,
  })
  return (
    <Dialog wide title={t('preview.title')} onClose={onClose}>
      <p>{t('preview.intro')}</p>
      {shown.isPending && <Skeleton />}
      {shown.isError && (
        <FailedLoad error={shown.error} retrying={shown.isFetching} onRetry={() => void shown.refetch()} />
      )}
      {shown.data && <ShownPartnerCard partner={shown.data} isOpen />}
    </Dialog>
  )
}
