import { createHash } from 'node:crypto'
import { oneFile } from './one-file.ts'

/**
 * What counts, as one file: on a page that nobody touches there is no app to share anything with. Gives its path below
 * the site and its code.
 */
export const analyticsFile = async (): Promise<{ file: string; code: string }> => {
  const code = await oneFile('web/src/features/analytics/analytics.ts', 'es')
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8)
  return { file: `assets/analytics-${hash}.js`, code }
}
