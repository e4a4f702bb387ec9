import { describe, expect, test } from 'vitest'
import { fromStack, prodContext, resourcesOf, synthesize } from './synthesized.ts'

const stages = { dev: synthesize({ stage: 'dev' }), prod: synthesize(prodContext) }

describe.each(['dev', 'prod'] as const)('%s', stage => {
  const keys = resourcesOf(stages[stage], 'AWS::KMS::Key').filter(
    ([, { Properties }]) => Properties.Description === 'Bank details of partners',
  )

  test('has one key for bank details, which rotates every year and is retained if partners depend on it', () => {
    const [DeletionPolicy, UpdateReplacePolicy] =
      stage === 'prod' ? ['RetainExceptOnCreate', 'Retain'] : ['Delete', 'Delete']
    expect(keys.map(([, key]) => key)).toEqual([
      expect.objectContaining({
        Properties: expect.objectContaining({ EnableKeyRotation: true }),
        DeletionPolicy,
        UpdateReplacePolicy,
      }),
    ])
  })

  test('lets one function use it and two others decrypt, all only with a context that names a partner', () => {
    const statements = resourcesOf(stages[stage], 'AWS::IAM::Policy').flatMap(([id, { Properties }]) =>
      Properties.PolicyDocument.Statement.map((statement: Record<string, unknown>) => ({ id, ...statement })),
    )
    const onKeys = statements.filter(({ Resource }) => JSON.stringify(Resource).includes('bankkey'))
    const ofKey = {
      Resource: fromStack(`${stage}-data`, /bankkey.*Arn/),
      Condition: {
        'ForAllValues:StringEquals': { 'kms:EncryptionContextKeys': ['partner'] },
        Null: { 'kms:EncryptionContextKeys': 'false' },
      },
    }
    expect(onKeys).toEqual([
      {
        id: expect.stringContaining('paymentSettingsrole'),
        Effect: 'Allow',
        Action: ['kms:Decrypt', 'kms:GenerateDataKey'],
        ...ofKey,
      },
      {
        id: expect.stringContaining('bankrole'),
        Effect: 'Allow',
        Action: 'kms:Decrypt',
        ...ofKey,
      },
      {
        id: expect.stringContaining('privacyrole'),
        Effect: 'Allow',
        Action: 'kms:Decrypt',
        ...ofKey,
      },
    ])
  })
})
