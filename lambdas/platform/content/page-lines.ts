/** Elements within a line, those whose content nobody reads, and those that have no end. */
const withinLine = ['b', 'i', 'small', 'span', 'strong', 'a', 'time']
const unread = ['script', 'style', 'svg']
const endless = ['br', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr', '!doctype']

/** A line that a person or a search engine reads, and where the tag that holds it begins; null if it is not shown. */
type Line = { text: string; heldAt: number | null }

const nameOf = (tag: string): string => tag.replace('/', '').split(/[\s>]/, 1)[0] ?? ''

type Open = { name: string; at: number }

/** The elements that are open after this tag. */
const openAfter = (open: readonly Open[], tag: string, at: number): readonly Open[] => {
  const name = nameOf(tag)
  if (withinLine.includes(name) || endless.includes(name.toLowerCase()) || unread.includes(name)) return open
  if (!tag.startsWith('/')) return [...open, { name, at }]
  const own = open.findLastIndex(one => one.name === name)
  return own < 0 ? open : open.slice(0, own)
}

/** What is read on a page, line by line. */
const linesOf = (html: string): Line[] => {
  const lines: Line[] = [{ text: '', heldAt: null }]
  let [skipped, at] = ['', html.indexOf('<')]
  let open: readonly Open[] = []
  const add = (text: string) => {
    const last = lines.at(-1)
    if (last) last.text += text
  }
  for (const part of html.split('<').slice(1)) {
    const [begins, [tag = '', ...rest]] = [at, part.split('>')]
    at += part.length + 1
    const name = nameOf(tag)
    const opened = !skipped && unread.includes(name)
    if (opened) skipped = name
    else if (skipped === name && tag.startsWith('/')) skipped = ''
    if (skipped) continue
    open = openAfter(open, tag, begins)
    if (tag.startsWith('meta name="description"')) lines.push({ text: tag.split('"')[3] ?? '', heldAt: null })
    if (!withinLine.includes(name)) lines.push({ text: '', heldAt: open.at(-1)?.at ?? null })
    add(rest.join('>'))
  }
  return lines.map(({ text, heldAt }) => ({ text: text.trim(), heldAt })).filter(({ text }) => text)
}

/** The lines of one page that another one does not have. */
const missingIn = (other: readonly Line[], lines: readonly Line[]): Line[] => {
  const known = new Set(other.map(({ text }) => text))
  return lines.filter(({ text }) => !known.has(text))
}

/** The lines that differ between two versions of a page: `- ` those that go, `+ ` those that come. */
export const changedLines = (before: string, after: string): string[] => {
  const [old, present] = [linesOf(before), linesOf(after)]
  const signed = (sign: string) => (line: Line) => `${sign} ${line.text}`
  return [...missingIn(present, old).map(signed('-')), ...missingIn(old, present).map(signed('+'))]
}

/** A page as it is where scripts run, of which nothing runs and nothing leads away: to be looked at within another one. */
const atRest = (html: string): string =>
  html
    .replaceAll(/<(script|noscript)[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<(?:a|form) [^<>]*>/g, tag => tag.replace(/ (?:href|action)="[^"]*"/, ''))

/** The later version of a page at rest, with the attribute `data-changed` on what holds a line that the earlier lacks. */
export const markedPage = (before: string, after: string): string => {
  const places = missingIn(linesOf(before), linesOf(after)).flatMap(({ heldAt }) => heldAt ?? [])
  let marked = after
  for (const place of [...new Set(places)].toSorted((one, other) => other - one))
    marked = `${marked.slice(0, place)}${marked.slice(place).replace(/^<[\w-]+/, '$& data-changed')}`
  return atRest(marked)
}
