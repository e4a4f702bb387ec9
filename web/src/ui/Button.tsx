import type { ComponentProps } from 'react'
import styles from './Button.module.css'

type Look = { look?: 'primary' | 'secondary' | 'quiet'; small?: boolean }

const looks = { primary: styles.primary, secondary: styles.secondary, quiet: styles.quiet }

/** The class of a button, for links that look like one. */
export const buttonClass = ({ look = 'primary', small = false }: Look = {}): string =>
  [styles.button, looks[look], small && styles.small].filter(Boolean).join(' ')

type ButtonProps = ComponentProps<'button'> &
  Look & { /** Works on a press: shows it, refuses another. */ busy?: boolean }

/** A button of 48 px (44 when small). While `busy` it keeps its focus and its words and ignores presses. */
export const Button = ({
  look,
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
    className={[buttonClass({ look, small }), className].filter(Boolean).join(' ')}
    aria-busy={busy || undefined}
    aria-disabled={busy || rest['aria-disabled']}
    onClick={event => (busy ? event.preventDefault() : onClick?.(event))}
  />
)
