import type { ReactNode } from 'react'
import { Button } from '../Button.tsx'
import { ActionRow, type ActionRowProps } from './ActionRow.tsx'
import styles from './FormActions.module.css'

type FormActionsProps = Omit<ActionRowProps, 'children'> & {
  /** The label of the button that sends the form. */
  submit: string
  busy: boolean
  disabled?: boolean
  /** Announced while the form is being sent. */
  working?: string
  /** The other buttons. */
  children?: ReactNode
}

/** The submit button, further buttons, and the status while the form is being sent. */
export const FormActions = ({
  submit,
  busy,
  disabled = false,
  working,
  children,
  ...row
}: FormActionsProps) => (
  <ActionRow {...row}>
    <Button type="submit" busy={busy} disabled={disabled}>
      {submit}
    </Button>
    {children}
    {working && (
      <p className={styles.working} role="status">
        {busy && working}
      </p>
    )}
  </ActionRow>
)
