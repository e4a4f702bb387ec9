import type { Email } from 'postal-mime'

type Mail = { raw: Buffer; parsed: Email }

/** Returns what a reader sees of the HTML: no style sheet, no comments, nothing hidden. */
export const visibleText = (html: string): string =>
  html
    .replace(/<head>[\s\S]*?<\/head>|<!--[\s\S]*?-->|<div style="display:none[^>]*>[\s\S]*?<\/div>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/\s+/g, ' ')
    .trim()

const words = (text: string): Set<string> =>
  new Set((text.match(/[\p{L}\p{N}@.:/#-]{3,}/gu) ?? []).map(word => word.replace(/[.:]+$/, '')))

const header = ({ parsed }: Mail, name: string): string | undefined =>
  parsed.headers.find(({ key }) => key === name)?.value

const hostOf = (text: string): string | undefined => /https?:\/\/([^/\s#?]+)/.exec(text)?.[1]

const headOf = ({ raw }: Mail): string => raw.subarray(0, raw.indexOf('\r\n\r\n')).toString('latin1')

/** Returns links whose text names another host than their target. */
const disguised = (html: string): boolean =>
  [...html.matchAll(/<a [^>]*href="([^"]+)"[^>]*>([\s\S]*?)<\/a>/g)].some(([, href = '', text = '']) => {
    const named = hostOf(visibleText(text))
    return named !== undefined && named !== hostOf(visibleText(href))
  })

const differs = ({ parsed: { text = '', html = '' } }: Mail): boolean => {
  const [plain, shown] = [words(text), words(visibleText(html))]
  const missing = [...plain].filter(word => !shown.has(word)).length
  const added = [...shown].filter(word => !plain.has(word)).length
  return (missing + added) / (plain.size + shown.size) > 0.1
}

/**
 * The rules of spam filters and large mailboxes that depend on a mail's own bytes, by SpamAssassin's names if it has
 * one; sender and reputation depend on DNS and SES. Each returns whether the mail breaks it.
 */
const rules: Readonly<Record<string, (mail: Mail) => boolean>> = {
  MISSING_DATE: mail => !header(mail, 'date'),
  MISSING_MID: mail => !/^<[^<>@\s]+@[^<>@\s]+>$/.test(header(mail, 'message-id') ?? ''),
  MISSING_FROM_NAME: ({ parsed }) => !parsed.from?.name,
  MISSING_SUBJECT: ({ parsed }) => !parsed.subject?.trim(),
  SUBJ_ALL_CAPS: ({ parsed: { subject = '' } }) =>
    /\p{Lu}{2}/u.test(subject) && subject === subject.toUpperCase(),
  SUBJ_SHOUTS: ({ parsed: { subject = '' } }) => /[!?]{2}|!|[$€]|^re:|^fwd:/i.test(subject),
  SUBJ_LONG: ({ parsed: { subject = '' } }) => subject.length > 160,
  MIME_HTML_ONLY: ({ parsed }) => !parsed.text?.trim(),
  MIME_TEXT_ONLY: ({ parsed }) => !parsed.html?.trim(),
  MPART_ALT_DIFF: differs,
  HTML_TEXT_RATIO: ({ parsed: { html = '' } }) => visibleText(html).length / html.length < 0.03,
  HTML_REMOTE: ({ parsed: { html = '' } }) =>
    /<(img|link|script|iframe|form|object|video|input)\b|url\(|@import|@font-face|\ssrc=/i.test(html),
  HTML_TINY_FONT: ({ parsed: { html = '' } }) => /font-size:\s*(0|[1-9])px|font:[^;"]*\b[0-9]px/.test(html),
  HTML_NO_LANG: ({ parsed: { html = '' } }) => !/<html lang="(sv|en)">/.test(html),
  HTML_NO_DARK: ({ parsed: { html = '' } }) =>
    !(
      html.includes('name="color-scheme" content="light dark"') && html.includes('prefers-color-scheme:dark')
    ),
  HTML_LAYOUT_TABLE: ({ parsed: { html = '' } }) => /<table(?![^>]*role="presentation")/.test(html),
  HTML_NO_PREHEADER: ({ parsed: { html = '' } }) =>
    !/<body[^>]*><div style="display:none[^>]*>[^<]{8,}/.test(html),
  LINK_DISGUISED: ({ parsed: { html = '' } }) => disguised(html),
  LINK_NOT_HTTPS: ({ parsed: { text = '', html = '' } }) => /http:\/\//.test(text + html),
  LINE_TOO_LONG: ({ raw }) =>
    raw
      .toString('latin1')
      .split('\r\n')
      .some(line => line.length > 998),
  HEADER_8BIT: mail => /[^\t\r\n -~]/.test(headOf(mail)),
  HEADER_INJECTED: mail => /^bcc:/im.test(headOf(mail)),
  /** Gmail clips a mail after 102 kilobytes. */
  CLIPPED: ({ parsed: { html = '' } }) => Buffer.byteLength(html) > 102 * 1024,
  NO_REPLY: ({ parsed }) => !parsed.replyTo?.[0]?.address,
  NOT_AUTO_SUBMITTED: mail => header(mail, 'auto-submitted') !== 'auto-generated',
}

/** Returns the names of the rules that a mail breaks. */
export const brokenRules = (mail: Mail): string[] =>
  Object.entries(rules).flatMap(([name, breaks]) => (breaks(mail) ? [name] : []))
