import type { ServicePage } from '#shared/services/service-page.ts'
import styles from './Results.module.css'

/** The results of a service: large figures if there are any, otherwise the deliverables. */
export const Results = ({ heading, items }: ServicePage['results']) => (
  <section className={styles.section} aria-labelledby="results">
    <h2 id="results">{heading}</h2>
    <ul className={items.some(({ figure }) => figure) ? styles.figures : styles.handover}>
      {items.map(({ figure, text }) => (
        <li key={text}>
          {figure && <strong>{figure}</strong>} <span>{text}</span>
        </li>
      ))}
    </ul>
  </section>
)
