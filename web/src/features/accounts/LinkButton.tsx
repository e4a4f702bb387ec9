import type { ComponentProps } from 'react'
import styles from './account-form.module.css'

/** A button that looks like a link, since it leads to another dialog. */
export const LinkButton = (button: ComponentProps<'button'>) => (
  <button type="button" {...button} className={styles.link} />
)
