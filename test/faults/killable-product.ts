import { cp } from 'node:fs/promises'
import { onTestFinished } from 'vitest'
import { prepareDemoData } from './demo-data.ts'
import { startRestartingProduct } from './restarting-product.ts'
import { makeTemporaryFolder } from './temporary-folder.ts'

/** Starts a product with the demo data for a test to kill; it and its folder are removed when the test ends. */
export const startKillableProduct = async () => {
  const folder = await makeTemporaryFolder()
  await cp(await prepareDemoData(), folder, { recursive: true })
  const product = await startRestartingProduct(folder)
  onTestFinished(() => product.stop())
  return { ...product, folder }
}
