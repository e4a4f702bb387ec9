import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { App } from 'aws-cdk-lib'
import { Template } from 'aws-cdk-lib/assertions'
import { afterAll, expect } from 'vitest'
import { readDeployment, type Stage } from '#infra/deployment/deployment.ts'
import { buildStacks } from '#infra/stacks/build-stacks.ts'
import { type FunctionName, functions } from '#infra/system/functions.ts'
import type { SiteManifest } from '#web/site-manifest.ts'
import { realOwner } from '../../builders/real-owner.ts'

type System = ReturnType<typeof buildStacks>
type StackName = keyof System
type Resource = {
  Type: string
  // biome-ignore lint/suspicious/noExplicitAny: a template is what CloudFormation says it is
  Properties: any
  DeletionPolicy?: string
  UpdateReplacePolicy?: string
}

export const functionNames = Object.keys(functions) as FunctionName[]

export const manifest: SiteManifest = {
  pages: ['/', '/en', '/privacy', '/en/privacy'],
  scriptHashes: Array.from({ length: 5 }, (_, n) => `'sha256-${String(n).repeat(43)}='`),
  styleHashes: Array.from({ length: 5 }, (_, n) => `'sha256-${String(n).repeat(43)}='`),
}

const root = mkdtempSync(join(tmpdir(), 'synthesized-'))
afterAll(() => rmSync(root, { recursive: true }))

/** Stands for the output of esbuild and the site's build, so that templates need neither. */
const standIn = (name: string, file: string): string => {
  const folder = join(root, name)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, file), name)
  return folder
}

const cdkJson = JSON.parse(readFileSync(new URL('../../../cdk.json', import.meta.url), 'utf8'))

export const prodContext = {
  stage: 'prod',
  domain: 'example.se',
  zoneId: 'Z0EXAMPLE',
  owner: JSON.stringify(realOwner),
} as const

/** Builds the system for a stage, like `cdk synth -c stage=… -c …`. */
export const build = (context: { stage: Stage } & Record<string, string>): { app: App; stacks: System } => {
  const app = new App({
    context: { ...cdkJson.context, ...context },
    outdir: join(root, `cdk.out.${context.stage}`),
    analyticsReporting: false,
  })
  const deployment = readDeployment(name => app.node.tryGetContext(name))
  const bundles = Object.fromEntries(functionNames.map(name => [name, standIn(name, 'index.mjs')]))
  const stacks = buildStacks(app, deployment, {
    site: { folder: standIn('site', 'index.html'), manifest },
    bundles: bundles as Record<FunctionName, string>,
  })
  return { app, stacks }
}

type Json = Record<string, unknown>

/** A test run has its own temporary folder: templates never outlive the sources. */
const fileOf = (context: object): string => {
  const hash = createHash('sha256').update(JSON.stringify(context)).digest('hex').slice(0, 16)
  return join(tmpdir(), `templates-${hash}.json`)
}

/** Written to another name and renamed: a test file that reads at the same time finds all of it or nothing. */
const keepTemplates = (file: string, templates: Record<string, Json>): void => {
  const aside = join(root, 'templates.json')
  writeFileSync(aside, JSON.stringify(templates))
  renameSync(aside, file)
}

const makeTemplates = (context: Parameters<typeof build>[0]): Record<string, Json> => {
  process.env.CDK_VALIDATION = 'false'
  const { stacks } = build(context)
  return Object.fromEntries(
    Object.entries(stacks).map(([name, stack]) => [name, Template.fromStack(stack).toJSON()]),
  )
}

/**
 * Returns the templates of a stage, synthesized by the first test file that needs them. AWS's own rules take seconds
 * and are checked once, in rules.test.ts.
 */
export const synthesize = (context: Parameters<typeof build>[0]): Record<StackName, Template> => {
  const file = fileOf(context)
  if (!existsSync(file)) keepTemplates(file, makeTemplates(context))
  const templates = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Json>
  return Object.fromEntries(
    Object.entries(templates).map(([name, template]) => [name, Template.fromJSON(template)]),
  ) as Record<StackName, Template>
}

/** Returns every resource of a type, over all stacks, by `stack/logicalId`. */
export const resourcesOf = (templates: Record<StackName, Template>, type?: string): [string, Resource][] =>
  Object.entries(templates).flatMap(([stack, template]) =>
    Object.entries<Resource>(template.toJSON().Resources)
      .filter(([, resource]) => !type || resource.Type === type)
      .map(([id, resource]): [string, Resource] => [`${stack}/${id}`, resource]),
  )

/** Returns what a template contains for another stack's output, of which only the beginning of the name is known. */
export const fromStack = (StackName: string, output: RegExp) => ({
  'Fn::GetStackOutput': {
    StackName,
    Region: 'eu-north-1',
    OutputName: expect.stringMatching(output),
  },
})

/** Returns whether a function is one that CDK adds for its own work at deployment. */
export const isCdkFunction = (id: string): boolean =>
  /\/(Custom(S3AutoDelete|CDKBucketDeployment)|AWSCDKTrigger)/.test(id)

/** Returns the product's functions by their name in `infra/system/functions.ts`. */
export const ownFunctions = (templates: Record<StackName, Template>): Map<FunctionName, Resource> =>
  new Map(
    resourcesOf(templates, 'AWS::Lambda::Function')
      .filter(([id]) => !isCdkFunction(id))
      .map(([, resource]) => {
        const name = functionNames.find(known => functions[known].entry === resource.Properties.Description)
        if (!name) throw new Error(`${resource.Properties.Description} is no declared function.`)
        return [name, resource]
      }),
  )
