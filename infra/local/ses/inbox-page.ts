import { createHash } from 'node:crypto'
import { escapeMarkup as escaped } from '../markup.ts'
import { inboxStyle } from './inbox-style.ts'
import type { Mail } from './mailbox.ts'

export type Page = { html: string; contentSecurityPolicy: string }

/** Lists every mail with its recipients, subject and time. */
export function listPage(mails: readonly Mail[], to: string | undefined): Page {
  const count = `${mails.length} ${mails.length === 1 ? 'mail' : 'mails'}${to ? ` to ${to}` : ''}, newest first`
  const search = `<form action="/_local/inbox"><label>Delivered to <input type="email" name="to" value="${escaped(to ?? '')}" placeholder="anna@example.com"></label><button>Show</button>${to ? '<a href="/_local/inbox">All mails</a>' : ''}</form>`
  const head =
    '<thead><tr><th scope="col">Subject</th><th scope="col">To</th><th scope="col">Accepted</th></tr></thead>'
  const table = `<table>${head}<tbody>${mails.map(row).join('')}</tbody></table>`
  const empty =
    '<p class="empty">Nothing here yet. What the product mails on this machine arrives here and nowhere else.</p>'
  return page(
    'Inbox',
    `<h1>Inbox</h1><p class="count">${escaped(count)}</p>${search}${mails.length > 0 ? table : empty}`,
  )
}

const row = (mail: Mail): string =>
  `<tr><td><a href="/_local/inbox/${escaped(mail.id)}">${escaped(mail.subject || '(no subject)')}</a></td><td>${escaped(mail.to)}</td><td>${time(mail.at)}</td></tr>`

const time = (at: string): string =>
  `<time datetime="${escaped(at)}">${escaped(at.slice(0, 19).replace('T', ' '))} UTC</time>`

/** Shows one mail: its text, its HTML in a frame without scripts, its attachments and its headers. */
export function mailPage(mail: Mail): Page {
  const facts = [
    ['From', escaped(mail.from)],
    ['To', escaped(mail.to)],
    ['Accepted', time(mail.at)],
  ].map(([name, value]) => `<dt>${name}</dt><dd>${value}</dd>`)
  const sections = [
    mail.text && section('Text', `<pre class="text">${linked(mail.text)}</pre>`),
    mail.html && section('HTML', frame(mail.html)),
    mail.attachments.length > 0 &&
      section('Attachments', `<ul>${mail.attachments.map(attachment).join('')}</ul>`),
    section(
      'Headers',
      `<pre>${mail.headers.map(({ name, value }) => escaped(`${name}: ${value}`)).join('\n')}</pre>`,
    ),
  ]
  const heading = `<p class="count"><a href="/_local/inbox">Inbox</a></p><h1>${escaped(mail.subject || '(no subject)')}</h1>`
  return page(
    mail.subject,
    `${heading}<dl>${facts.join('')}</dl>${sections.filter(Boolean).join('')}`,
    mail.html,
  )
}

export const missingPage = (): Page =>
  page('No such mail', '<h1>No such mail</h1><p><a href="/_local/inbox">Back to the inbox</a></p>')

const section = (title: string, content: string): string => `<section><h2>${title}</h2>${content}</section>`

const attachment = ({ fileName, contentType }: Mail['attachments'][number]): string =>
  `<li>${escaped(fileName || '(no name)')} <span>${escaped(contentType)}</span></li>`

/** No scripts, no forms and an origin of its own; links open in a new tab, so that confirmation links work. */
const frame = (html: string): string =>
  `<iframe title="The mail's HTML" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escaped(`<base target="_blank">${html}`)}"></iframe>`

const linked = (text: string): string =>
  text
    .split(/(https?:\/\/[^\s<>"']+)/)
    .map((part, position) =>
      position % 2
        ? `<a href="${escaped(part)}" target="_blank" rel="noopener">${escaped(part)}</a>`
        : escaped(part),
    )
    .join('')

const hashOf = (style: string): string => `'sha256-${createHash('sha256').update(style).digest('base64')}'`

/**
 * A framed mail inherits the page's policy. So the policy allows the mail's own style sheets by their hashes, and style
 * attributes, which mails depend on; the page itself has none.
 */
function page(title: string, content: string, framed = ''): Page {
  const sheets = [...framed.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/gi)].map(([, sheet = '']) => sheet)
  const policy = [
    "default-src 'none'",
    `style-src ${[inboxStyle, ...sheets].map(hashOf).join(' ')}`,
    "img-src 'self' data:",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(framed ? ["style-src-attr 'unsafe-inline'"] : []),
  ]
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title><link rel="icon" href="data:,"><style>${inboxStyle}</style>`
  return {
    html: `<!doctype html><html lang="en"><head>${head}</head><body><main>${content}</main></body></html>`,
    contentSecurityPolicy: policy.join('; '),
  }
}
