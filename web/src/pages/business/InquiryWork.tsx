import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { listWork } from '#shared/reports/business-reports.ts'
import styles from '#web/src/features/reports/reports.module.css'
import { call } from '#web/src/platform/api.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { useSession } from '#web/src/platform/sessions-hooks.ts'

const useInquiryWork = (inquiryId: string) => {
  const userId = useSession()?.userId
  return useQuery({
    queryKey: ['business', userId, 'work', inquiryId],
    queryFn: ({ signal }) => call(listWork, { params: { id: inquiryId } }, { signal, retry: false }),
    refetchOnWindowFocus: 'always',
    enabled: userId !== undefined,
  })
}

/** Leads to the time reports or milestones of those who work on an inquiry; nothing if nobody reports here. */
const InquiryWork = ({ inquiryId }: { inquiryId: string }) => {
  const t = usePhrases('reports')
  const { data, isError } = useInquiryWork(inquiryId)
  if (isError) return <p role="alert">{t('workFailed')}</p>
  if (!data || data.items.length === 0) return null
  return (
    <ul className={styles.work} aria-label={t('work')}>
      {data.items.map(({ id, partnerId, partnerName, isFixed, waiting }) => (
        <li key={id}>
          <Link to={`/business/dashboard/inquiries/${partnerId}/${id}`}>
            {t(isFixed ? 'milestones.see' : 'see', { name: partnerName })}
          </Link>
          {waiting > 0 && <strong className={styles.waiting}>{t('waiting', { count: waiting })}</strong>}
        </li>
      ))}
    </ul>
  )
}

export default InquiryWork
