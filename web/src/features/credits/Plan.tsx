import { type ReactNode, useState } from 'react'
import { type AccountPlan, changePlan, regretPlanNotice } from '#shared/credits/account-plan.ts'
import { vatPercent, withVatOre } from '#shared/credits/vat.ts'
import { percent } from '#shared/figures.ts'
import { call } from '#web/src/platform/api.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import { useMayCall } from '#web/src/platform/member-role.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { kronorOf } from '#web/src/ui/money.ts'
import { useDayFormats } from '#web/src/ui/use-day-formats.ts'
import { useHeldFocus } from '#web/src/ui/use-held-focus.ts'
import { ChangePlanDialog } from './ChangePlanDialog.tsx'
import styles from './Plan.module.css'
import { PlanNoticeDialog } from './PlanNoticeDialog.tsx'
import { useOwnChange } from './use-own-change.ts'

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

const NextOrder = ({ plan: { credits, priceOre, nextOrderOn } }: { plan: AccountPlan }) => {
  const t = usePhrases('credits')
  const language = useLanguage()
  const { day } = useDayFormats()
  if (!nextOrderOn) return <Fact name={t('plan.next')}>{t('plan.noMore')}</Fact>
  const price = kronorOf(priceOre, language)
  const withVat = kronorOf(withVatOre(priceOre), language)
  return (
    <>
      <Fact name={t('plan.credits')}>{t('plan.perMonth', { count: credits })}</Fact>
      <Fact name={t('plan.next')}>
        <time dateTime={nextOrderOn}>{day(nextOrderOn)}</time>
      </Fact>
      <Fact name={t('plan.price')}>
        {t('plan.priceText', { price, withVat, percent: percent(vatPercent, language) })}
      </Fact>
    </>
  )
}

const Regret = () => {
  const t = usePhrases('credits')
  const { isBusy, send } = useOwnChange(t('plan.failed'))
  const regret = () => void send(() => call(regretPlanNotice, {}), { title: t('plan.regretted') })
  return (
    <Button variant="secondary" busy={isBusy} onClick={regret}>
      {t('plan.regret')}
    </Button>
  )
}

type ActionsProps = { plan: AccountPlan; onOpen: (dialog: 'change' | 'notice') => void }

const Actions = ({ plan: { state, noticeBy }, onOpen }: ActionsProps) => {
  const t = usePhrases('credits')
  if (!useMayCall()(changePlan)) return null
  if (state === 'notice') return noticeBy === 'business' ? <Regret /> : null
  return (
    <>
      <Button variant="secondary" onClick={() => onOpen('change')}>
        {t('plan.change')}
      </Button>
      <Button variant="quiet" onClick={() => onOpen('notice')}>
        {t('plan.give')}
      </Button>
    </>
  )
}

const Ending = ({ plan: { endsOn, ifNoticeNow, reason } }: { plan: AccountPlan }) => {
  const t = usePhrases('credits')
  const { day } = useDayFormats()
  if (ifNoticeNow)
    return <Fact name={t('plan.notice')}>{t('plan.noticeText', { day: day(ifNoticeNow.endsOn) })}</Fact>
  if (!endsOn) return null
  return (
    <Fact name={t('plan.ends')}>
      <time dateTime={endsOn}>{day(endsOn)}</time>
      {reason && <span className={styles.reason}>{t('plan.reason', { reason })}</span>}
    </Fact>
  )
}

/** A monthly plan: what comes when, what it costs, and how it is changed and ended. */
export const Plan = ({ plan }: { plan: AccountPlan }) => {
  const t = usePhrases('credits')
  const { day } = useDayFormats()
  const [dialog, setDialog] = useState<'change' | 'notice'>()
  const close = () => setDialog(undefined)
  const held = useHeldFocus<HTMLDivElement>()
  if (plan.state === 'ended')
    return <p className={styles.told}>{t('plan.ended', { day: day(plan.endsOn ?? plan.startedOn) })}</p>
  return (
    <div {...held} className={styles.plan} tabIndex={-1}>
      <dl className={styles.facts}>
        <NextOrder plan={plan} />
        <Ending plan={plan} />
      </dl>
      {plan.state === 'active' && <p className={styles.told}>{t('plan.told')}</p>}
      <div className={styles.actions}>
        <Actions plan={plan} onOpen={setDialog} />
      </div>
      {dialog === 'change' && <ChangePlanDialog plan={plan} onClose={close} />}
      {dialog === 'notice' && <PlanNoticeDialog plan={plan} onClose={close} />}
    </div>
  )
}
