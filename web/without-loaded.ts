import type { Plugin } from 'vite'

/**
 * Leaves what comes with the app out of the lists of what else a file needs: nothing is imported before the app, and the
 * lists are a good part of its entry.
 */
export const withoutLoaded = () => {
  const loaded = new Set<string>()
  const plugin: Plugin = {
    name: 'without-loaded',
    enforce: 'pre',
    generateBundle(_, bundle) {
      const add = (file: string): void => {
        const chunk = bundle[file]
        if (loaded.has(file) || chunk?.type !== 'chunk') return
        loaded.add(file)
        chunk.imports.forEach(add)
      }
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk' && chunk.isEntry) add(chunk.fileName)
    },
  }
  const resolveDependencies = (_: string, files: string[]) => files.filter(file => !loaded.has(file))
  return { plugin, resolveDependencies }
}
