import type { ReactNode } from 'react'
import styles from './InquiryFacts.module.css'

type ChoiceProps = {
  checked: boolean
  disabled: boolean
  onChange: (checked: boolean) => void
  children: ReactNode
}

/** A fact to tick. */
export const FactChoice = ({ onChange, children, ...box }: ChoiceProps) => (
  <label className={styles.choice}>
    <input type="checkbox" {...box} onChange={event => onChange(event.currentTarget.checked)} />
    {children}
  </label>
)
