import type { ReactNode } from 'react'
import styles from './Band.module.css'

type Props = { id: string; heading: string; text: string; actions: ReactNode; children?: ReactNode }

/** The call to action at the end of a page; further content may be next to it. */
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
