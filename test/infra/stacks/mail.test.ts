import { describe, expect, test } from 'vitest'
import { functions } from '#infra/system/functions.ts'
import { prodContext, resourcesOf, synthesize } from './synthesized.ts'

const templates = synthesize(prodContext)
const of = (type: string) =>
  resourcesOf(templates, type).map(([id, { Properties }]) => ({ id, ...Properties }))
const [topic] = of('AWS::SNS::Topic').filter(({ id }) => id.includes('feedback'))

describe('bounces and complaints', () => {
  test('are published for every mail of the configuration set, and kept on SES’s own list too', () => {
    expect(of('AWS::SES::ConfigurationSetEventDestination')).toEqual([
      expect.objectContaining({
        EventDestination: expect.objectContaining({
          Enabled: true,
          MatchingEventTypes: ['bounce', 'complaint'],
          SnsDestination: { TopicARN: { Ref: expect.stringContaining('feedback') } },
        }),
      }),
    ])
    const [set] = of('AWS::SES::ConfigurationSet')
    expect(set?.SuppressionOptions).toEqual({ SuppressedReasons: ['BOUNCE', 'COMPLAINT'] })
    const [sender] = of('AWS::SES::EmailIdentity')
    expect(sender?.ConfigurationSetAttributes.ConfigurationSetName).toEqual({
      Ref: expect.stringContaining('configuration'),
    })
  })

  test('are encrypted in transit, under a key that SES may use for this account only', () => {
    expect(topic?.KmsMasterKeyId).toEqual({ 'Fn::GetAtt': [expect.stringContaining('feedbackkey'), 'Arn'] })
    const [key] = of('AWS::KMS::Key').filter(({ id }) => id.includes('feedback'))
    expect(key?.EnableKeyRotation).toBe(true)
    expect(key?.KeyPolicy.Statement).toContainEqual({
      Effect: 'Allow',
      Principal: { Service: 'ses.amazonaws.com' },
      Action: ['kms:Decrypt', 'kms:GenerateDataKey'],
      Resource: '*',
      Condition: { StringEquals: { 'aws:SourceAccount': expect.anything() } },
    })
  })

  test('may be published by SES’s configuration set, and by nobody over plain HTTP', () => {
    const policy = of('AWS::SNS::TopicPolicy').find(({ Topics }) =>
      JSON.stringify(Topics).includes('feedback'),
    )
    const statements = policy?.PolicyDocument.Statement
    expect(statements).toContainEqual(
      expect.objectContaining({
        Effect: 'Allow',
        Action: 'sns:Publish',
        Principal: { Service: 'ses.amazonaws.com' },
        Condition: {
          StringEquals: expect.objectContaining({ 'AWS:SourceArn': expect.anything() }),
        },
      }),
    )
    expect(JSON.stringify(statements)).toContain('"aws:SecureTransport":"false"')
  })

  test('reach the one function, which accepts this topic only', () => {
    const { Resources } = templates.notifications.toJSON()
    const subscriptions = of('AWS::SNS::Subscription').filter(({ Protocol }) => Protocol === 'lambda')
    expect(subscriptions).toHaveLength(1)
    const [target] = subscriptions[0]?.Endpoint['Fn::GetAtt'] ?? []
    expect(Resources[target].Properties.Description).toBe(functions.feedback.entry)
    const permissions = of('AWS::Lambda::Permission').filter(
      ({ Principal }) => Principal === 'sns.amazonaws.com',
    )
    expect(permissions).toHaveLength(1)
    expect(permissions[0]?.FunctionName['Fn::GetAtt'][0]).toBe(target)
    expect(JSON.stringify(permissions[0]?.SourceArn)).toContain('feedback')
  })
})

test.each([
  ['Reputation.BounceRate', 0.02],
  ['Reputation.ComplaintRate', 0.0005],
])('%s rings at %d', (MetricName, Threshold) => {
  const alarm = of('AWS::CloudWatch::Alarm').find(one => one.MetricName === MetricName)
  expect(alarm).toMatchObject({ Threshold, ComparisonOperator: 'GreaterThanOrEqualToThreshold' })
  expect(JSON.stringify(alarm?.AlarmActions)).toContain('operators')
})

test('a sender address is kept when another replaces it: the pools are updated later', () => {
  const dev = synthesize({ stage: 'dev', sender: 'post@example.org' })
  const [[id, identity] = ['', undefined]] = resourcesOf(dev, 'AWS::SES::EmailIdentity')
  expect(identity).toMatchObject({
    Properties: { EmailIdentity: 'post@example.org' },
    DeletionPolicy: 'RetainExceptOnCreate',
    UpdateReplacePolicy: 'Retain',
  })
  // Under another id than the domain's: CloudFormation creates the new one before it deletes the old.
  expect(resourcesOf(templates, 'AWS::SES::EmailIdentity').map(([name]) => name)).not.toContain(id)
})
