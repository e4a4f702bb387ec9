import { createHash } from 'node:crypto'
import { oneFile } from './one-file.ts'

/**
 * Builds the analytics code as one file: a page that nobody touches loads no app to share code with. Returns its path
 * and its code.
 */
export const analyticsFile = async (): Promise<{ file: string; code: string }> => {
  const code = await oneFile('web/src/features/analytics/analytics.ts', 'es')
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8)
  return { file: `assets/analytics-${hash}.js`, code }
}
