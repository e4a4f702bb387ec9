import styles from './NodeSteps.module.css'
import line from './node-line.module.css'

type Step = { title: string; text: string }

/** Steps on the node line: filled up to the current one, rings ahead. */
export const NodeSteps = ({ steps }: { steps: readonly Step[] }) => (
  <ol className={`${line.line} ${line.across} ${styles.steps}`}>
    {steps.map(({ title, text }, index) => (
      <li key={title} className={index ? undefined : line.done}>
        <h3>{title}</h3>
        <p>{text}</p>
      </li>
    ))}
  </ol>
)
