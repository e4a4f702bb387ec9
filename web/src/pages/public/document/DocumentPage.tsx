import type { ReactNode } from 'react'
import styles from './DocumentPage.module.css'

type DocumentPageProps = {
  heading: string
  lede: string
  /** Which version it is, and from when. */
  version: string
  contents: string
  /** The sections of the table of contents; `children` has an element with each id. */
  sections: readonly { id: string; heading: string }[]
  children: ReactNode
}

/** A page that is read like a document: its version, its table of contents, its sections. */
export const DocumentPage = ({ heading, lede, version, contents, sections, children }: DocumentPageProps) => (
  <div className={styles.page}>
    <div className={styles.head}>
      <h1>{heading}</h1>
      <p>{lede}</p>
      <p className={styles.version}>{version}</p>
    </div>
    <nav className={styles.contents} aria-labelledby="contents">
      <h2 id="contents">{contents}</h2>
      <ol className={styles.list}>
        {sections.map(section => (
          <li key={section.id}>
            <a href={`#${section.id}`}>{section.heading}</a>
          </li>
        ))}
      </ol>
    </nav>
    <div className={styles.sections}>{children}</div>
  </div>
)
