import { type ReactNode, useState } from 'react'
import { type Language, languages } from '#shared/contract/language.ts'
import { ChangedLines } from '../drafts/ChangedLines.tsx'
import { Choice } from '../drafts/Choice.tsx'
import { useDraftWords } from '../drafts/draft-words.ts'
import { PageFrame } from '../drafts/PageFrame.tsx'
import { PreviewStatus } from '../drafts/PreviewStatus.tsx'
import type { Preview } from '../drafts/use-preview.ts'
import { useIssueWords } from './issue-words.ts'

/** A letter takes no more than its column of 560 pixels. */
const widths = { phone: 390, computer: 720 } as const
type Width = keyof typeof widths

type Letter = { subject: string; html: string; lines: readonly string[] }

/** What `newsletter letter` returns. */
export type Letters = Readonly<Record<Language, Letter>>

type Props = {
  preview: Preview<Letters>
  /** Whether the letter is what the form says; null if there is no form. */
  status: { refused: ReactNode; upToDate: string } | null
  language: Language
  choose: (language: Language) => void
}

/** The letter that an issue becomes, as a subscriber gets it in one of both languages. */
export const LetterPreview = ({ preview, status, language, choose }: Props) => {
  const { t } = useIssueWords()
  const drafts = useDraftWords()
  const [width, setWidth] = useState<Width>(() => (innerWidth < widths.computer ? 'phone' : 'computer'))
  const letter = preview.shown?.[language]
  return (
    <section className="page-preview" aria-labelledby="letter-preview">
      <h2 id="letter-preview">{t('letter')}</h2>
      <div className="preview-choices">
        <Choice
          legend={t('letterLanguage')}
          values={languages}
          chosen={language}
          nameOf={drafts}
          choose={choose}
        />
        <Choice
          legend={drafts('width')}
          values={['phone', 'computer']}
          chosen={width}
          nameOf={drafts}
          choose={setWidth}
        />
      </div>
      {status && <PreviewStatus preview={preview} {...status} />}
      {letter && (
        <>
          <p className="letter-subject">
            {t('subject')} <b lang={language}>{letter.subject}</b>
          </p>
          <PageFrame
            title={`${t('letter')}: ${drafts(language)}`}
            html={letter.html}
            pageWidth={widths[width]}
            isMail
          />
          <ChangedLines lines={letter.lines} />
        </>
      )}
    </section>
  )
}
