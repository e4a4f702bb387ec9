import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as cognito from '@aws-sdk/client-cognito-identity-provider'
import * as dynamodb from '@aws-sdk/client-dynamodb'
import * as lambda from '@aws-sdk/client-lambda'
import * as s3 from '@aws-sdk/client-s3'
import * as secrets from '@aws-sdk/client-secrets-manager'
import { expect, test } from 'vitest'
import { cdkArguments } from '#infra/deploy/commands.ts'
import { readArguments } from '#infra/operator/arguments.ts'
import { contextNames } from '#infra/stages.ts'
import { build, prodContext } from '../infra/stacks/synthesized.ts'
import { type TypedCommand, typedCommands } from './typed-commands.ts'

const { scripts } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8'))
const said = ({ from, words }: TypedCommand) => `${from}: ${words.join(' ')}`
const starting = (...first: string[]) =>
  typedCommands.filter(({ words }) => first.every((word, place) => words[place] === word))
const each = (commands: readonly TypedCommand[]) => commands.map(typed => [said(typed), typed.words] as const)

/** The arguments for the project's own script. */
const handedOn = (words: readonly string[]) => words.slice(words.indexOf('--') + 1)

test('there are many to check', () => {
  expect(typedCommands.length).toBeGreaterThan(80)
  expect(new Set(typedCommands.map(({ from }) => from)).size).toBeGreaterThan(12)
})

test('every script is in package.json', () => {
  const named = starting('npm', 'run').filter(({ words: [, , script = ''] }) => !(script in scripts))
  expect(named.map(said)).toEqual([])
  const npm = new Set(starting('npm').map(({ words: [, verb] }) => verb))
  expect([...npm].sort()).toEqual(['ci', 'install', 'run', 'start', 'test'])
})

const deploys = starting('npm', 'run', 'deploy', '--')
const stacks = Object.values(build(prodContext).stacks)
const stackNames = stacks.map(({ stackName }) => stackName)

test.each(each(deploys))('%s', (_, words) => {
  let asked: string[] = []
  try {
    asked = cdkArguments(handedOn(words))
  } catch (error) {
    // The default stage belongs to nobody, and has no restored table.
    expect(String(error)).toMatch(/example's names|names no table/)
  }
  const [, ...named] = handedOn(words).filter(word => !word.startsWith('-'))
  for (const stack of named) expect(stackNames, stack).toContain(`prod-${stack}`)
  expect(asked.filter(word => word.startsWith('prod-') && !stackNames.includes(word))).toEqual([])
})

test('deploying goes through npm run deploy, which knows the stage', () => {
  const cdk = [...starting('cdk'), ...starting('npx', 'cdk')]
  const verbs = cdk.map(({ words }) => words[words.indexOf('cdk') + 1])
  expect([...new Set(verbs)].sort()).toEqual(['bootstrap', 'import'])
})

test.each(each(starting('npm', 'run', 'operator', '--')))('%s', (_, words) => {
  // Without its verb it is the name of a family of commands, which help explains.
  expect(readArguments(handedOn(words))).not.toHaveProperty('helpOf')
})

test('every context value is one that the app reads', () => {
  const contexts = typedCommands.flatMap(typed =>
    typed.words
      .filter((_, place) => typed.words[place - 1] === '-c')
      .map(word => ({ name: word.split('=')[0] ?? '', of: said(typed) })),
  )
  const known: readonly string[] = ['stage', ...contextNames]
  expect(contexts.filter(({ name }) => !known.includes(name) && name !== 'name')).toEqual([])
})

/** Services with an SDK client in the project, which knows the commands and their inputs. */
const clients: Readonly<Record<string, Record<string, unknown>>> = {
  dynamodb: { ...dynamodb },
  lambda: { ...lambda },
  'cognito-idp': { ...cognito },
  s3api: { ...s3 },
  secretsmanager: { ...secrets },
}

/** Commands of other services, looked up in the AWS CLI reference. */
const reviewed = [
  'cloudformation describe-stack-resources --stack-name --query --output',
  'cloudformation update-termination-protection --no-enable-termination-protection --stack-name',
  'cloudwatch set-alarm-state --alarm-name --state-value --state-reason',
  'sesv2 list-suppressed-destinations',
  'sesv2 delete-suppressed-destination',
]

const pascal = (name: string) => name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())

/** The schema of a command: [kind, namespace, name, traits, input]; an input has its members at index 4. */
type Schema = [unknown, unknown, unknown, unknown, () => [unknown, unknown, unknown, unknown, string[]]]

const takes = (client: Record<string, unknown>, command: string): string[] | undefined => {
  const schema = client[`${pascal(command)}$`] as Schema | undefined
  return schema?.[4]()[4].map(member => member.toLowerCase())
}

const ofAnyCommand = ['query', 'output', 'region', 'profile']

test.each(each(starting('aws')))('%s', (_, [, service = '', command = '', ...rest]) => {
  const flags = rest.filter(word => word.startsWith('--'))
  const client = clients[service]
  if (!client) return expect(reviewed).toContain([service, command, ...flags].join(' '))
  if (command === 'wait') return expect(client).toHaveProperty(`waitUntil${pascal(rest[0] ?? '')}`)
  const members = takes(client, command)
  expect(members, command).toBeDefined()
  for (const flag of flags.map(word => word.replace(/^--(no-)?/, ''))) {
    expect([...(members ?? []), ...ofAnyCommand], flag).toContain(flag.replaceAll('-', ''))
  }
})
