import { createHash } from 'node:crypto'
import { build, type Rolldown } from 'vite'
import { projectRoot } from './vite-options.ts'

/**
 * What counts, as one file that shares nothing with the app: on a page that nobody touches there is no app. Gives its
 * path below the site and its code.
 */
export const analyticsFile = async (): Promise<{ file: string; code: string }> => {
  const built = await build({
    configFile: false,
    root: projectRoot,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: 'web/src/features/analytics/analytics.ts',
        output: { format: 'es', codeSplitting: false },
        optimization: { inlineConst: { mode: 'all' } },
      },
    },
  })
  const { output } = built as Rolldown.RolldownOutput
  const { code } = output[0]
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8)
  return { file: `assets/analytics-${hash}.js`, code }
}
