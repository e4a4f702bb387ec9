import { useEffect, useState } from 'react'
import { forPeople } from '#shared/operator/display.ts'
import { ownerOf } from '#shared/operator/things.ts'
import type { Typed } from './fields.ts'
import { runCommand } from './run.ts'
import { useWords } from './words.ts'

type Row = Readonly<Record<string, unknown>>

/** A business has one history for all that is its own: what is about another of its things is left out. */
const isAbout = (row: Row, known: Typed): boolean =>
  ['inquiryId', 'orderId', 'assignmentId'].every(
    part => row[part] === undefined || known[part] === undefined || row[part] === known[part],
  )

/** What operators and owners have done to a thing, newest first. */
export const History = ({ shown, known }: { shown: string; known: Typed }) => {
  const t = useWords()
  const [rows, setRows] = useState<readonly Row[]>([])
  const owner = ownerOf(shown, known)
  useEffect(() => {
    if (!owner) return
    runCommand('audit about', { owner })
      .then(result => setRows('items' in result ? (result.items as readonly Row[]) : []))
      // The thing itself is on the page, and says why if nothing can be read.
      .catch(() => undefined)
  }, [owner])
  const about = rows.filter(row => isAbout(row, known)).map(forPeople)
  return about.length > 0 ? (
    <section aria-labelledby="history">
      <h2 id="history">{t('history')}</h2>
      <ol className="history">
        {about.map(row => (
          <li key={String(row.id)}>
            <time>{String(row.createdAt)}</time> <b lang="en">{String(row.action).replaceAll('_', ' ')}</b>{' '}
            <span>{String(row.by ?? t('byOwner'))}</span>
          </li>
        ))}
      </ol>
    </section>
  ) : null
}
