import { type ReactNode, useRef } from 'react'
import { flushSync } from 'react-dom'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { Button } from '#web/src/ui/Button.tsx'
import styles from './FactGroup.module.css'
import { FactGroup } from './FactGroup.tsx'
import type { FactFieldProps } from './fact-field.ts'
import { type Entry, entriesAsText, entriesIn } from './facts-form.ts'

type EntryListProps = FactFieldProps & {
  empty: Entry
  max: number
  /** The name of an entry by its number, from 1. */
  nameOf: (number: number) => string
  add: string
  /** The controls of one entry. */
  children: (entry: Entry, change: (part: string, value: string) => void) => ReactNode
}

/** Entries of several parts each, added and removed one at a time. */
export const EntryList = ({
  field,
  readOnly,
  empty,
  max,
  nameOf,
  add,
  children,
  ...group
}: EntryListProps) => {
  const t = usePhrases('partner-facts')
  const place = useRef<HTMLDivElement>(null)
  const entries = entriesIn(field.value)
  const store = (next: readonly Entry[]) => field.onChange(entriesAsText(next))
  /** Moves the focus to the first control of an entry, or to the button that adds one. */
  const change = (next: readonly Entry[], focused: number) => {
    flushSync(() => store(next))
    const rows = place.current?.querySelectorAll<HTMLElement>('fieldset') ?? []
    const row = rows[Math.min(focused, rows.length - 1)] ?? place.current
    row?.querySelector<HTMLElement>('input, select, button')?.focus()
  }
  return (
    <FactGroup {...group}>
      <div ref={place} className={styles.group}>
        {entries.map((entry, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry has no name of its own while it is typed
          <fieldset key={at} className={styles.entry}>
            <legend className={styles.number}>{nameOf(at + 1)}</legend>
            {children(entry, (part, value) => store(entries.with(at, { ...entry, [part]: value })))}
            <Button
              variant="secondary"
              small
              disabled={readOnly}
              onClick={() => change(entries.toSpliced(at, 1), at)}
            >
              {t('entries.remove', { what: nameOf(at + 1) })}
            </Button>
          </fieldset>
        ))}
        {entries.length < max && (
          <div>
            <Button
              ref={field.ref}
              variant="secondary"
              small
              disabled={readOnly}
              onClick={() => change([...entries, empty], entries.length)}
            >
              {add}
            </Button>
          </div>
        )}
      </div>
    </FactGroup>
  )
}
