import { brand } from '#shared/brand.ts'
import styles from './Logo.module.css'

/** Three nodes on a bent line; the last one is the finished project. */
export const Logo = () => (
  <span className={styles.logo}>
    <svg width="30" height="22" viewBox="0 0 30 22" fill="none" aria-hidden="true">
      <path d="M4 18V8l11 10V5l11 6" stroke="currentColor" strokeWidth="2.2" strokeLinejoin="round" />
      <circle cx="4" cy="8" r="3" fill="currentColor" />
      <circle cx="15" cy="18" r="3" fill="currentColor" />
      <circle cx="26" cy="11" r="3.4" className={styles.arrival} />
    </svg>
    {brand.name.toLowerCase()}
  </span>
)
