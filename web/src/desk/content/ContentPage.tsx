import { type FormEvent, useMemo, useState } from 'react'
import { allCommands } from '#shared/operator/all-commands.ts'
import { mayRun } from '#shared/operator/may-run.ts'
import { Problem } from '../commands/CommandForm.tsx'
import { useRun } from '../commands/CommandPage.tsx'
import type { Typed } from '../commands/fields.ts'
import type { Outcome } from '../commands/outcome.ts'
import { Result } from '../commands/Result.tsx'
import { DeskLink } from '../DeskLink.tsx'
import type { DeskContext } from '../desk-context.ts'
import { DraftActions } from '../drafts/DraftActions.tsx'
import { useDraftWords } from '../drafts/draft-words.ts'
import { Overtaken } from '../drafts/Overtaken.tsx'
import { begunFrom, useDraft } from '../drafts/use-draft.ts'
import { usePreview } from '../drafts/use-preview.ts'
import { contentAddress } from '../route.ts'
import { Said, useSaidText } from '../swedish/Said.tsx'
import { useWords } from '../words.ts'
import { ContentFields } from './ContentFields.tsx'
import { ContentVersions } from './ContentVersions.tsx'
import { assignmentsOf, type Entry, type PageWithDraft, refusedFields } from './content.ts'
import { useContentWords } from './content-words.ts'
import { PagePreview } from './PagePreview.tsx'
import { useEntry } from './use-entry.ts'

const nothingMore = () => undefined

type DraftProps = { entry: Entry; typed: Typed; replace: (next: Typed) => void; forget: () => void }

type FormProps = DraftProps & {
  refusals: Readonly<Record<string, string>>
  publish: () => void
  outcome: Outcome
  desk: DeskContext
}

const Form = ({ entry, typed, replace, forget, refusals, publish, outcome, desk }: FormProps) => {
  const { t } = useContentWords()
  const drafts = useDraftWords()
  const mayPublish = mayRun(allCommands['content set'], desk.roles)
  const isDrafted = assignmentsOf(entry, typed).length > 0
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!outcome.busy && mayPublish) publish()
  }
  const type = (name: string, text: string) =>
    replace({ version: String(entry.version), ...typed, [name]: text })
  return (
    <form className="draft-form" onSubmit={submit} noValidate>
      {entry.isNew && <p>{t('isNew')}</p>}
      <ContentFields entry={entry} typed={typed} type={type} refusals={refusals} mayPublish={mayPublish} />
      {mayPublish ? (
        <DraftActions label={t('publish')} busy={outcome.busy ?? false} {...{ isDrafted, forget }} />
      ) : (
        <p className="notes">{drafts('reading')}</p>
      )}
      <Problem outcome={outcome} desk={desk} />
    </form>
  )
}

/** An entry of content with its form, beside the pages as they would be. `content set` is what publishes it. */
export const ContentPage = ({ name, desk }: { name: string; desk: DeskContext }) => {
  const { t } = useContentWords()
  const words = useWords()
  const said = useSaidText()
  const { outcome, run } = useRun('content set', desk)
  // Whether it was done is not known: it is asked again as it was, not compared with what may be its own result.
  const { entry, versions, refused, problem, read } = useEntry(name, desk, outcome.problem === 'unknown')
  const { typed, replace, forget, settle } = useDraft()
  const [page, askFor] = useState<string | null>(null)
  const field = useMemo(() => entry && assignmentsOf(entry, typed), [entry, typed])
  const asked = field && { name, field, ...(page !== null && { address: page }) }
  const preview = usePreview<PageWithDraft>('content page', asked, desk)
  const publish = async () => {
    if (!entry || !field) return
    const change = { name, version: String(begunFrom(typed, entry)), why: typed.why ?? '' }
    const result = await run(change, { field })
    if (!result) return
    await read()
    if ('version' in result) settle(typed, Number(result.version))
  }
  const isOvertaken = entry !== null && field?.length !== 0 && begunFrom(typed, entry) < entry.version
  const refusals = { ...refusedFields(preview.refused ?? '', said), ...outcome.refused }
  return (
    <article>
      <nav>
        <DeskLink to={contentAddress}>{t('all')}</DeskLink>
      </nav>
      <h1 lang="en">{name}</h1>
      <p role="status" className="problem">
        {problem && words(problem)} {refused && <Said>{refused}</Said>}
      </p>
      {!entry && !problem && !refused && <p>{words('loading')}</p>}
      {entry && (
        <div className="draft-beside">
          <div>
            {isOvertaken && (
              <Overtaken
                by={entry.by ?? ''}
                deed={t('overtaken')}
                goOn={() => replace({ ...typed, version: String(entry.version) })}
                discard={forget}
              />
            )}
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
