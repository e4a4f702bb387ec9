import { describe, expect, test } from 'vitest'
import { cdkArguments } from '#infra/deploy/commands.ts'
import { readDeployment } from '#infra/deployment/deployment.ts'
import { contextNames, contextOf } from '#infra/stages.ts'
import { realOwner } from '../builders/real-owner.ts'

const typed = (line: string) => cdkArguments(line.split(' ')).join(' ')
const deploymentOf = (given: Record<string, string>) => readDeployment(contextOf(name => given[name]))

describe('infra/stages.json', () => {
  test('configures dev completely enough for its stacks', () => {
    expect(deploymentOf({ stage: 'dev' }).stage).toBe('dev')
  })

  test('leaves the owner of the example prod to be typed: it synthesizes for nobody', () => {
    expect(() => deploymentOf({ stage: 'prod' })).toThrow('prod.owner.legalName')
  })

  test('may contain every setting that is read, and nothing else', () => {
    const asked = new Set<string>()
    readDeployment(name => {
      asked.add(name)
      return undefined
    })
    expect([...asked].sort()).toEqual([...contextNames, 'stage'].sort())
  })

  test('is refused if it has an unknown option', () => {
    const context = contextOf(() => 'dev', { dev: { operater: 'anna@your-company.example' } })
    expect(() => context('operator')).toThrow('has an unknown option for dev: operater')
  })

  test('configures a stage; values of the command line override it', () => {
    const prod = { stage: 'prod', owner: JSON.stringify(realOwner) }
    expect(deploymentOf(prod).domain).toEqual({
      name: 'your-company.example',
      zoneId: 'Z0EXAMPLE',
    })
    expect(deploymentOf({ ...prod, operator: 'anna@your-company.example' }).operator).toBe(
      'anna@your-company.example',
    )
    expect(deploymentOf({}).stage).toBe('dev')
  })
})

describe('npm run deploy', () => {
  test.each([
    ['dev', 'deploy --all --force -c stage=dev'],
    ['dev web', 'deploy dev-web --exclusively --force -c stage=dev'],
    ['dev web --revert-drift', 'deploy dev-web --exclusively --force --revert-drift -c stage=dev'],
    ['prod --diff', 'diff --method=template -c stage=prod'],
    ['prod --diff api', 'diff prod-api --exclusively --method=template -c stage=prod'],
    [
      'dev --unattended',
      'deploy --all --force --require-approval never --outputs-file outputs.json -c stage=dev',
    ],
  ])('%s asks CDK for %s', (line, asked) => {
    expect(typed(line)).toBe(asked)
  })

  test.each([
    ['--diff', 'Which stage?'],
    ['production', 'has no stage production: it has dev, prod.'],
    ['dev --froce', "Unknown option '--froce'"],
    ['prod', "has the example's names for prod"],
    ['dev --adopt-table', 'names no table of dev'],
  ])('%s is refused with a sentence', (line, sentence) => {
    expect(() => typed(line)).toThrow(sentence)
  })
})
