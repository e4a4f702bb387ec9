import { appendFileSync } from 'node:fs'

export type Figure = { what: string; bar: string; came: string }

/** Prints a suite's result, and records it for the final table of `npm run faults`. */
export const reportFigure = (what: string, bar: string, came: string): void => {
  console.log(`${what}: ${came} (${bar})`)
  const file = process.env.FAULTS_FIGURES
  if (file) appendFileSync(file, `${JSON.stringify({ what, bar, came } satisfies Figure)}\n`)
}
