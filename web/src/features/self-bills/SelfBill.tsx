import { brand } from '#shared/brand.ts'
import { figureOf } from '#shared/figures.ts'
import type { ShownPayout } from '#shared/self-bills/partner-self-bills.ts'
import type { ShownSelfBill } from '#shared/self-bills/self-bill.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import { exactKronor } from '#web/src/ui/money.ts'
import { Split } from '#web/src/ui/signed-in/Split.tsx'
import { useDayFormats } from '#web/src/ui/use-day-formats.ts'
import { useHeldFocus } from '#web/src/ui/use-held-focus.ts'
import { useMoment } from '#web/src/ui/use-moment.ts'
import { AnswerForm } from './AnswerForm.tsx'
import { BillFiles } from './BillFiles.tsx'
import styles from './self-bills.module.css'

/** What a self-bill says, as label and value. */
const useRows = (bill: ShownSelfBill): readonly (readonly [label: string, value: string | null])[] => {
  const t = usePhrases('self-bills')
  const language = useLanguage()
  const { day } = useDayFormats()
  const amount = (ore: number) => exactKronor(ore, language)
  const { name, issuedOn, dueOn, corrects, hours, milestones, vatPercent } = bill
  return [
    [t('rows.name'), name],
    [t('rows.issuedOn'), issuedOn && day(issuedOn)],
    [t('rows.corrects'), corrects && t('corrected', { name: corrects.name, day: day(corrects.issuedOn) })],
    [t('rows.work'), hours > 0 ? t('hours', { count: hours, number: figureOf(hours, language) }) : null],
    [t('rows.milestones'), milestones.join(', ') || null],
    [t('rows.net'), amount(bill.netOre)],
    [t('rows.vat', { percent: vatPercent }), vatPercent === 0 ? null : amount(bill.vatOre)],
    [t('rows.total'), amount(bill.totalOre)],
    [t('rows.dueOn'), dueOn && day(dueOn)],
  ]
}

/** Whether the last payout of a month did not arrive; what is tried again comes before it in the list. */
const isUnpaid = ([last]: readonly ShownPayout[]): boolean =>
  last?.state === 'returned' || last?.state === 'rejected'

const Payouts = ({ payouts, isReturned }: { payouts: readonly ShownPayout[]; isReturned: boolean }) => {
  const t = usePhrases('self-bills')
  const language = useLanguage()
  const { day } = useDayFormats()
  return (
    <>
      {payouts.map(({ id, ore, state, on }) =>
        state === 'dropped' ? null : (
          <p key={id} className={styles.payout} data-state={state}>
            {t(`payouts.${state}`, {
              amount: exactKronor(ore, language),
              day: on ? t('payouts.on', { day: day(on) }) : t('payouts.soon'),
            })}
          </p>
        ),
      )}
      {isReturned && <p className={styles.payout}>{t('payouts.again', { email: brand.contactEmail })}</p>}
    </>
  )
}

type BillProps = {
  bill: ShownSelfBill
  /** Those of its month; shown at one of its bills. */
  payouts: readonly ShownPayout[]
  /** Whether there is a credit note for it, also one that waits for an answer: what it takes back is not paid again. */
  isTakenBack: boolean
  reread: () => Promise<unknown>
}

/** A self-bill with its state, what can be answered, its files and what was paid of its month. */
export const SelfBill = ({ bill, payouts, isTakenBack, reread }: BillProps) => {
  const t = usePhrases('self-bills')
  const { monthOfYear } = useDayFormats()
  const moment = useMoment()
  const held = useHeldFocus<HTMLDetailsElement>()
  const { id, kind, month, state, until, reason, name, creditedBy } = bill
  const isOpen = state === 'proposed' || state === 'objected'
  const isReturned = !isTakenBack && isUnpaid(payouts)
  const shown = creditedBy ? 'credited' : isReturned ? 'unpaid' : state
  return (
    <details {...held} className={styles.bill} open={isOpen || isReturned}>
      <summary>
        <h3 className={styles.name}>{t(`kinds.${kind}`, { month: monthOfYear(month) })}</h3>
        <span className={styles.state} data-state={shown}>
          {t(`states.${shown}`, { name: creditedBy ?? '' })}
        </span>
      </summary>
      <div className={styles.content}>
        <dl className={styles.rows}>
          {useRows(bill).map(([label, value]) =>
            value === null ? null : (
              <div key={label} className={styles.row}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
          )}
        </dl>
        <Split split={bill.split} />
        {reason && (
          <p className={styles.reason}>{t(state === 'objected' ? 'objection' : 'reason', { reason })}</p>
        )}
        {state === 'objected' && <p className={styles.until}>{t('objectedText')}</p>}
        {until && <p className={styles.until}>{t('until', { when: moment(until) })}</p>}
        <Payouts payouts={payouts} isReturned={isReturned} />
        {name && <BillFiles id={id} name={name} />}
        {isOpen && <AnswerForm key={state} bill={bill} reread={reread} />}
      </div>
    </details>
  )
}
