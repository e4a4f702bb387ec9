import type { ReactNode } from 'react'
import styles from './Readings.module.css'

/** A label, its value once it is loaded, a small unit, and a line below if needed. */
type Reading = {
  name: string
  value: ReactNode | undefined
  unit?: string | undefined
  note?: string | undefined
}

/**
 * Figures side by side as on an instrument: large, with small units and hairlines between them. Keeps its size while
 * loading.
 */
export const Readings = ({ label, readings }: { label: string; readings: readonly Reading[] }) => (
  <section
    aria-label={label}
    aria-busy={readings.some(({ value }) => value === undefined) || undefined}
    className={styles.instrument}
  >
    <dl className={styles.readings}>
      {readings.map(({ name, value, unit, note }) => (
        <div key={name} className={styles.reading}>
          <dt>{name}</dt>
          <dd>
            {value ?? <span className={styles.awaited}>{'\u00a0'}</span>}
            {value !== undefined && unit && <small>{`\u00a0${unit}`}</small>}
            {note && <span className={styles.note}>{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  </section>
)
