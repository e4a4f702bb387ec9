import { usePhrases } from '#web/src/platform/i18n.ts'
import styles from './OnboardingProgress.module.css'

type ProgressProps = { steps: readonly string[]; current: number }

/** The node line: a filled node is done, a ring is ahead, and the line is drawn as far as one has come. */
export const OnboardingProgress = ({ steps, current }: ProgressProps) => {
  const t = usePhrases('business')
  return (
    <ol className={styles.line} aria-label={t('onboarding.progress')}>
      {steps.map((name, place) => (
        <li
          key={name}
          className={styles.step}
          data-state={place < current ? 'done' : place === current ? 'current' : 'ahead'}
          aria-current={place === current ? 'step' : undefined}
        >
          <svg className={styles.way} viewBox="0 0 100 24" preserveAspectRatio="none" aria-hidden="true">
            <path d="M0 18 H62 L74 6 H100" vectorEffect="non-scaling-stroke" />
          </svg>
          <span className={styles.node} />
          <span className={styles.name}>
            <span className={styles.number}>{place + 1}</span> {name}
            {place < current && <span className="visually-hidden"> ({t('onboarding.done')})</span>}
          </span>
        </li>
      ))}
    </ol>
  )
}
