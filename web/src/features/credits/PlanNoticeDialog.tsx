import { type AccountPlan, givePlanNotice } from '#shared/credits/account-plan.ts'
import { call } from '#web/src/platform/api.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { Dialog } from '#web/src/ui/Dialog.tsx'
import { useDayFormats } from '#web/src/ui/use-day-formats.ts'
import styles from './CancelOrderDialog.module.css'
import { useOwnChange } from './use-own-change.ts'

type NoticeProps = { plan: AccountPlan; onClose: () => void }

const Coming = ({ orderDays }: { orderDays: readonly string[] }) => {
  const t = usePhrases('credits')
  const language = useLanguage()
  const { day } = useDayFormats()
  if (orderDays.length === 0) return <p>{t('plan.noticeDialog.none')}</p>
  const days = new Intl.ListFormat(language).format(orderDays.map(day))
  return <p>{t('plan.noticeDialog.orders', { count: orderDays.length, days })}</p>
}

/** Shows when a plan would end, and what would still be ordered, before notice is given. */
export const PlanNoticeDialog = ({ plan: { ifNoticeNow }, onClose }: NoticeProps) => {
  const t = usePhrases('credits')
  const { day } = useDayFormats()
  const { isBusy, send } = useOwnChange(t('plan.failed'))
  const { endsOn, orderDays } = ifNoticeNow ?? { endsOn: '', orderDays: [] }
  // Another tab has given notice in the meantime.
  if (!endsOn) return null
  const give = async () => {
    const done = {
      title: t('plan.noticeDialog.done'),
      text: t('plan.noticeDialog.doneText', { day: day(endsOn) }),
    }
    await send(() => call(givePlanNotice, { body: { endsOn } }), done)
    onClose()
  }
  return (
    <Dialog title={t('plan.noticeDialog.title')} onClose={onClose}>
      <p>{t('plan.noticeDialog.text', { day: day(endsOn) })}</p>
      <Coming orderDays={orderDays} />
      <p>{t('plan.noticeDialog.regret')}</p>
      <div className={styles.actions}>
        <Button busy={isBusy} onClick={() => void give()}>
          {t('plan.noticeDialog.submit')}
        </Button>
        <Button variant="secondary" disabled={isBusy} onClick={onClose}>
          {t('plan.noticeDialog.keep')}
        </Button>
      </div>
      <p className="visually-hidden" role="status">
        {isBusy && t('plan.noticeDialog.working')}
      </p>
    </Dialog>
  )
}
