import type { ReactNode } from 'react'
import styles from './Band.module.css'

type Props = { id: string; heading: string; text: string; actions: ReactNode; children?: ReactNode }

/** A page's last word and what to press; what comes of it may stand beside. */
export const Band = ({ id, heading, text, actions, children }: Props) => (
  <section className={styles.band} aria-labelledby={id}>
    <div className={styles.columns}>
      <div className={styles.words}>
        <h2 id={id}>{heading}</h2>
        <p>{text}</p>
        <div className={styles.actions}>{actions}</div>
      </div>
      {children}
    </div>
  </section>
)
