import { useState } from 'react'
import { type Language, languages } from '#shared/contract/language.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { languageOfPage } from './content.ts'
import { useContentWords } from './content-words.ts'
import { PageFrame } from './PageFrame.tsx'
import type { PagePreview as Preview } from './use-page-preview.ts'
import { useWords } from './words.ts'

const widths = { phone: 390, computer: 1_280 } as const
type Width = keyof typeof widths

type ChoiceProps<Value extends string> = {
  legend: string
  values: readonly Value[]
  chosen: Value
  nameOf: (value: Value) => string
  choose: (value: Value) => void
}

/** One of a few, by the arrow keys. */
const Choice = <Value extends string>({ legend, values, chosen, nameOf, choose }: ChoiceProps<Value>) => (
  <fieldset className="choice">
    <legend>{legend}</legend>
    {values.map(value => (
      <label key={value}>
        <input type="radio" name={legend} checked={value === chosen} onChange={() => choose(value)} />{' '}
        {nameOf(value)}
      </label>
    ))}
  </fieldset>
)

/** What a line of HTML says. */
const textIn = (html: string): string =>
  new DOMParser().parseFromString(html, 'text/html').documentElement.textContent ?? ''

const Lines = ({ lines }: { lines: readonly string[] }) => {
  const { t } = useContentWords()
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

/** Whether the page is what the form says, and what stops it if not. */
const Status = ({ preview: { shown, isBehind, refused, problem, tryAgain } }: { preview: Preview }) => {
  const { t } = useContentWords()
  const words = useWords()
  return (
    <div role="status" className="preview-status">
      {isBehind && <p>{t('rendersNow')}</p>}
      {!isBehind && problem && (
        <p className="problem">
          {words(problem)}{' '}
          <Button variant="quiet" small onClick={tryAgain}>
            {t('tryAgain')}
          </Button>
        </p>
      )}
      {!isBehind && refused && (
        <>
          <p className="problem" lang="en">
            {refused}
          </p>
          {shown && <p>{t('earlier')}</p>}
        </>
      )}
      {!isBehind && !problem && !refused && <p>{t(shown?.address === null ? 'noPage' : 'upToDate')}</p>}
    </div>
  )
}

/** The same page in another language; another one of that language if there is none. */
const counterpart = (address: string, to: Language, pages: readonly string[]): string => {
  const swedish = address.replace(/^\/en(?=\/|$)/, '') || '/'
  const own = to === 'en' ? `/en${swedish === '/' ? '' : swedish}` : swedish
  return pages.find(page => page === own) ?? pages.find(page => languageOfPage(page) === to) ?? address
}

type Props = {
  preview: Preview
  /** The address that was asked for; null for the first page that there is. */
  asked: string | null
  ask: (address: string) => void
}

/** The pages that an entry changes, as they would be with its draft, at the width of a phone and of a computer. */
export const PagePreview = ({ preview, asked, ask }: Props) => {
  const { t } = useContentWords()
  const [width, setWidth] = useState<Width>('computer')
  const { shown } = preview
  const pages = shown?.pages ?? []
  const at = asked ?? shown?.address ?? null
  const language = languageOfPage(at ?? '')
  return (
    <section className="page-preview" aria-labelledby="page-preview">
      <h2 id="page-preview">{t('preview')}</h2>
      {at !== null && (
        <div className="preview-choices">
          <label>
            {t('page')}
            <select value={at} onChange={event => ask(event.target.value)}>
              {pages
                .filter(page => languageOfPage(page) === language)
                .map(page => (
                  <option key={page}>{page}</option>
                ))}
            </select>
          </label>
          <Choice
            legend={t('pageLanguage')}
            values={languages}
            chosen={language}
            nameOf={one => t(one)}
            choose={to => ask(counterpart(at, to, pages))}
          />
          <Choice
            legend={t('width')}
            values={['phone', 'computer']}
            chosen={width}
            nameOf={one => t(one)}
            choose={setWidth}
          />
        </div>
      )}
      <Status preview={preview} />
      {shown?.address && (
        <PageFrame title={`${t('preview')}: ${shown.address}`} html={shown.html} pageWidth={widths[width]} />
      )}
      {shown?.note && <p lang="en">{shown.note}</p>}
      {shown && <Lines lines={shown.lines} />}
    </section>
  )
}
