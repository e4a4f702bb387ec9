import type { contentCommands } from '#shared/content/content.commands.ts'
import { type ContentEntry, contentValues } from '#shared/content/content-values.ts'
import { kindOf, readName } from '#shared/content/kinds.ts'
import { type ContentFields, standardContent } from '#shared/content/standard-content.ts'
import type { Handlers } from '../platform/commands/command-handler.ts'
import { Refusal } from '../platform/commands/refusal.ts'
import { findContent, findEntries, findPriceList } from '../platform/content/content.store.ts'
import { changedFields } from './content-change.ts'
import { findEntry, findVersion, findVersions, publishing, requestRendering } from './entries.store.ts'
import { isOutdated, statesOf } from './page-states.ts'
import { findRendered } from './pages.store.ts'
import { pagesWith, previewChange, previewPage } from './preview.ts'
import { currentFields, restoreContent, setContent } from './publish-content.ts'
import { siteRenderer } from './renderer.store.ts'

const consistent = { consistent: true }

const pageStates = async () => {
  const [renderer, rendered] = await Promise.all([siteRenderer(), findRendered()])
  return { renderer, states: statesOf(renderer, rendered) }
}

/** What an entry states, in short: its figure, its Swedish title or its day. */
const summaryOf = ({ value, date, shown, reached, sv }: ContentFields): string => {
  const { title, name, question } = Object(sv) as { title?: string; name?: string; question?: string }
  const stated = value ?? title ?? name ?? question ?? date
  const marks = [shown === false && '(hidden)', reached === true && '(reached)']
  return [stated === undefined ? '' : String(stated), ...marks].filter(Boolean).join(' ')
}

const listContent = async (kind: string | undefined) => {
  const stored = new Map((await findEntries(consistent)).map(entry => [entry.name, entry]))
  const names = [...new Set([...standardContent.keys(), ...stored.keys()])]
  return names
    .filter(name => kind === undefined || kindOf(name) === kind)
    .map(name => {
      const entry = stored.get(name)
      const states = summaryOf(currentFields(name, entry ?? null) ?? {})
      return { name, states, version: entry?.version ?? 0, at: entry?.at ?? null, by: entry?.by ?? null }
    })
}

const showContent = async (name: string) => {
  const [stored, { states }] = await Promise.all([findEntry(name), pageStates()])
  const fields = currentFields(name, stored)
  if (!fields) throw new Refusal(`There is no content ${name}: content list shows what there is.`)
  const { version = 0, at = null, by = null, why = null } = stored ?? {}
  return { name, version, ...fields, at, by, why, pages: pagesWith(readName(name), states) }
}

const withEntry = (entries: readonly ContentEntry[], entry: ContentEntry): ContentEntry[] => [
  ...entries.filter(({ name }) => name !== entry.name),
  entry,
]

/** Terms that people have accepted do not change with a figure. */
const statedInTerms = ['claims.notice', 'claims.moneyBack', 'claims.commitment']

/** An entry with a change as typed: its version, its fields, the pages that show it, and what these would read. */
const drafted = async (name: string, field: readonly string[]) => {
  const [stored, entries, prices, { renderer, states }] = await Promise.all([
    findEntry(name),
    findEntries(consistent),
    findPriceList(consistent),
    pageStates(),
  ])
  const fields = changedFields(name, currentFields(name, stored), field)
  const before = contentValues(entries, prices)
  const after = contentValues(withEntry(entries, { name, fields }), prices)
  const note = statedInTerms.includes(name)
    ? 'The terms state this too, as text: they need a new version.'
    : null
  const pages = pagesWith(readName(name), states)
  return { version: stored?.version ?? 0, fields, renderer, pages, values: [before, after] as const, note }
}

const previewContent = async (name: string, field: readonly string[]) => {
  const { version, fields, renderer, pages, values, note } = await drafted(name, field)
  return { name, version, ...fields, ...(await previewChange(renderer, pages, values)), note }
}

const showPage = async (name: string, field: readonly string[], asked: string | undefined) => {
  const { version, renderer, pages, values, note } = await drafted(name, field)
  const [address = null] = asked === undefined ? pages : [asked]
  if (address !== null && !pages.includes(address)) throw new Refusal(`${address} does not show ${name}.`)
  const page = address === null ? { html: '', lines: [] } : await previewPage(renderer, address, values)
  return { name, version, pages, address, ...page, note }
}

const listPages = async () => {
  const [{ states }, values] = await Promise.all([pageStates(), findContent(consistent)])
  return states.map(state => ({
    address: state.address,
    isOutdated: isOutdated(state, values),
    renderedAt: 'renderedAt' in state ? state.renderedAt : null,
    used: state.used,
  }))
}

const store = { find: findEntry, findVersion }

export const contentHandlers: Handlers<typeof contentCommands> = {
  'content list': async ({ kind }) => ({ items: await listContent(kind), next: null }),
  'content show': async ({ name }) => ({ item: await showContent(name) }),
  'content history': async ({ name }) => ({ items: await findVersions(name), next: null }),
  'content preview': async ({ name, field }) => ({ item: await previewContent(name, field) }),
  'content page': async ({ name, field = [], address }) => ({ item: await showPage(name, field, address) }),
  'content set': (input, operation) =>
    setContent(input, operation, { ...store, publish: publishing(operation) }),
  'content restore': (input, operation) =>
    restoreContent(input, operation, { ...store, publish: publishing(operation) }),
  'content pages': async () => ({ items: await listPages(), next: null }),
  'content render': async (_, operation) => {
    await requestRendering(operation)
    return { changed: true }
  },
}
