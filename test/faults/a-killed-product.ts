import { onTestFinished } from 'vitest'
import { aFolder } from './a-folder.ts'
import { restartingProduct } from './restarting-product.ts'

/** A product on a folder of its own that the test may kill; both are away when it has ended. */
export const aKilledProduct = async () => {
  const folder = await aFolder()
  const product = await restartingProduct(folder)
  onTestFinished(() => product.stop())
  return { ...product, folder }
}
