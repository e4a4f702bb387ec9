import type { ComponentProps } from 'react'
import styles from './IconButton.module.css'

type IconButtonProps = ComponentProps<'button'> & { /** Read out in place of the icon. */ label: string }

/** A button of 44 px with only an icon. */
export const IconButton = ({ label, className = '', ...button }: IconButtonProps) => (
  <button type="button" {...button} className={`${styles.button} ${className}`} aria-label={label} />
)
