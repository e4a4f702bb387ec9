import type { ServiceCategory } from '#shared/service-catalogue.ts'
import styles from './CategorySymbol.module.css'

type Symbol = { lines: string; dashed?: string; nodes: readonly (readonly [number, number])[] }

/** One drawing per category in the style of schematics: lines, 45° bends, nodes. Size 72 × 48. */
const symbols: Record<ServiceCategory, Symbol> = {
  aiData: {
    lines: 'M6 8h14l16 16M6 24h30M6 40h14l16-16M36 24h14l10-10M50 24l10 10',
    nodes: [
      [6, 8],
      [6, 24],
      [6, 40],
      [36, 24],
      [62, 12],
      [62, 36],
    ],
  },
  devopsCloud: { lines: 'M16 30l-8-8 8-10h8l6-6h12l8 8h6l8 8-8 8zM26 30v8h20v-8M36 38v6', nodes: [[36, 44]] },
  fullstackWeb: {
    lines: 'M10 12l14-8h38l-14 8zM10 26l14-8h38l-14 8zM10 40l14-8h38l-14 8zM36 12v6M36 26v6',
    nodes: [
      [36, 8],
      [36, 22],
      [36, 36],
    ],
  },
  industry40: {
    lines: 'M6 14l12-6 12 6v18l-12 6-12-6zM6 14l12 6 12-6M18 20v18M30 23h12',
    dashed: 'M42 14l12-6 12 6v18l-12 6-12-6zM42 14l12 6 12-6M54 20v18',
    nodes: [[36, 23]],
  },
  automation: {
    lines: 'M14 44h28M20 44v-8h16v8M28 34L18 16l26-8M44 8l14 10M58 18v8M54 26h8M54 26v6M62 26v6',
    nodes: [
      [28, 33],
      [18, 16],
      [44, 8],
    ],
  },
  enterprise: {
    lines:
      'M6 6h16v22H6zM28 6h16v22H28zM50 6h16v22H50zM6 14h16M28 14h16M50 14h16M14 28v12M36 28v12M58 28v12M6 40h60',
    nodes: [
      [14, 40],
      [36, 40],
      [58, 40],
    ],
  },
  business: {
    lines: 'M6 6h22l6 6v30H6zM12 18h14M12 25h14M12 32h8M34 27h10l12-12h4',
    nodes: [
      [44, 27],
      [62, 15],
    ],
  },
}

export const CategorySymbol = ({ category }: { category: ServiceCategory }) => {
  const { lines, dashed, nodes } = symbols[category]
  return (
    <svg className={styles.symbol} width="72" height="48" viewBox="0 0 72 48" fill="none" aria-hidden="true">
      <path d={lines} />
      {dashed && <path d={dashed} strokeDasharray="2 3.5" />}
      {nodes.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="3.5" />
      ))}
    </svg>
  )
}
