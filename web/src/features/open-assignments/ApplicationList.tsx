import { useRef, useState } from 'react'
import type { Application } from '#shared/open-assignments/applications.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { Paging } from '#web/src/ui/Paging.tsx'
import { useDayFormats } from '#web/src/ui/use-day-formats.ts'
import styles from './ApplicationList.module.css'
import type { Applications } from './use-applications.ts'
import { WithdrawDialog } from './WithdrawDialog.tsx'
import { WordsButton } from './WordsButton.tsx'

/** The progress of one application: sent, and decided. */
const Way = ({ application: { state, appliedAt } }: { application: Application }) => {
  const t = usePhrases('open-assignments')
  const { day } = useDayFormats()
  return (
    <ol className={styles.way} data-state={state}>
      <li>{t('applications.sent', { day: day(appliedAt) })}</li>
      <li aria-current={state === 'sent' ? 'step' : undefined}>
        {t(state === 'sent' ? 'applications.waiting' : `applications.${state}`)}
      </li>
    </ol>
  )
}

/** Why it was declined; nothing for a decline from before reasons were stored. */
const Reason = ({ application: { declineReason, declinedWith } }: { application: Application }) => {
  const t = usePhrases('open-assignments')
  const reason = declineReason ?? (declinedWith && t(`applications.declinedWith.${declinedWith}`))
  return reason ? <p className={styles.reason}>{reason}</p> : null
}

type ListProps = { applications: NonNullable<Applications['data']>; paging: Applications }

/** The partner's own applications with their progress; an undecided one can be withdrawn. */
export const ApplicationList = ({ applications, paging }: ListProps) => {
  const t = usePhrases('open-assignments')
  const [withdrawn, setWithdrawn] = useState<Application>()
  const list = useRef<HTMLDivElement>(null)
  const items = applications.pages.flatMap(page => page.items)
  return (
    <div ref={list} tabIndex={-1} className={styles.applications}>
      {items.length === 0 && <p className={styles.none}>{t('applications.none')}</p>}
      <ul className={styles.list}>
        {items.map(application => (
          <li key={application.id} className={styles.application}>
            <h3 className={styles.title}>{application.title}</h3>
            <p className={styles.client}>{application.clientCompany}</p>
            <Way application={application} />
            <Reason application={application} />
            {application.state === 'sent' && <WordsButton application={application} />}
            {application.state === 'sent' && (
              <Button
                variant="quiet"
                small
                aria-label={t('withdrawLabel', { title: application.title })}
                onClick={() => setWithdrawn(application)}
              >
                {t('withdraw')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {paging.hasNextPage && (
        <Paging
          shown={t('shownOfMore', { number: items.length })}
          more={t('more')}
          hasMore
          busy={paging.isFetchingNextPage}
          failed={paging.isFetchNextPageError && t('moreFailed')}
          onMore={() => void paging.fetchNextPage()}
        />
      )}
      {withdrawn && (
        <WithdrawDialog
          application={withdrawn}
          onClose={() => setWithdrawn(undefined)}
          // Its row is about to disappear, and with it the button that would get the focus back.
          onWithdrawn={() => requestAnimationFrame(() => list.current?.focus())}
        />
      )}
    </div>
  )
}
