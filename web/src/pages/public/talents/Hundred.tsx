import { claim } from '#shared/claims.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import styles from './Hundred.module.css'

const perRow = 10
const pitch = 36

/**
 * Whether a square is filled. Spreads them over the field in a fixed pattern: 37 and its inverse 73 share no factor
 * with 100.
 */
const isAdmitted = (index: number): boolean => ((index + 76) * 73) % 100 < claim('accepted').value

const rings = Array.from({ length: 100 }, (_, index) => ({
  index,
  x: (index % perRow) * pitch + 18,
  y: Math.floor(index / perRow) * pitch + 18,
}))

/** The claim as a drawing: a hundred applications, with the accepted ones filled. */
export const Hundred = () => {
  const t = usePhrases('talents')
  return (
    <figure className={styles.figure}>
      <svg className={styles.drawing} viewBox="0 0 360 360" role="img" aria-label={t('hero.drawing')}>
        {rings.map(({ index, x, y }) => (
          <circle
            key={index}
            className={isAdmitted(index) ? styles.admitted : styles.applied}
            cx={x}
            cy={y}
            r={isAdmitted(index) ? 13 : 9}
          />
        ))}
      </svg>
      <figcaption className={styles.caption}>
        <span>{t('hero.applied')}</span>
        <span className={styles.result}>{t('hero.admitted')}</span>
      </figcaption>
    </figure>
  )
}
