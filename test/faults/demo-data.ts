import { existsSync } from 'node:fs'
import { mkdtemp, rename } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProduct } from './product-process.ts'

/**
 * Returns the data folder of a first start, to be copied by products that do not test their first start: making the
 * demo data takes most of its ten seconds. It is made once per test run, which has its own temporary folder; parts of
 * `npm test` share theirs.
 */
export const prepareDemoData = async (): Promise<string> => {
  const made = join(process.env.TEST_RUN_FOLDER ?? tmpdir(), 'demo-data')
  if (existsSync(made)) return made
  const folder = await mkdtemp(join(tmpdir(), 'demo-data-'))
  const product = await startProduct(folder, 0, { EASY_PROOFS: '1' })
  await product.stop()
  // Two processes may make it at the same time; the second one uses its own.
  return rename(folder, made).then(
    () => made,
    () => folder,
  )
}
