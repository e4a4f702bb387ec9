import { build, type Rolldown } from 'vite'
import { projectRoot } from './vite-options.ts'

/** Bundles and minifies an entry into one script that shares nothing with the app. Returns its code. */
export const oneFile = async (input: string, format: 'es' | 'iife'): Promise<string> => {
  const built = await build({
    configFile: false,
    root: projectRoot,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input,
        // With `var` at the top level the minifier could not inline constants.
        output: { format, topLevelVar: false, codeSplitting: false },
        optimization: { inlineConst: { mode: 'all' } },
      },
    },
  })
  return (built as Rolldown.RolldownOutput).output[0].code.trim()
}
