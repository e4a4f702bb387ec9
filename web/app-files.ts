import type { Rolldown } from 'vite'

type Output = readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]

const chunksOf = (output: Output): Rolldown.OutputChunk[] => output.filter(file => file.type === 'chunk')

/**
 * Returns the chunk that holds a source file (relative to the root of the project), and the chunk that imports it by
 * name if that is another. Throws if no chunk holds it.
 */
const chunksWith = (output: Output, file: string): Rolldown.OutputChunk[] => {
  const isIt = (id: string | null) => id?.endsWith(`/${file}`)
  const found = chunksOf(output).filter(
    ({ moduleIds, facadeModuleId }) => moduleIds.some(isIt) || isIt(facadeModuleId),
  )
  if (found.length === 0) throw new Error(`No chunk of the browser's build holds ${file}`)
  return found
}

/** Returns the paths of the chunks that hold these files and of everything that they import, without repeats. */
export const modulesFor = (output: Output, files: readonly string[]): string[] => {
  const byName = new Map(chunksOf(output).map(chunk => [chunk.fileName, chunk]))
  const wanted = new Set<string>()
  const add = (fileName: string): void => {
    if (wanted.has(fileName)) return
    wanted.add(fileName)
    for (const imported of byName.get(fileName)?.imports ?? []) add(imported)
  }
  for (const { fileName } of files.flatMap(file => chunksWith(output, file))) add(fileName)
  return [...wanted].map(fileName => `/${fileName}`)
}

/** Returns the paths of the styles that these chunks import: the same files as `modulesFor` returns. */
export const stylesFor = (output: Output, modules: readonly string[]): string[] => [
  ...new Set(
    chunksOf(output)
      .filter(({ fileName }) => modules.includes(`/${fileName}`))
      .flatMap(chunk => [...(chunk.viteMetadata?.importedCss ?? [])].map(file => `/${file}`)),
  ),
]

/** Returns the one asset with this prefix. Throws if there is none. */
export const assetNamed = (output: Output, start: string, end: string): Rolldown.OutputAsset => {
  const asset = output.find(
    file => file.fileName.startsWith(`assets/${start}`) && file.fileName.endsWith(end),
  )
  if (asset?.type !== 'asset') throw new Error(`The browser's build has no ${start}…${end}`)
  return asset
}
