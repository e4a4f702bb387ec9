import { isDeepStrictEqual } from 'node:util'
import type * as z from 'zod/mini'
import type { Language } from '#shared/contract/language.ts'
import type { issueEntity } from '#shared/newsletter/issue.entity.ts'
import type { IssueText } from '#shared/newsletter/issue.ts'
import type { newsletterCommands } from '#shared/newsletter/issues.commands.ts'
import type { InputOf } from '#shared/operator/command.ts'
import { Refusal } from '../platform/commands/refusal.ts'
import { learningSection } from './learning-section.ts'
import { parseIssue } from './parse-issue.ts'

export type Issue = z.infer<typeof issueEntity.item>

/** What the use case needs of the store. */
export type Drafts = {
  find: (month: string) => Promise<Issue | null>
  /** Stores a draft over the version that was seen, 0 for none; returns false if there is another one by now. */
  save: (draft: Issue, seen: number) => Promise<boolean>
}

const replacing = ({ month, version }: Issue) =>
  new Refusal(
    `Version ${version} of ${month} is stored. Look at it with newsletter preview; --over ${version} replaces it.`,
  )

/** Reads an issue from a file, and ends it with what is new in the Learning Hub. Throws a refusal as `parseIssue` does. */
export const draftedTexts = (file: string, now: string): Record<Language, IssueText> => {
  const texts = parseIssue(file)
  const day = now.slice(0, 10)
  const ending = ({ subject, blocks }: IssueText, language: Language): IssueText => ({
    subject,
    blocks: [...blocks, ...learningSection(day, language)],
  })
  return { sv: ending(texts.sv, 'sv'), en: ending(texts.en, 'en') }
}

/** Stores a new version of a draft. Throws a refusal for a file that cannot be sent, and if it would replace unseen work. */
export const saveDraft = async (
  { month, file, over = 0 }: InputOf<(typeof newsletterCommands)['newsletter draft']>,
  { drafts, by, now }: { drafts: Drafts; by: string; now: string },
): Promise<{ changed: boolean; version: number }> => {
  const texts = draftedTexts(file, now)
  const known = await drafts.find(month)
  if (known?.state === 'published')
    throw new Refusal(`The issue of ${month} is published and stays as it is.`)
  if (known && isDeepStrictEqual(texts, { sv: known.sv, en: known.en }))
    return { changed: false, version: known.version }
  const seen = known?.version ?? 0
  if (over !== seen) throw known ? replacing(known) : new Refusal(`There is no version ${over} of ${month}.`)
  const saved = { file, savedAt: now, savedBy: by }
  const draft: Issue = { month, version: seen + 1, state: 'draft', ...texts, ...saved }
  if (await drafts.save(draft, seen)) return { changed: true, version: draft.version }
  throw new Refusal('Somebody else stored a version at the same moment. Look at it with newsletter preview.')
}
