import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Template } from 'aws-cdk-lib/assertions'
import { afterAll, expect } from 'vitest'
import { type FunctionName, functions } from '#infra/system/functions.ts'
import type { SiteManifest } from '#web/site-manifest.ts'
import { realOwner } from '../../builders/real-owner.ts'
import type { Context, System } from './build-system.ts'

type StackName = keyof System['stacks']
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

export const prodContext = {
  stage: 'prod',
  domain: 'example.se',
  zoneId: 'Z0EXAMPLE',
  owner: JSON.stringify(realOwner),
} as const

/** Loads CDK's constructs only for who builds: that takes a second, and most test files only read templates. */
const builder = () =>
  createRequire(import.meta.url)('./build-system.ts') as typeof import('./build-system.ts')

/** Builds the system for a stage, like `cdk synth -c stage=… -c …`. */
export const build = (context: Context): System => builder().buildSystem(context, root, manifest)

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

const makeTemplates = (context: Context): Record<string, Json> => {
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
export const synthesize = (context: Context): Record<StackName, Template> => {
  const file = fileOf(context)
  if (!existsSync(file)) keepTemplates(file, makeTemplates(context))
  const templates = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Json>
  return Object.fromEntries(
    Object.entries(templates).map(([name, template]) => [name, Template.fromJSON(template)]),
  ) as Record<StackName, Template>
}

/** Returns what CloudFormation calls a stack of the stage dev, or of another one. */
export const stackNameOf = (name: string, stage = 'dev'): string =>
  `${stage}-${name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}`

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
