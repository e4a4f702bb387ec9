import { brand } from '#shared/brand.ts'
import type { Language } from '#shared/contract/language.ts'
import { shownOwner } from '#shared/owner/shown-owner.ts'
import { fill } from '#shared/phrases/fill.ts'
import { type Block, blockHtml, blockText } from './blocks.ts'
import { escaped } from './escaped.ts'
import { mailPhrases } from './phrases.ts'
import { colours, fonts, sheet, wrap } from './style.ts'

export type Letter = {
  language: Language
  /** What mail programs show next to the subject. */
  preview?: string
  heading: string
  blocks: readonly Block[]
  /** Small print, with links. */
  footer?: { text: string; links: readonly { label: string; href: string }[] }
}

/** Who writes, the last lines of every mail: our name and address, and the company behind them. */
const senderLines = (language: Language): string[] => {
  const { legalName, organizationNumber, address, email } = shownOwner(language)
  const number = fill(mailPhrases(language).registeredAs, { organizationNumber })
  return [`${brand.name} · ${email}`, `${legalName}, ${number} · ${address}`]
}

const previewHtml = (preview: string): string =>
  `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escaped(preview)}</div>`

/** The brand and the last node of its logo, as text: a picture would have to be fetched. */
const wordmark = `<p class="ink" style="margin:0 0 36px;color:${colours.ink};font-size:18px;font-weight:700;letter-spacing:-.02em">${escaped(brand.name.toLowerCase())} <span class="signal" aria-hidden="true" style="color:${colours.signal};font-size:12px">&#9679;</span></p>`

const footerHtml = ({ footer, language }: Pick<Letter, 'footer' | 'language'>): string => {
  const links = (footer?.links ?? []).map(
    ({ label, href }) =>
      `<a class="muted" style="color:${colours.muted}" href="${escaped(href)}">${escaped(label)}</a>`,
  )
  const reason = footer ? `${[escaped(footer.text), links.join(' · ')].filter(Boolean).join('<br>')}<br>` : ''
  return `<p class="rule muted" style="margin:36px 0 0;padding-top:16px;border-top:1px solid ${colours.line};color:${colours.muted};font-size:13px;line-height:1.5">${reason}${escaped(senderLines(language).join('\n'))}</p>`
}

/** The letter as plain text. */
export const letterText = ({ language, heading, blocks, footer }: Letter): string => {
  const links = (footer?.links ?? []).map(({ label, href }) => `${label}: ${href}`)
  const foot = [footer?.text, ...links, ...senderLines(language)].filter(Boolean)
  return [heading, ...blocks.map(blockText), foot.join('\n')].filter(Boolean).join('\n\n')
}

/** The letter as HTML that mail programs agree on: tables, styles in the elements, nothing to fetch, dark colours. */
export const letterHtml = ({ language, preview, heading, blocks, footer }: Letter): string => {
  const table = 'table role="presentation" width="100%" cellpadding="0" cellspacing="0"'
  const content = `${wordmark}<h1 class="ink" style="margin:0 0 20px;color:${colours.ink};font-size:26px;line-height:1.15;letter-spacing:-.02em">${escaped(heading)}</h1>${blocks.map(blockHtml).join('')}${footerHtml({ footer, language })}`
  // Outlook renders mail with Word, which ignores max-width: it gets a table of that width.
  const column = `<!--[if mso]><table role="presentation" width="560"><tr><td><![endif]--><${table} style="max-width:560px;margin:0 auto"><tr><td class="ink" style="color:${colours.ink};text-align:left;font:400 16px/1.6 ${fonts.text};${wrap}">${content}</td></tr></table><!--[if mso]></td></tr></table><![endif]-->`
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escaped(heading)}</title><style>${sheet}</style>`
  return `<!doctype html><html lang="${language}"><head>${head}</head><body class="paper" style="margin:0;padding:0;background:${colours.paper}">${preview ? previewHtml(preview) : ''}<${table} class="paper" style="background:${colours.paper}"><tr><td style="padding:36px 20px 48px">${column}</td></tr></table></body></html>`
}
