import type { ReactNode } from 'react'
import styles from './ActionRow.module.css'

export type ActionRowProps = {
  /** Separated from the fields by a line. On phones its buttons have full width. */
  ruled?: boolean
  className?: string | undefined
  children: ReactNode
}

/** The buttons of a form, side by side. */
export const ActionRow = ({ ruled = false, className, children }: ActionRowProps) => (
  <div className={[styles.row, ruled && styles.ruled, className].filter(Boolean).join(' ')}>{children}</div>
)
