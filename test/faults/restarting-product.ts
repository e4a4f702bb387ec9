import { type ProductProcess, startProduct } from './product-process.ts'

export type RestartingProduct = {
  /** The product once it is ready again. */
  running(): Promise<ProductProcess>
  /** Kills it with -9 at once and starts it again on the same data and port. */
  crash(): void
  crashes(): number
  stop(): Promise<void>
}

/** The product on one data folder, through all of its crashes. */
export const startRestartingProduct = async (dataFolder: string): Promise<RestartingProduct> => {
  const first = await startProduct(dataFolder)
  let current = Promise.resolve(first)
  let crashes = 0
  const restart = async (product: ProductProcess) => {
    await product.kill()
    return startProduct(dataFolder, product.port)
  }
  return {
    running: () => current,
    crash: () => {
      crashes++
      current = current.then(restart)
      // Whoever waits for it hears of it; until then it is nobody's unhandled rejection.
      current.catch(() => {})
    },
    crashes: () => crashes,
    stop: async () => (await current).stop(),
  }
}
