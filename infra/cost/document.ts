const begin = '<!-- npm run cost -- --write -->'
const end = '<!-- end -->'

/** The document with this bill between its marks. Throws if a mark is missing. */
export const withBill = (text: string, bill: string): string => {
  const from = text.indexOf(begin)
  const to = text.indexOf(end)
  if (from < 0 || to < from) throw new Error(`The document has no "${begin}" before "${end}".`)
  return `${text.slice(0, from + begin.length)}\n\n${bill}\n\n${text.slice(to)}`
}
