/** The subsets of the font, in the order in which a sign is looked for in them. */
export const subsets = ['latin', 'latin-ext'] as const

export type Subset = (typeof subsets)[number]

/** A part of a text that one subset of the font has. */
type Run = { subset: Subset; text: string }

type Finds = (codePoint: number) => Subset | undefined

const nameOf = (codePoint: number): string => `[U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}]`

/**
 * A line in runs, each in the subset that has it. A sign that the font does not have is written by its number, so that
 * the paper is silent about nothing: not about other scripts, and not about signs that turn the direction of reading.
 */
export const runsOf = (line: string, find: Finds): Run[] => {
  const runs: Run[] = []
  for (const sign of line) {
    const codePoint = sign.codePointAt(0) ?? 0
    const found = find(codePoint)
    const [subset, text] = [found ?? 'latin', found ? sign : nameOf(codePoint)]
    const last = runs.at(-1)
    if (last?.subset === subset) last.text += text
    else runs.push({ subset, text })
  }
  return runs
}
