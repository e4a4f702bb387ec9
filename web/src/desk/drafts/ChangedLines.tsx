import { useDraftWords } from './draft-words.ts'

/** What a line of HTML says. */
const textIn = (html: string): string =>
  new DOMParser().parseFromString(html, 'text/html').documentElement.textContent ?? ''

/** The lines that a draft takes away and adds. */
export const ChangedLines = ({ lines }: { lines: readonly string[] }) => {
  const t = useDraftWords()
  if (lines.length === 0) return null
  return (
    <section aria-labelledby="changed-lines">
      <h3 id="changed-lines">{t('lines')}</h3>
      <ul className="changed-lines">
        {lines.map(line => (
          <li key={line}>
            <small>{t(line.startsWith('-') ? 'goes' : 'comes')}</small>{' '}
            {line.startsWith('-') ? <del>{textIn(line.slice(2))}</del> : <ins>{textIn(line.slice(2))}</ins>}
          </li>
        ))}
      </ul>
    </section>
  )
}
