import type { ServicePage } from '#shared/services/service-page.ts'
import styles from './Results.module.css'

/** What the work leaves behind: large figures where there are any, otherwise what is handed over. */
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
