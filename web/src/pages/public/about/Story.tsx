import { usePhrases } from '#web/src/platform/i18n.ts'
import styles from './Story.module.css'

/** The gap that the product closes: a machine and its engineer, not connected to each other. */
const Gap = () => {
  const t = usePhrases('about')
  return (
    <svg
      className={styles.drawing}
      viewBox="0 0 300 420"
      fill="none"
      role="img"
      aria-label={t('story.drawing')}
    >
      <g className={styles.plant}>
        {/* the machine: a press on its bed */}
        <path d="M60 24h110v22H60zM74 46v64M156 46v64M48 110h134v18H48zM96 46v28h38V46M88 74h54v10H88z" />
        <path d="M104 100h22M115 128v52l28 28" />
        {/* the engineer: a laptop on a bench */}
        <path d="M150 330h86v54h-86zM138 384h110l8 12H130zM118 396h150M134 396v16M252 396v16" />
        <path d="M166 346l10 8-10 8M182 364h20M193 330v-50l-28-28" />
      </g>
      <g className={styles.ends}>
        <circle cx="115" cy="128" r="5" />
        <circle cx="193" cy="330" r="5" />
      </g>
      <path className={styles.bridge} d="M143 208l11 11v22l11 11" />
      <g className={styles.nodes}>
        <circle cx="143" cy="208" r="8" />
        <circle cx="165" cy="252" r="8" />
      </g>
      <g className={styles.names}>
        <text x="192" y="124">
          {t('story.line')}
        </text>
        <text x="36" y="384">
          {t('story.engineer')}
        </text>
      </g>
    </svg>
  )
}

export const Story = () => {
  const t = usePhrases('about')
  return (
    <section className={styles.section}>
      <h1 className={styles.heading}>{t('story.heading')}</h1>
      <div className={styles.text}>
        <p>{t('story.first')}</p>
        <p>{t('story.second')}</p>
        <p className={styles.last}>{t('story.third')}</p>
      </div>
      <Gap />
    </section>
  )
}
