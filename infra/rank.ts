import { readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { featuresOf } from '#shared/matching/features.ts'
import { comparedBrief, comparedPartner } from '#shared/matching/labelled.ts'
import { briefsIn, partnersIn } from '#shared/matching/labelled-file.ts'
import { needsOf } from '#shared/matching/needs.ts'
import { rank } from '#shared/matching/rank.ts'
import { weights } from '#shared/matching/weights.ts'

const { values } = parseArgs({
  options: { partners: { type: 'string' }, briefs: { type: 'string' }, out: { type: 'string' } },
})
const { partners, briefs, out } = values
if (!partners || !briefs || !out) {
  console.error('npm run rank -- --partners <file> --briefs <file> --out <file>')
  process.exit(1)
}

/** What a file holds; the run ends with one line that says what is wrong with it. */
const read = async <Item>(
  file: string,
  itemsIn: (content: string, file: string) => Item[],
): Promise<Item[]> => {
  try {
    return itemsIn(await readFile(file, 'utf8'), file)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}

const features = (await read(partners, partnersIn)).map(partner => featuresOf(comparedPartner(partner)))
const asked = await read(briefs, briefsIn)

/** The partners who would be shown for each brief, best first. */
const rankings = (side: 'native' | 'other'): Record<string, string[]> =>
  Object.fromEntries(
    asked.map(brief => [
      brief.id,
      rank(needsOf(comparedBrief(brief, side)), features, weights).map(({ id }) => id),
    ]),
  )

await writeFile(out, `${JSON.stringify({ native: rankings('native'), other: rankings('other') }, null, 1)}\n`)
