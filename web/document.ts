import { brand } from '#shared/brand.ts'
import type { ContentValues } from '#shared/content/read-content.ts'
import type { Language } from '#shared/contract/language.ts'
import type { InlineScripts } from './inline-scripts.ts'

/** The parts that every document of a build shares. */
export type Frame = {
  styles: string
  font: string
  scripts: InlineScripts
  /** The path of the analytics file, loaded if the visitor allows it. */
  analytics: string
}

export type Document = {
  language: Language
  title: string
  /** Tags of this page only: description, canonical and so on. */
  head: string
  /** Stylesheets in addition to those of every page. */
  styles?: readonly string[]
  root: string
  consent: string
  /** Who to write to, on paper only; absent in the shell of the signed-in areas. */
  address?: string
  /**
   * The files of the app for this page, fetched together; by language and pool (`svbusiness`, `sv` for nobody) if the
   * page learns both only in the browser.
   */
  modules: readonly string[] | Readonly<Record<string, readonly string[]>>
  /** The page's id for the app; empty for the shell. */
  page: string
  /** The English version of a Swedish page, for those who chose English. */
  english?: string
  /** The content that operators have changed, as the page reads it when it becomes interactive. */
  content: ContentValues
  /** The query with which the app is loaded at once; empty for always. */
  startsWith?: string | undefined
}

const icon =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 30 30'%3E%3Cpath d='M4 22V11l11 10V8l11 6' fill='none' stroke='%230d4b4a' stroke-width='2.6'/%3E%3Ccircle cx='4' cy='11' r='3.4' fill='%230d4b4a'/%3E%3Ccircle cx='15' cy='21' r='3.4' fill='%230d4b4a'/%3E%3Ccircle cx='26' cy='14' r='4' fill='%23f2541b'/%3E%3C/svg%3E"

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const htmlTag = (
  { language, modules, page, english, startsWith, content }: Document,
  { analytics }: Frame,
): string =>
  [
    `<html lang="${language}"`,
    ...Object.entries(Array.isArray(modules) ? { app: modules } : modules).map(
      ([name, files]) => `data-${name}="${files.join(' ')}"`,
    ),
    `data-analytics="${analytics}"`,
    ...(page ? [`data-page="${page}"`] : []),
    ...(english ? [`data-english="${english}"`] : []),
    ...(Object.keys(content).length > 0 ? [`data-content="${escaped(JSON.stringify(content))}"`] : []),
    ...(startsWith === undefined ? [] : [`data-now="${startsWith}"`]),
  ].join(' ')

/** Beside the app, so that no visitor's script contains it: web/src/ui/print.css shows it on paper. */
const printedAddress = ({ address }: Document): string =>
  address ? `<address>${escaped(address)}</address>` : ''

/**
 * Returns a whole page. Styles and scripts are the same bytes in each, because the policy names them by their hash.
 * The script comes before the styles, which are most of the document, so that its files are requested while the
 * styles still arrive.
 */
export const htmlDocument = (document: Document, frame: Frame): string => {
  const { styles, font, scripts } = frame
  return `<!doctype html>
${htmlTag(document, frame)}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escaped(document.title)}</title>
<script>${scripts.page}</script>${document.head}
<meta property="og:site_name" content="${escaped(brand.name)}"><meta name="theme-color" content="#fbfaf6" media="(prefers-color-scheme: light)"><meta name="theme-color" content="#0b1514" media="(prefers-color-scheme: dark)">
<link rel="icon" href="${icon}"><link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>
<style>${styles}</style>${(document.styles ?? []).map(file => `<link rel="stylesheet" href="${file}">`).join('')}</head>
<body><div id="root">${document.root}</div>${printedAddress(document)}${document.consent}
<script type="speculationrules">${scripts.speculationRules}</script></body></html>
`
}
