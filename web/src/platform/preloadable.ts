import { type ComponentType, lazy } from 'react'

type Module = { default: ComponentType }

// biome-ignore lint/suspicious/noThenProperty: React accepts a thenable, and this one resolves at once
const resolved = (loaded: Module) => ({ then: (resolve: (loaded: Module) => void) => resolve(loaded) })

/**
 * Like React's `lazy`, but renders a component that `preload` has loaded without suspending: `lazy` always suspends
 * first, and React shows each fallback for at least 300 ms. If preloading failed, the render loads it again.
 */
export const preloadable = <Loaded extends Module>(load: () => Promise<Loaded>) => {
  let loaded: Loaded | undefined
  const preload = async (): Promise<Loaded> => {
    loaded = await load()
    return loaded
  }
  const component = lazy(() => (loaded ? (resolved(loaded) as Promise<Module>) : load()))
  return Object.assign(component, { preload })
}
