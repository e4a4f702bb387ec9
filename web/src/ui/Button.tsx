import type { ComponentProps } from 'react'
import styles from './Button.module.css'

type Variant = { variant?: 'primary' | 'secondary' | 'quiet'; small?: boolean }

const variants = { primary: styles.primary, secondary: styles.secondary, quiet: styles.quiet }

/** The class of a button, for links that look like one. */
export const buttonClass = ({ variant = 'primary', small = false }: Variant = {}): string =>
  [styles.button, variants[variant], small && styles.small].filter(Boolean).join(' ')

type ButtonProps = ComponentProps<'button'> &
  Variant & { /** Shows that a press is being processed, and ignores further ones. */ busy?: boolean }

/** A button of 48 px (44 when small). While `busy` it keeps its focus and its label and ignores presses. */
export const Button = ({
  variant,
  small,
  busy = false,
  className,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) => (
  <button
    {...rest}
    type={type}
    className={[buttonClass({ variant, small }), className].filter(Boolean).join(' ')}
    aria-busy={busy || undefined}
    aria-disabled={busy || rest['aria-disabled']}
    onClick={event => (busy ? event.preventDefault() : onClick?.(event))}
  />
)
