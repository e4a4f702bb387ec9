import { useState } from 'react'
import type { Language } from '#shared/contract/language.ts'
import { useRun } from '../commands/CommandPage.tsx'
import type { Outcome } from '../commands/outcome.ts'
import { Result } from '../commands/Result.tsx'
import { DeskLink } from '../DeskLink.tsx'
import type { DeskContext } from '../desk-context.ts'
import { Overtaken } from '../drafts/Overtaken.tsx'
import { begunFrom, useDraft } from '../drafts/use-draft.ts'
import { usePreview } from '../drafts/use-preview.ts'
import { commandAddress } from '../route.ts'
import { Said, useSaidText } from '../swedish/Said.tsx'
import { useWords } from '../words.ts'
import { Dispatch } from './Dispatch.tsx'
import { IssueForm } from './IssueForm.tsx'
import {
  changedIn,
  fileOf,
  type Issue,
  type IssueField,
  missingIn,
  monthName,
  refusedLines,
  writtenNow,
} from './issue.ts'
import { useIssueWords } from './issue-words.ts'
import { LetterPreview, type Letters } from './LetterPreview.tsx'
import { MailingFigures } from './MailingFigures.tsx'
import { useIssue } from './use-issue.ts'

const nothingMore = () => undefined

type Draft = ReturnType<typeof useDraft>
type Saving = ReturnType<typeof useRun>
type OpenProps = { issue: Issue; saving: Saving; read: () => Promise<void>; desk: DeskContext }

const refusedBy = ({ result }: Outcome): string =>
  result && 'refused' in result ? String(result.refused) : ''

/** Saves a draft over the version that it was begun from; what is missing is marked first. */
const useSaving = ({ issue, saving, read }: OpenProps, { typed, settle }: Draft) => {
  const { t } = useIssueWords()
  const say = useSaidText()
  const [isAsked, setAsked] = useState(false)
  const written = writtenNow(issue, typed)
  const missing = missingIn(written)
  const save = async () => {
    setAsked(true)
    if (missing.length > 0) return
    const over = begunFrom(typed, issue)
    const input = { month: issue.month, file: fileOf(written), ...(over > 0 && { over: String(over) }) }
    const result = await saving.run(input)
    if (!result) return
    await read()
    if ('version' in result) settle(typed, Number(result.version))
  }
  const lacks = isAsked && missing.length > 0
  const outcome: Outcome = lacks ? { problem: 'invalid' } : saving.outcome
  const { fields, others } = refusedLines(refusedBy(saving.outcome), written, { line: t('line'), say })
  const tooLong = saving.outcome.refused?.file
  const refusals: Partial<Record<IssueField, string>> = {
    ...(tooLong && { 'sv.text': tooLong, 'en.text': tooLong }),
    ...fields,
    ...(lacks && Object.fromEntries(missing.map(field => [field, 'required']))),
  }
  return { save, outcome, refusals, others }
}

/** What a save returned that is not about a line. */
const Saved = ({ outcome: { result }, others }: { outcome: Outcome; others: string }) => {
  if (!result || ('refused' in result && !others)) return null
  const shown = 'refused' in result ? { refused: others } : result
  return <Result name="newsletter draft" result={shown} more={nothingMore} />
}

/** A draft with its form, beside the letter that it becomes. */
const DraftIssue = (props: OpenProps) => {
  const { issue, read, desk } = props
  const { t } = useIssueWords()
  const say = useSaidText()
  const draft = useDraft()
  const { typed, replace, forget } = draft
  const { save, outcome, refusals, others } = useSaving(props, draft)
  const [language, setLanguage] = useState<Language>('sv')
  const written = writtenNow(issue, typed)
  const isDrafted = changedIn(issue, typed).length > 0
  const isComplete = missingIn(written).length === 0
  const input = isComplete ? { month: issue.month, file: fileOf(written) } : null
  const preview = usePreview<Letters>('newsletter letter', input, desk)
  const refused = refusedLines(preview.refused ?? '', written, { line: t('line'), say })
  const whyNot = refused.others ? <Said>{refused.others}</Said> : t('asMarked')
  const version = String(issue.version)
  return (
    <div className="draft-beside">
      <div>
        {isDrafted && begunFrom(typed, issue) < issue.version && (
          <Overtaken
            by={issue.by}
            deed={t('overtaken')}
            goOn={() => replace({ ...typed, version })}
            discard={forget}
          />
        )}
        <IssueForm
          {...{ issue, typed, forget, save, outcome, desk }}
          type={(field, text) => replace({ version, ...typed, [field]: text })}
          refusals={{ ...(isComplete && refused.fields), ...refusals }}
          enter={setLanguage}
        />
        <Saved outcome={outcome} others={others} />
      </div>
      <LetterPreview
        preview={preview}
        status={{
          refused: isComplete && preview.refused && whyNot,
          upToDate: t(isComplete ? 'upToDate' : 'incomplete'),
        }}
        language={language}
        choose={setLanguage}
      />
      {issue.version > 0 && <Dispatch {...{ issue, isDrafted, read, desk }} />}
    </div>
  )
}

/** An issue that is being sent or was: its figures, beside the letter that subscribers get. */
const SentIssue = ({ issue, read, desk }: Omit<OpenProps, 'saving'>) => {
  const [language, setLanguage] = useState<Language>('sv')
  const preview = usePreview<Letters>('newsletter letter', { month: issue.month }, desk)
  return (
    <div className="draft-beside">
      <div>
        {issue.mailing && <MailingFigures month={issue.month} mailing={issue.mailing} desk={desk} />}
        <Dispatch {...{ issue, read, desk }} isDrafted={false} />
      </div>
      <LetterPreview preview={preview} status={null} language={language} choose={setLanguage} />
    </div>
  )
}

/**
 * An issue of the newsletter: a draft is edited beside the letter that it becomes, tested and sent. The commands do what
 * is done: `newsletter draft`, `newsletter test` and `newsletter send`.
 */
export const IssuePage = ({ month, desk }: { month: string; desk: DeskContext }) => {
  const { t, language } = useIssueWords()
  const words = useWords()
  const saving = useRun('newsletter draft', desk)
  // Whether it was saved is not known: it is asked again as it was, not compared with what may be its own result.
  const { issue, problem, read } = useIssue(month, desk, saving.outcome.problem === 'unknown')
  return (
    <article>
      <nav>
        <DeskLink to={commandAddress('newsletter list')}>{t('all')}</DeskLink>
      </nav>
      <h1>
        {t('issueOf')} {monthName(month, language)}
      </h1>
      <p role="status" className="problem">
        {problem && words(problem)}
      </p>
      {!issue && !problem && <p>{words('loading')}</p>}
      {issue?.state === 'draft' && <DraftIssue {...{ issue, saving, read, desk }} />}
      {issue?.state === 'published' && <SentIssue {...{ issue, read, desk }} />}
    </article>
  )
}
