import styles from './Clauses.module.css'
import type { TermsSection } from './use-terms-text.ts'

/** Numbered sections with numbered clauses, so that people can refer to “3.2”. */
export const Clauses = ({ sections }: { sections: readonly TermsSection[] }) =>
  sections.map(({ id, heading, clauses }, index) => (
    <section key={id} id={id} className={styles.section}>
      <h2>{heading}</h2>
      <ol className={styles.clauses}>
        {clauses.map((clause, place) => (
          <li key={clause}>
            <span className={styles.number}>
              {index + 1}.{place + 1}
            </span>
            <p>{clause}</p>
          </li>
        ))}
      </ol>
    </section>
  ))
