import { expect, test } from 'vitest'
import { commandFunctions, deployedName } from '#shared/operator/command-functions.ts'
import { ownFunctions, prodContext, resourcesOf, synthesize } from './synthesized.ts'

const templates = synthesize(prodContext)
const made = ownFunctions(templates)

test('operators find their functions by name, and no other function has a name', () => {
  const named = [...made].filter(([, { Properties }]) => Properties.FunctionName !== undefined)
  expect(named.map(([name, { Properties }]) => [name, Properties.FunctionName]).toSorted()).toEqual(
    commandFunctions.map(name => [name, deployedName('prod', name)]),
  )
})

test('one policy allows invoking these functions, and nothing else; nobody has it by default', () => {
  const policies = resourcesOf(templates, 'AWS::IAM::ManagedPolicy').filter(
    ([, { Properties }]) => Properties.ManagedPolicyName === 'prod-operators',
  )
  expect(policies).toHaveLength(1)
  const [[, { Properties }] = ['', { Properties: {} }]] = policies
  expect(Properties.PolicyDocument.Statement).toEqual([
    {
      Effect: 'Allow',
      Action: 'lambda:InvokeFunction',
      Resource: commandFunctions.map(name => ({ 'Fn::GetAtt': [expect.stringContaining(name), 'Arn'] })),
    },
  ])
  for (const whose of ['Roles', 'Users', 'Groups']) expect(Properties[whose]).toBeUndefined()
})
