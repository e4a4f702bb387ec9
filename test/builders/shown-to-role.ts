import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import type { MemberRole } from '#shared/company/member-roles.ts'
import type { Language } from '#shared/contract/language.ts'
import type { PhraseFeature } from '#shared/phrases/phrases.ts'
import { createI18n, I18nProvider, loadPhrases } from '#web/src/platform/i18n.ts'
import { MemberRoleProvider } from '#web/src/platform/member-role.ts'
import '#web/src/platform/agreement-phrases.ts'
import '#web/src/platform/area-phrases.ts'
import '#web/src/platform/company-phrases.ts'
import '#web/src/platform/fit-phrases.ts'
import '#web/src/platform/proposal-phrases.ts'
import '#web/src/platform/report-phrases.ts'

type Shown = {
  words: readonly PhraseFeature[]
  role?: MemberRole
  /** What has been read, by the keys of their queries. */
  known?: readonly (readonly [key: readonly unknown[], data: unknown])[]
  language?: Language
}

/** The markup of a part of a signed-in view as a person sees it at first. */
export const shownTo = async (
  part: ReactNode,
  { words, role, known = [], language = 'sv' }: Shown,
): Promise<string> => {
  const instance = createI18n(language)
  await Promise.all(words.map(feature => loadPhrases(instance, feature)))
  const queries = new QueryClient()
  for (const [key, data] of known) queries.setQueryData(key, data)
  const inRouter = createElement(StaticRouter, { location: '/' }, part)
  const inQueries = createElement(QueryClientProvider, { client: queries }, inRouter)
  const inRole = createElement(MemberRoleProvider, { value: role }, inQueries)
  return renderToStaticMarkup(createElement(I18nProvider, { value: instance }, inRole))
}
