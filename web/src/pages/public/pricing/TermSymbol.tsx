import styles from './TermSymbol.module.css'

/** The symbol of each term, on a field of 68 × 40. */
const symbols = {
  // A plug out of its socket.
  commitment: 'M2 20h12M14 10h12v20H14zM26 15h8M26 25h8M44 10h10v20H44zM44 15h5M44 25h5M54 20h12',
  // A sheet of days, with one crossed.
  notice:
    'M10 8h48v30H10zM10 17h48M22 4v8M46 4v8M18 24h5M31 24h5M44 24h5M18 31h5M31 31h5M43 27l8 8M51 27l-8 8',
  // The way back, by two bends.
  moneyBack: 'M10 32h40l8-8v-8l-8-8H14M22 2l-8 6 8 6',
  // An octagon stamp.
  guarantee: 'M26 3h16l10 10v14L42 37H26L16 27V13zM27 20l5 6 10-12',
} as const

export const TermSymbol = ({ term }: { term: keyof typeof symbols }) => (
  <svg className={styles.symbol} width="68" height="40" viewBox="0 0 68 40" fill="none" aria-hidden="true">
    <path d={symbols[term]} />
  </svg>
)
