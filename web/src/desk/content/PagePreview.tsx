import { useState } from 'react'
import { type Language, languages } from '#shared/contract/language.ts'
import { ChangedLines } from '../drafts/ChangedLines.tsx'
import { Choice } from '../drafts/Choice.tsx'
import { useDraftWords } from '../drafts/draft-words.ts'
import { PageFrame } from '../drafts/PageFrame.tsx'
import { PreviewStatus } from '../drafts/PreviewStatus.tsx'
import type { Preview } from '../drafts/use-preview.ts'
import { Said } from '../swedish/Said.tsx'
import { languageOfPage, type PageWithDraft } from './content.ts'
import { useContentWords } from './content-words.ts'

const widths = { phone: 390, computer: 1_280 } as const
type Width = keyof typeof widths

/** The same page in another language; another one of that language if there is none. */
const counterpart = (address: string, to: Language, pages: readonly string[]): string => {
  const swedish = address.replace(/^\/en(?=\/|$)/, '') || '/'
  const own = to === 'en' ? `/en${swedish === '/' ? '' : swedish}` : swedish
  return pages.find(page => page === own) ?? pages.find(page => languageOfPage(page) === to) ?? address
}

type Props = {
  preview: Preview<PageWithDraft>
  /** The address that was asked for; null for the first page that there is. */
  asked: string | null
  ask: (address: string) => void
}

/** The pages that an entry changes, as they would be with its draft, at the width of a phone and of a computer. */
export const PagePreview = ({ preview, asked, ask }: Props) => {
  const { t } = useContentWords()
  const drafts = useDraftWords()
  const [width, setWidth] = useState<Width>(() => (innerWidth < widths.computer / 2 ? 'phone' : 'computer'))
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
            nameOf={drafts}
            choose={to => ask(counterpart(at, to, pages))}
          />
          <Choice
            legend={drafts('width')}
            values={['phone', 'computer']}
            chosen={width}
            nameOf={drafts}
            choose={setWidth}
          />
        </div>
      )}
      <PreviewStatus
        preview={preview}
        refused={preview.refused && <Said>{preview.refused}</Said>}
        upToDate={t(shown?.address === null ? 'noPage' : 'upToDate')}
      />
      {shown?.address && (
        <PageFrame title={`${t('preview')}: ${shown.address}`} html={shown.html} pageWidth={widths[width]} />
      )}
      {shown?.note && (
        <p>
          <Said>{shown.note}</Said>
        </p>
      )}
      {shown && <ChangedLines lines={shown.lines} />}
    </section>
  )
}
