import type { ReactNode } from 'react'
import styles from './Readings.module.css'

/** What it is of, its value, the unit in small beside it, and a line below where one is needed. */
type Reading = { name: string; value: ReactNode; unit?: string | undefined; note?: string | undefined }

/** Figures side by side like on an instrument: large, their units small, hairlines between them. */
export const Readings = ({ label, readings }: { label: string; readings: readonly Reading[] }) => (
  <section aria-label={label} className={styles.instrument}>
    <dl className={styles.readings}>
      {readings.map(({ name, value, unit, note }) => (
        <div key={name} className={styles.reading}>
          <dt>{name}</dt>
          <dd>
            {value}
            {unit && <small>{`\u00a0${unit}`}</small>}
            {note && <span className={styles.note}>{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  </section>
)
