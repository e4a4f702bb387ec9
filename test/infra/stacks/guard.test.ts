import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { App } from 'aws-cdk-lib'
import type { CfnLogGroup } from 'aws-cdk-lib/aws-logs'
import { afterAll, expect, test } from 'vitest'
import { guardRules } from '#infra/guard/guard-rules.ts'
import { plantedViolations } from './planted-violations.ts'
import { build, prodContext, resourcesOf, synthesize } from './synthesized.ts'

const folder = mkdtempSync(join(tmpdir(), 'guard-'))
afterAll(() => rmSync(folder, { recursive: true }))
const rules = guardRules('prod', { withDefaultRules: false })

/**
 * Returns the project's own rules that a template breaks; findings of AWS's schema about shortened values are left out.
 */
const broken = (Resources: object): string[] => {
  const templatePath = join(folder, 'template.json')
  writeFileSync(templatePath, JSON.stringify({ Resources }))
  const stack = { stackConstructPath: 'planted', templatePath, accountId: undefined, region: undefined }
  const { violations } = rules.validate({
    stackTemplates: [stack],
    templatePaths: [templatePath],
    appConstruct: new App(),
  })
  const ours = violations.filter(({ ruleName }) => /^[A-Z]+_[A-Z0-9_]+$/.test(ruleName))
  return [...new Set(ours.map(({ ruleName }) => ruleName))].sort()
}

const templates = synthesize(prodContext)
const planted = plantedViolations(resourcesOf(templates))
const each = Object.entries(planted).flatMap(([rule, violations]) =>
  Object.entries(violations).map(([what, resources]) => [rule, what, resources] as const),
)

test.each(each)('%s catches %s', (rule, _, resources) => {
  expect(broken(resources)).toEqual([rule])
})

test.each(Object.entries(templates))('the stack %s breaks none of them', (_, template) => {
  expect(broken(template.toJSON().Resources)).toEqual([])
})

test('each rule has a planted violation', () => {
  const named = ['every-stage', 'prod'].flatMap(name => {
    const text = readFileSync(new URL(`../../../infra/guard/${name}.guard`, import.meta.url), 'utf8')
    return [...text.matchAll(/^rule (\w+)/gm)].map(([, rule]) => rule)
  })
  expect(Object.keys(planted).sort()).toEqual(named.sort())
})

test('synthesis fails on a violation', () => {
  process.env.CDK_VALIDATION = 'true'
  const { app, stacks } = build({ stage: 'dev' })
  const log = stacks.api.accessLog.node.defaultChild as CfnLogGroup
  log.retentionInDays = undefined
  expect(() => app.synth()).toThrow('A log is kept for a limited time.')
})
