import type { ReactNode } from 'react'
import styles from './matching.module.css'

/** The level of a row's headings, one below the heading of what it is about. */
export type RowLevel = 'h3' | 'h4'

type PartProps = { level?: RowLevel | undefined; heading: string; children: ReactNode }

/** A part of a row below its heading. */
export const RowPart = ({ level: Heading = 'h4', heading, children }: PartProps) => (
  <section>
    <Heading className={styles.heading}>{heading}</Heading>
    {children}
  </section>
)
