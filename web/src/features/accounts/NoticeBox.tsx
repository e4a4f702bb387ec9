import type { ReactNode } from 'react'
import styles from './account-form.module.css'

type NoticeProps = { title?: string; lines: readonly string[]; children?: ReactNode }

/**
 * The result of the last press of a button, announced. Rendered before it has any content, as live regions have to
 * be.
 */
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
