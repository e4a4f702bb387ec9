import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { App } from 'aws-cdk-lib'
import { readDeployment, type Stage } from '#infra/deployment/deployment.ts'
import { buildStacks } from '#infra/stacks/build-stacks.ts'
import { type FunctionName, functions } from '#infra/system/functions.ts'
import type { SiteManifest } from '#web/site-manifest.ts'

export type Context = { stage: Stage } & Record<string, string>
export type System = { app: App; stacks: ReturnType<typeof buildStacks> }

const cdkJson = JSON.parse(readFileSync(new URL('../../../cdk.json', import.meta.url), 'utf8'))

/** Stands for the output of esbuild and the site's build, so that templates need neither. */
const standIn = (folder: string, name: string, file: string): string => {
  const made = join(folder, name)
  mkdirSync(made, { recursive: true })
  writeFileSync(join(made, file), name)
  return made
}

/** Builds the system for a stage, with everything that it writes in a folder. */
export const buildSystem = (context: Context, folder: string, manifest: SiteManifest): System => {
  const app = new App({
    context: { ...cdkJson.context, ...context },
    outdir: join(folder, `cdk.out.${context.stage}`),
    analyticsReporting: false,
  })
  const deployment = readDeployment(name => app.node.tryGetContext(name))
  const names = Object.keys(functions) as FunctionName[]
  const bundles = Object.fromEntries(names.map(name => [name, standIn(folder, name, 'index.mjs')]))
  const stacks = buildStacks(app, deployment, {
    site: { folder: standIn(folder, 'site', 'index.html'), manifest },
    bundles: bundles as Record<FunctionName, string>,
  })
  return { app, stacks }
}
