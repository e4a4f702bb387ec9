import { readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { featuresOf } from '#shared/matching/features.ts'
import {
  comparedBrief,
  comparedPartner,
  type LabelledBrief,
  type LabelledPartner,
} from '#shared/matching/labelled.ts'
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

const read = async <Item>(file: string): Promise<Item[]> => JSON.parse(await readFile(file, 'utf8'))

const features = (await read<LabelledPartner>(partners)).map(partner => featuresOf(comparedPartner(partner)))
const asked = await read<LabelledBrief>(briefs)

/** The partners who would be shown for each brief, best first. */
const rankings = (side: 'native' | 'other'): Record<string, string[]> =>
  Object.fromEntries(
    asked.map(brief => [
      brief.id,
      rank(needsOf(comparedBrief(brief, side)), features, weights).map(({ id }) => id),
    ]),
  )

await writeFile(out, `${JSON.stringify({ native: rankings('native'), other: rankings('other') }, null, 1)}\n`)
