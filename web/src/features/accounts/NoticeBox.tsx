import type { ReactNode } from 'react'
import styles from './account-form.module.css'

type NoticeProps = { title?: string; lines: readonly string[]; children?: ReactNode }

/** What happened to the last press of a button, said aloud too; there before it has anything to say. */
export const NoticeBox = ({ title, lines, children }: NoticeProps) => (
  <div role="alert">
    {lines.length > 0 && (
      <div className={styles.notice}>
        {title && <strong>{title}</strong>}
        {lines.map(line => (
          <p key={line}>{line}</p>
        ))}
        {children}
      </div>
    )}
  </div>
)
