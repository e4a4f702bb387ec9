import { readable } from '#web/src/platform/readable.ts'
import { loadedFiles } from './service-files.ts'

type Files = Record<string, () => Promise<{ default: unknown }>>

const inFlight = new Map<string, Promise<unknown>>()

const fetchContent = (files: Files, file: string): Promise<unknown> => {
  const load = files[`/${file}`]
  if (!load) throw new Error(`There is no ${file}`)
  const loading = readable(load().then(({ default: content }) => content))
  loading.then(
    content => loadedFiles.set(file, content),
    // A failed load may be retried.
    () => inFlight.delete(file),
  )
  return loading
}

/** Loads one of these files, named relative to the project root. A second call returns the same promise. */
export const loadOnce = (files: Files, file: string): Promise<unknown> => {
  const loading = inFlight.get(file) ?? fetchContent(files, file)
  inFlight.set(file, loading)
  return loading
}
