import { swedishDay } from '#shared/contract/swedish-day.ts'
import { monthsAfter, noticeDays } from '#shared/credits/plan-days.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { useDayFormats } from '#web/src/ui/use-day-formats.ts'
import styles from './CreditOrderForm.module.css'

type OftenProps = { isMonthly: boolean; disabled: boolean; onChange: (isMonthly: boolean) => void }

const choices = [
  ['once', false],
  ['monthly', true],
] as const

/** Whether an order is placed once or every month, and what that means. */
export const Often = ({ isMonthly, disabled, onChange }: OftenProps) => {
  const t = usePhrases('credits')
  const { day } = useDayFormats()
  const next = day(monthsAfter(swedishDay(Date.now()), 1))
  return (
    <fieldset className={styles.often}>
      <legend>{t('often.legend')}</legend>
      {choices.map(([name, value]) => (
        <label key={name} className={styles.choice}>
          <input
            type="radio"
            name="often"
            checked={isMonthly === value}
            disabled={disabled}
            onChange={() => onChange(value)}
          />
          {t(`often.${name}`)}
        </label>
      ))}
      <p aria-live="polite">
        {isMonthly ? t('often.monthlyText', { day: next, days: noticeDays }) : t('often.onceText')}
      </p>
    </fieldset>
  )
}
