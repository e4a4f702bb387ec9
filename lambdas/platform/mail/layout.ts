import { brand } from '#shared/brand.ts'
import type { Language } from '#shared/contract/language.ts'

/** One block of a mail's body. */
export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'code'; digits: string }
  | { kind: 'action'; label: string; href: string }
  | { kind: 'facts'; facts: readonly (readonly [name: string, value: string])[] }

export type Letter = {
  language: Language
  preview?: string
  heading: string
  blocks: readonly Block[]
  /** Small print, with a link where there is one. */
  footer?: { text: string; link?: { label: string; href: string } }
}

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, sign => `&#${sign.charCodeAt(0)};`).replaceAll('\n', '<br>')

const asText = (block: Block): string => {
  switch (block.kind) {
    case 'paragraph':
      return block.text
    case 'code':
      return block.digits
    case 'action':
      return `${block.label}:\n${block.href}`
    case 'facts':
      return block.facts.map(([name, value]) => `${name}: ${value}`).join('\n')
  }
}

const asHtml = (block: Block): string => {
  switch (block.kind) {
    case 'paragraph':
      return `<p style="margin:0 0 20px">${escaped(block.text)}</p>`
    case 'code':
      return `<p class="code" style="margin:0 0 20px;font:600 34px/1.2 ui-monospace,Menlo,Consolas,monospace;letter-spacing:6px">${escaped(block.digits)}</p>`
    case 'action':
      return `<p style="margin:0 0 24px"><a class="button" href="${escaped(block.href)}" style="display:inline-block;background:#0d4b4a;color:#ffffff;padding:14px 22px;border-radius:4px;font-weight:600;text-decoration:none">${escaped(block.label)}</a></p>`
    case 'facts':
      return `<table role="presentation" style="margin:0 0 20px;border-collapse:collapse">${block.facts
        .map(
          ([name, value]) =>
            `<tr><td class="muted" style="padding:6px 20px 6px 0;color:#50605d">${escaped(name)}</td><td style="padding:6px 0">${escaped(value)}</td></tr>`,
        )
        .join('')}</table>`
  }
}

const darkStyle =
  '@media (prefers-color-scheme:dark){body,.page{background:#0b1514!important;color:#ecf2ef!important}.muted{color:#a3b3ae!important}.button{background:#8ad6cb!important;color:#06201f!important}.rule{border-color:#213735!important}a{color:#8ad6cb}}'

const footerHtml = (footer: Letter['footer']): string => {
  if (!footer) return ''
  const link = footer.link
    ? ` <a class="muted" style="color:#50605d" href="${escaped(footer.link.href)}">${escaped(footer.link.label)}</a>`
    : ''
  return `<p class="rule muted" style="margin:32px 0 0;padding-top:16px;border-top:1px solid #dcdbd3;font-size:13px;color:#50605d">${escaped(footer.text)}${link}</p>`
}

/** The letter as plain text. */
export const letterText = ({ heading, blocks, footer }: Letter): string => {
  const link = footer?.link ? `${footer.link.label}: ${footer.link.href}` : ''
  return [heading, ...blocks.map(asText), [footer?.text, link].filter(Boolean).join('\n')]
    .filter(Boolean)
    .join('\n\n')
}

/** The letter as HTML that mail programs agree on: tables where needed, inline styles, no remote image, dark mode. */
export const letterHtml = ({ language, preview, heading, blocks, footer }: Letter): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escaped(heading)}</title><style>${darkStyle}</style></head><body style="margin:0;background:#fbfaf6;color:#0f1f1e">${
    preview ? `<div style="display:none;max-height:0;overflow:hidden">${escaped(preview)}</div>` : ''
  }<div class="page" style="max-width:34rem;margin:0 auto;padding:32px 20px;background:#fbfaf6;font:400 16px/1.6 -apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"><p style="margin:0 0 28px;font-weight:700;letter-spacing:-.02em">${escaped(brand.name.toLowerCase())}</p><h1 style="margin:0 0 16px;font-size:24px;line-height:1.2">${escaped(heading)}</h1>${blocks
    .map(asHtml)
    .join('')}${footerHtml(footer)}</div></body></html>`
