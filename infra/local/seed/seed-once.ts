import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeDemo } from './demo.ts'

/**
 * Makes the demo data at the first start on a data folder, and answers how to sign in. A failure is told and stops
 * nothing: the system is whole without it, and the next start tries again.
 */
export async function seedOnce(dataFolder: string, origin: string): Promise<string | undefined> {
  const mark = join(dataFolder, 'seeded')
  if (existsSync(mark)) return undefined
  try {
    const demo = await makeDemo(origin)
    await writeFile(mark, demo)
    return demo
  } catch (error) {
    return `The demo data could not be made: ${error instanceof Error ? error.message : error}`
  }
}
