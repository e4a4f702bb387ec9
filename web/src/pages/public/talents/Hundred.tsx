import { claims } from '#shared/claims.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import styles from './Hundred.module.css'

const perRow = 10
const pitch = 36

/** Spread over the field, the same each time: 37 shares no factor with 100. */
const admitted = new Set(Array.from({ length: claims.accepted.value }, (_, place) => (place * 37 + 24) % 100))

const rings = Array.from({ length: 100 }, (_, place) => ({
  place,
  x: (place % perRow) * pitch + 18,
  y: Math.floor(place / perRow) * pitch + 18,
}))

/** The claim, drawn: a hundred applications, and those who got in. */
export const Hundred = () => {
  const t = usePhrases('talents')
  const words = { percent: claims.accepted.value }
  return (
    <figure className={styles.figure}>
      <svg className={styles.drawing} viewBox="0 0 360 360" role="img" aria-label={t('hero.drawing', words)}>
        {rings.map(({ place, x, y }) => (
          <circle
            key={place}
            className={admitted.has(place) ? styles.admitted : styles.applied}
            cx={x}
            cy={y}
            r={admitted.has(place) ? 13 : 9}
          />
        ))}
      </svg>
      <figcaption className={styles.caption}>
        <span>{t('hero.applied')}</span>
        <span className={styles.result}>{t('hero.admitted', words)}</span>
      </figcaption>
    </figure>
  )
}
