import type { ReactNode } from 'react'
import styles from './ActionRow.module.css'

export type ActionRowProps = {
  /** Set off from the fields by a line; its buttons are as wide as a phone. */
  ruled?: boolean
  className?: string | undefined
  children: ReactNode
}

/** The buttons of a form, side by side. */
export const ActionRow = ({ ruled = false, className, children }: ActionRowProps) => (
  <div className={[styles.row, ruled && styles.ruled, className].filter(Boolean).join(' ')}>{children}</div>
)
