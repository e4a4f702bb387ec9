import type { ReactNode } from 'react'
import styles from './Empty.module.css'

type EmptyProps = { title: string; text: string; children?: ReactNode }

/** An empty list: what that means, and a link onwards. */
export const Empty = ({ title, text, children }: EmptyProps) => (
  <div className={styles.empty}>
    <p className={styles.title}>{title}</p>
    <p>{text}</p>
    {children && <div>{children}</div>}
  </div>
)
