import { brand } from '#shared/brand.ts'
import { type ContentValues, readContentWith } from '#shared/content/read-content.ts'
import type { PageRenderer, RenderedPage } from '#shared/content/renderer.ts'
import { everything, usedContent } from '#shared/content/used-content.ts'
import { type Language, languages } from '#shared/contract/language.ts'
import { shownOwner } from '#shared/owner/shown-owner.ts'
import type { PhraseFeature } from '#shared/phrases/phrases.ts'
import {
  owner,
  publicPages,
  renderNotFound,
  renderPage,
  renderShellConsent,
} from '#web/src/app/prerendered.tsx'
import type { PublicPage } from '#web/src/app/public-page.ts'
import { loadPhraseFile } from '#web/src/platform/i18n.ts'
import { addressOf, notFoundAddress } from '#web/src/platform/paths.ts'
import { type Document, type Frame, htmlDocument } from './document.ts'
import { pageHead } from './page-head.ts'

export { layout, layoutPhrases, notFound, owner, publicPages } from '#web/src/app/prerendered.tsx'

/** The parts of a document that only the browser's build knows. */
export type Template = Pick<Document, 'modules' | 'styles'>

/** What every document of a build is made from. */
export type Templates = Pick<PageRenderer, 'build' | 'standard'> & {
  siteOrigin: string
  frame: Frame
  documents: Readonly<Record<string, Template>>
}

type Draft = Omit<Document, 'modules' | 'styles' | 'content'>

/** The shell of the signed-in areas, named like its file. */
export const shellAddress = '/app'

/** The phrases of dialogs, which open on every public page and state claims too. */
const dialogPhrases: readonly PhraseFeature[] = [
  'accounts',
  'credits',
  'errors',
  'fields',
  'investor-access',
  'leads',
  'meetings',
]

const readDialogs = async (language: Language): Promise<void> => {
  const phrases = await Promise.all(dialogPhrases.map(feature => loadPhraseFile(language, feature)))
  // Reads every phrase: nobody knows which of them a visitor will open.
  JSON.stringify(phrases)
}

/** The company as a letter names it. */
const letterAddress = (language: Language): string => {
  const { legalName, address, telephone, email } = shownOwner(language)
  return [legalName, address, telephone, email].join(' · ')
}

const publicDraft = async (page: PublicPage, language: Language, siteOrigin: string): Promise<Draft> => {
  const { root, consent, title, description, linkedData } = await renderPage(page, language)
  await readDialogs(language)
  const own = linkedData(siteOrigin)
  return {
    language,
    title,
    root,
    consent,
    address: letterAddress(language),
    page: page.path,
    ...(language === 'sv' && { english: addressOf(page.path, 'en') }),
    startsWith: page.startsAtOnce ? '' : page.startsWith,
    head: pageHead({
      path: page.path,
      language,
      title,
      description,
      indexed: page.indexed,
      siteOrigin,
      owner,
      own,
    }),
  }
}

const notFoundDraft = async (language: Language): Promise<Draft> => {
  const { root, consent, title } = await renderNotFound(language)
  await readDialogs(language)
  const head = '<meta name="robots" content="noindex">'
  const address = letterAddress(language)
  return { language, title, root, consent, address, head, page: 'not-found', startsWith: '' }
}

const shellDraft = async (): Promise<Draft> => ({
  language: 'sv',
  title: brand.name,
  head: '<meta name="robots" content="noindex">',
  root: '',
  consent: await renderShellConsent(),
  page: '',
  startsWith: '',
})

type MakeDraft = (siteOrigin: string) => Promise<Draft>

/** Every document of the site, by its address. */
const drafts: ReadonlyMap<string, MakeDraft> = new Map<string, MakeDraft>([
  ...publicPages.flatMap(page =>
    languages.map(
      language =>
        [
          addressOf(page.path, language),
          (siteOrigin: string) => publicDraft(page, language, siteOrigin),
        ] as const,
    ),
  ),
  ...languages.map(language => [notFoundAddress(language), () => notFoundDraft(language)] as const),
  [shellAddress, shellDraft],
])

/** Renders one document with this content, and records which of it the document reads. */
const record = async (make: () => Promise<Draft>, values: ContentValues) => {
  const used = new Set<string>()
  readContentWith(name => {
    used.add(name)
    return values[name]
  })
  return { draft: await make(), used: [...used].sort() }
}

let last: Promise<unknown> = Promise.resolve()

/** Renders one document at a time: what is read is recorded for the whole process. */
const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
  const turn = last.then(work)
  last = turn.catch(() => undefined)
  return turn
}

/** Returns the renderer of a build. Both the build and the functions that render pages again use it. */
export const openRenderer = (templates: Templates): PageRenderer => {
  const render = async (address: string, values: ContentValues): Promise<RenderedPage> => {
    const make = drafts.get(address)
    const template = templates.documents[address]
    if (!make || !template) throw new Error(`The build has no page ${address}`)
    const { draft, used } = await record(() => make(templates.siteOrigin), values)
    const isShell = address === shellAddress
    const names = isShell ? [everything] : used
    const document = { ...draft, ...template, content: usedContent(values, names) }
    return { html: htmlDocument(document, templates.frame), used: names }
  }
  return {
    build: templates.build,
    standard: templates.standard,
    render: (address, values) => inTurn(() => render(address, values)),
  }
}
