import { existsSync } from 'node:fs'
import { mkdtemp, rename } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProduct } from './product-process.ts'

/**
 * Returns the data folder that a first start leaves, to be copied by products that are not about their first start:
 * making the demo data takes most of its ten seconds. It is made once for a run of the tests, which have their own
 * folder for temporary files.
 */
export const prepareDemoData = async (): Promise<string> => {
  const made = join(tmpdir(), 'demo-data')
  if (existsSync(made)) return made
  const folder = await mkdtemp(join(tmpdir(), 'demo-data-'))
  const product = await startProduct(folder)
  await product.stop()
  // Two processes may make it at the same time; the second one keeps its own.
  return rename(folder, made).then(
    () => made,
    () => folder,
  )
}
