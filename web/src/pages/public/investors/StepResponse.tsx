import { usePhrases } from '#web/src/platform/i18n.ts'
import styles from './StepResponse.module.css'

const lines = (count: number, path: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => path(index)).join('')

/** A step response on ruled plotter paper: how anything new behaves. Shows no real data. */
export const StepResponse = () => {
  const t = usePhrases('investors')
  return (
    <svg
      className={styles.drawing}
      viewBox="0 0 360 280"
      role="img"
      aria-label={t('hero.drawing')}
      fill="none"
    >
      <path
        className={styles.ruling}
        d={`${lines(16, index => `M${30 + index * 20} 20v220`)}${lines(12, index => `M30 ${20 + index * 20}h300`)}`}
      />
      <path className={styles.axes} d="M30 12v228h312M26 18l4-8 4 8M336 236l8 4-8 4" />
      <path className={styles.input} d="M30 200h60V80h240" />
      <path
        className={styles.output}
        d="M30 200h72c26 0 30-40 44-84 12-38 26-54 44-54 22 0 28 30 50 30 18 0 26-14 46-14 16 0 24 4 44 2"
      />
      <circle className={styles.done} cx="102" cy="200" r="6" />
      <circle className={styles.ahead} cx="330" cy="80" r="6" />
      <g className={styles.names}>
        <text x="94" y="72">
          {t('hero.input')}
        </text>
        <text x="252" y="116">
          {t('hero.output')}
        </text>
        <text x="342" y="258" textAnchor="end">
          {t('hero.time')}
        </text>
      </g>
    </svg>
  )
}
