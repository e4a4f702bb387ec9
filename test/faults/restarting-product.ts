import { type ProductProcess, startProduct } from './product-process.ts'

export type RestartingProduct = {
  /** Resolves with the product once it is ready again. */
  running(): Promise<ProductProcess>
  /** Kills it with -9 at once and starts it again on the same data and port. */
  crash(): void
  crashes(): number
  stop(): Promise<void>
}

/** What a proof of work takes is not what a kill is about. */
const environment = { EASY_PROOFS: '1' }

/** Starts a product on one data folder that survives its crashes. */
export const startRestartingProduct = async (dataFolder: string): Promise<RestartingProduct> => {
  const first = await startProduct(dataFolder, 0, environment)
  let current = Promise.resolve(first)
  let crashes = 0
  const restart = async (product: ProductProcess) => {
    await product.kill()
    return startProduct(dataFolder, product.port, environment)
  }
  return {
    running: () => current,
    crash: () => {
      crashes++
      current = current.then(restart)
      // Callers that wait for it get the error; until then it must not be an unhandled rejection.
      current.catch(() => {})
    },
    crashes: () => crashes,
    stop: async () => (await current).stop(),
  }
}
