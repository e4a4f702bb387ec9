import { useId, useRef, useState } from 'react'
import type { NoSlots } from '#shared/meetings/slots.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { FieldFrame } from '#web/src/ui/FieldFrame.tsx'
import { IconButton } from '#web/src/ui/IconButton.tsx'
import styles from './DatePicker.module.css'
import { useDateFormats } from './date-formats.ts'
import { MonthGrid } from './MonthGrid.tsx'
import { monthOf, type Range, turned } from './month-grid.ts'

type DatePickerProps = {
  chosen: string
  range: Range
  closureOf: (date: string) => NoSlots | null
  onChoose: (date: string) => void
}

type TurnProps = { label: string; path: string; disabled: boolean; onClick: () => void }

const Turn = ({ path, ...button }: TurnProps) => (
  <IconButton className={styles.turn} {...button}>
    <svg
      width="10"
      height="16"
      viewBox="0 0 10 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  </IconButton>
)

type HeadProps = { current: string; range: Range; id: string; onTurn: (date: string) => void }

/** The month shown, with buttons to the previous and next month. */
const Head = ({ current, range, id, onTurn }: HeadProps) => {
  const t = usePhrases('meetings')
  const dates = useDateFormats()
  return (
    <div className={styles.head}>
      <Turn
        label={t('previousMonth')}
        path="M8 1L2 8l6 7"
        disabled={monthOf(current) <= monthOf(range.earliest)}
        onClick={() => onTurn(turned(current, -1, range))}
      />
      <p id={id} className={styles.month} aria-live="polite">
        {dates.month(current)}
      </p>
      <Turn
        label={t('nextMonth')}
        path="M2 1l6 7-6 7"
        disabled={monthOf(current) >= monthOf(range.latest)}
        onClick={() => onTurn(turned(current, 1, range))}
      />
    </div>
  )
}

/** A button with the date, and a native popover with the month, which closes when a date is chosen. */
export const DatePicker = ({ chosen, range, closureOf, onChoose }: DatePickerProps) => {
  const t = usePhrases('meetings')
  const dates = useDateFormats()
  const id = useId()
  const popover = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(chosen || range.earliest)

  const shown = (open: boolean) => {
    if (open) popover.current?.querySelector<HTMLElement>('[data-date][tabindex="0"]')?.focus()
    else setCurrent(chosen || range.earliest)
  }
  const choose = (date: string) => {
    onChoose(date)
    setCurrent(date)
    popover.current?.hidePopover()
  }
  return (
    <>
      <FieldFrame label={t('date')}>
        {control => (
          <button
            {...control}
            type="button"
            className={`${control.className} ${styles.button}`}
            popoverTarget={id}
            aria-haspopup="dialog"
            aria-label={`${t('date')}: ${chosen ? dates.full(chosen) : t('chooseDate')}`}
          >
            {chosen ? dates.short(chosen) : t('chooseDate')}
          </button>
        )}
      </FieldFrame>
      <div
        ref={popover}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={t('chooseDate')}
        className={styles.popover}
        onToggle={event => shown(event.newState === 'open')}
      >
        <Head current={current} range={range} id={`${id}-month`} onTurn={setCurrent} />
        <MonthGrid
          current={current}
          chosen={chosen}
          range={range}
          closureOf={closureOf}
          onMove={setCurrent}
          onChoose={choose}
          labelledBy={`${id}-month`}
        />
      </div>
    </>
  )
}
