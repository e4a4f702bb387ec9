import { cp } from 'node:fs/promises'
import { onTestFinished } from 'vitest'
import { aFolder } from './a-folder.ts'
import { demoData } from './demo-data.ts'
import { restartingProduct } from './restarting-product.ts'

/** Starts a product with the demo data that the test may kill; it and its folder are removed when the test ends. */
export const aKilledProduct = async () => {
  const folder = await aFolder()
  await cp(await demoData(), folder, { recursive: true })
  const product = await restartingProduct(folder)
  onTestFinished(() => product.stop())
  return { ...product, folder }
}
