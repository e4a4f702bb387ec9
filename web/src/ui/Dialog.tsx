import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { Cross } from './Cross.tsx'
import styles from './Dialog.module.css'
import { IconButton } from './IconButton.tsx'
import { showAbove } from './top-dialog.ts'

type DialogProps = { open?: boolean; title: string; wide?: boolean; onClose: () => void; children: ReactNode }

/**
 * A modal dialog based on the native element, which traps focus and returns it to the opener. Escape, the backdrop
 * and the close button call `onClose`. The content is unmounted while closed, so its state resets.
 */
export const Dialog = ({ open = true, ...rest }: DialogProps) => (open ? <OpenDialog {...rest} /> : null)

const OpenDialog = ({ title, wide = false, onClose, children }: Omit<DialogProps, 'open'>) => {
  const t = usePhrases('site')
  const heading = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const pressedBackdrop = useRef(false)
  useLayoutEffect(() => (dialog.current ? showAbove(dialog.current) : undefined), [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Escape, which arrives as `cancel`
    <dialog
      ref={dialog}
      className={wide ? `${styles.dialog} ${styles.wide}` : styles.dialog}
      aria-labelledby={heading}
      onCancel={event => {
        // Cancelling a file chooser inside bubbles up to here.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      onClose={onClose}
      // Selecting text and releasing outside is a click on the backdrop too: only a press that began there counts.
      onPointerDown={event => {
        pressedBackdrop.current = event.target === event.currentTarget
      }}
      onClick={event => event.target === event.currentTarget && pressedBackdrop.current && onClose()}
    >
      <div className={styles.sheet}>
        <h2 id={heading} className={styles.title}>
          {title}
        </h2>
        {children}
        {/* Last in the markup, so that the first field gets the focus instead of this button. */}
        <IconButton label={t('close')} className={styles.close} onClick={onClose}>
          <Cross />
        </IconButton>
      </div>
    </dialog>
  )
}
