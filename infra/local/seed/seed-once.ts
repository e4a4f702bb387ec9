import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** Milliseconds before each retry. A retry continues where the last try failed. */
const usualPauses: readonly number[] = [1000, 5000]

const tryAgain = async <Result>(work: () => Promise<Result>, pauses: readonly number[]): Promise<Result> => {
  try {
    return await work()
  } catch (error) {
    const [pause, ...further] = pauses
    if (pause === undefined) throw error
    await wait(pause)
    return tryAgain(work, further)
  }
}

/**
 * Creates the demo data at the first start on a data folder, and returns how to sign in. A failure is printed with
 * advice but does not stop the system, which works without demo data; the next start tries again.
 */
export async function seedOnce(
  dataFolder: string,
  makeDemo: () => Promise<string>,
  pauses = usualPauses,
): Promise<string | undefined> {
  const mark = join(dataFolder, 'seeded')
  if (existsSync(mark)) return undefined
  try {
    const demo = await tryAgain(makeDemo, pauses)
    await writeFile(mark, demo)
    return demo
  } catch (error) {
    const reason = error instanceof Error ? error.message : error
    return `demo   could not be made (${reason}); make it when this machine has less to do: npm run seed`
  }
}
