import styles from './StepLine.module.css'

type StepLineProps = {
  label: string
  /** Announced after the name of a completed step. */
  done: string
  steps: readonly string[]
  current: number
}

/** The line to the last node has the bend of the logo. */
const bend = 'M0 18 H62 L74 6 H100'
const straight = 'M0 18 H100'

/** The node line: a filled node is done, a ring is ahead, and the line is drawn up to the current step. */
export const StepLine = ({ label, done, steps, current }: StepLineProps) => (
  <ol className={styles.line} aria-label={label}>
    {steps.map((name, index) => (
      <li
        key={name}
        className={styles.step}
        data-state={index < current ? 'done' : index === current ? 'current' : 'ahead'}
        aria-current={index === current ? 'step' : undefined}
      >
        <svg className={styles.way} viewBox="0 0 100 24" preserveAspectRatio="none" aria-hidden="true">
          <path d={index === steps.length - 2 ? bend : straight} vectorEffect="non-scaling-stroke" />
        </svg>
        <span className={styles.node} />
        <span className={styles.name}>
          <span className={styles.number}>{index + 1}</span> {name}
          {index < current && <span className="visually-hidden"> ({done})</span>}
        </span>
      </li>
    ))}
  </ol>
)
