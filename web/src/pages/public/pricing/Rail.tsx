import styles from './Rail.module.css'

const perRow = 30
const rowHeight = 34

/** One terminal block of 8 × 24 on the rail, with its screw. */
const block = (index: number): string => {
  const x = (index % perRow) * 10 + 1
  const y = Math.floor(index / perRow) * rowHeight + 4
  return `M${x} ${y}h8v24h-8z`
}

const blocks = (from: number, to: number): string =>
  Array.from({ length: Math.max(0, to - from) }, (_, index) => block(from + index)).join('')

type RailProps = { credits: number; maxCredits: number /** Continues beyond the drawing. */; open?: boolean }

/** A plan as a mounting rail: each credit is a terminal block, with room for the plan's maximum. */
export const Rail = ({ credits, maxCredits, open = false }: RailProps) => {
  const rows = Math.ceil(maxCredits / perRow)
  const rails = Array.from({ length: rows }, (_, row) => {
    const y = row * rowHeight
    return open
      ? `M0 ${y + 12}h276l4 4-6 4 4 4M0 ${y + 20}h270`
      : `M0 ${y + 12}h${perRow * 10}M0 ${y + 20}h${perRow * 10}`
  })
  return (
    <svg
      className={styles.rail}
      viewBox={`0 0 ${perRow * 10} ${rows * rowHeight}`}
      fill="none"
      aria-hidden="true"
    >
      <path d={rails.join('')} />
      <path className={styles.free} d={blocks(credits, maxCredits)} />
      <path className={styles.taken} d={blocks(0, credits)} />
    </svg>
  )
}
