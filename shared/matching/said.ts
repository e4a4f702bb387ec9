/** Sentences, and parts of them behind a comma or "but". */
const sentence = /[^.!?;:\n]+(?:\.(?=[\p{L}\d])[^.!?;:\n]*)*/gu
const turn = /,\s|\s(?:men|but)\s/gu

const denials = [
  /(?<!\p{L})(?:never|don't|doesn't|haven't|no experience|without experience|not yet|not worked|do not|does not|have not|has not|did not|am not|no longer|others do)(?!\p{L})/iu,
  /(?<!\p{L})(?:har|gör|bygger|programmerar|skriver|arbetar|kan|jobbar|erbjuder|åtar|säljer|tar)\s(?:\p{L}+\s){0,2}(?:inte|ej|aldrig|inga|ingen)(?!\p{L})(?!\s(?:bara|enbart))/iu,
  /(?<!\p{L})(?:inte|aldrig|ej)\s(?:\p{L}+\s)?(?:arbetat|jobbat|programmerat|rört|byggt|gjort|haft|sysslat|använt|egen)(?!\p{L})/iu,
  /inget jag (?:säljer|erbjuder)|utan (?:egen )?erfarenhet/iu,
]
const noneFirst = /^\s*(?:ingen|inga|inget|no)\s/iu
const noneBehind = /^\s*(?:inga|no)\s/iu

type Span = { start: number; end: number }

const turnsIn = (text: string, start: number): Span[] => {
  const cuts = [
    0,
    ...[...text.matchAll(turn)].map(({ index, 0: found }) => index + found.length),
    text.length,
  ]
  return cuts.slice(1).map((end, at) => ({ start: start + (cuts[at] ?? 0), end: start + end }))
}

/** Where a partner says what they do not do: "no experience of robots". Only of partners: a trouble is no denial. */
export const deniedIn = (text: string): Span[] =>
  [...text.matchAll(sentence)].flatMap(({ 0: found, index }) => {
    if (noneFirst.test(found))
      return [{ start: index, end: index + (found.search(/[\s,](?:men|but)\s/iu) + 1 || found.length) }]
    const spans = turnsIn(found, index)
    return spans.filter((span, at) => {
      const part = text.slice(span.start, span.end)
      return denials.some(denial => denial.test(part)) || (at > 0 && noneBehind.test(part))
    })
  })

export const isWithin = (spans: readonly Span[], start: number): boolean =>
  spans.some(span => span.start <= start && start < span.end)
