import styles from './NodeSteps.module.css'

type Step = { title: string; text: string }

/** Steps on the node line, for what proceeds: filled where the reader stands, rings ahead. */
export const NodeSteps = ({ steps }: { steps: readonly Step[] }) => (
  <ol className={styles.steps}>
    {steps.map(({ title, text }) => (
      <li key={title}>
        <h3>{title}</h3>
        <p>{text}</p>
      </li>
    ))}
  </ol>
)
