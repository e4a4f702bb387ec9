import { type FormEvent, useMemo, useState } from 'react'
import { allCommands } from '#shared/operator/all-commands.ts'
import { mayRun } from '#shared/operator/may-run.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { Problem } from './CommandForm.tsx'
import { useRun } from './CommandPage.tsx'
import { ContentFields } from './ContentFields.tsx'
import { ContentVersions } from './ContentVersions.tsx'
import { useColleague } from './colleagues.tsx'
import { assignmentsOf, type Entry, refusedFields } from './content.ts'
import { useContentWords } from './content-words.ts'
import { DeskLink } from './DeskLink.tsx'
import type { DeskContext } from './desk-context.ts'
import type { Typed } from './fields.ts'
import type { Outcome } from './outcome.ts'
import { PagePreview } from './PagePreview.tsx'
import { Result } from './Result.tsx'
import { contentAddress } from './route.ts'
import { useContentDraft, useEntry } from './use-entry.ts'
import { usePagePreview } from './use-page-preview.ts'
import { useWords } from './words.ts'

const nothingMore = () => undefined

/** The version that a draft was begun from. */
const begunFrom = (typed: Typed, { version }: Entry): number => Number(typed.version ?? version)

type DraftProps = { entry: Entry; typed: Typed; replace: (next: Typed) => void; forget: () => void }

/** Somebody else was faster: who, and the way on. What was typed stays. */
const Overtaken = ({ entry, typed, replace, forget }: DraftProps) => {
  const { t } = useContentWords()
  const colleague = useColleague()
  return (
    <div role="alert" className="overtaken">
      <p>
        <b>{colleague(entry.by ?? '')}</b> {t('overtaken')}
      </p>
      <Button variant="secondary" small onClick={() => replace({ ...typed, version: String(entry.version) })}>
        {t('goOn')}
      </Button>{' '}
      <Button variant="quiet" small onClick={forget}>
        {t('discard')}
      </Button>
    </div>
  )
}

type FormProps = DraftProps & {
  refusals: Readonly<Record<string, string>>
  publish: () => void
  outcome: Outcome
  desk: DeskContext
}

const Form = ({ entry, typed, replace, forget, refusals, publish, outcome, desk }: FormProps) => {
  const { t } = useContentWords()
  const words = useWords()
  const mayPublish = mayRun(allCommands['content set'], desk.roles)
  const isDrafted = assignmentsOf(entry, typed).length > 0
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!outcome.busy && mayPublish) publish()
  }
  const type = (name: string, text: string) =>
    replace({ version: String(entry.version), ...typed, [name]: text })
  return (
    <form className="content-form" onSubmit={submit} noValidate>
      {entry.isNew && <p>{t('isNew')}</p>}
      <ContentFields entry={entry} typed={typed} type={type} refusals={refusals} mayPublish={mayPublish} />
      {mayPublish ? (
        <p className="content-actions">
          <Button type="submit" busy={outcome.busy ?? false}>
            {outcome.busy ? words('running') : t('publish')}
          </Button>
          {isDrafted && (
            <Button variant="quiet" onClick={forget}>
              {t('discard')}
            </Button>
          )}
          <span className="notes">{t(isDrafted ? 'draftKept' : 'unchanged')}</span>
        </p>
      ) : (
        <p className="notes">{t('reading')}</p>
      )}
      <Problem outcome={outcome} desk={desk} />
    </form>
  )
}

/** An entry of content with its form, beside the pages as they would be. `content set` is what publishes it. */
export const ContentPage = ({ name, desk }: { name: string; desk: DeskContext }) => {
  const { t } = useContentWords()
  const words = useWords()
  const { outcome, run } = useRun('content set', desk)
  // Whether it was done is not known: it is asked again as it was, not compared with what may be its own result.
  const { entry, versions, refused, problem, read } = useEntry(name, desk, outcome.problem === 'unknown')
  const { typed, replace, forget } = useContentDraft()
  const [page, askFor] = useState<string | null>(null)
  const field = useMemo(() => entry && assignmentsOf(entry, typed), [entry, typed])
  const preview = usePagePreview(name, field, page, desk)
  const publish = async () => {
    if (!entry || !field) return
    const change = { name, version: String(begunFrom(typed, entry)), why: typed.why ?? '' }
    const result = await run(change, { field })
    if (result && 'changed' in result) forget()
    if (result) await read()
  }
  const isOvertaken = entry !== null && field?.length !== 0 && begunFrom(typed, entry) < entry.version
  const refusals = { ...refusedFields(preview.refused ?? ''), ...outcome.refused }
  return (
    <article>
      <nav>
        <DeskLink to={contentAddress}>{t('all')}</DeskLink>
      </nav>
      <h1 lang="en">{name}</h1>
      <p role="status" className="problem">
        {problem && words(problem)} {refused && <span lang="en">{refused}</span>}
      </p>
      {!entry && !problem && !refused && <p>{words('loading')}</p>}
      {entry && (
        <div className="content-beside">
          <div>
            {isOvertaken && <Overtaken {...{ entry, typed, replace, forget }} />}
            <Form {...{ entry, typed, replace, forget, refusals, outcome, desk }} publish={publish} />
            {outcome.result && (
              <>
                <Result name="content set" result={outcome.result} more={nothingMore} />
                {'changed' in outcome.result && <p>{t('rendering')}</p>}
              </>
            )}
          </div>
          <PagePreview preview={preview} asked={page} ask={askFor} />
          <ContentVersions entry={entry} versions={versions} replace={replace} roles={desk.roles} />
        </div>
      )}
    </article>
  )
}
