import { InvokeCommand, LambdaClient, ResourceNotFoundException } from '@aws-sdk/client-lambda'
import { GetCallerIdentityCommand, STSClient } from '@aws-sdk/client-sts'
import { mockClient } from 'aws-sdk-client-mock'
import { beforeEach, describe, expect, it } from 'vitest'
import { cloud } from '#infra/operator/cloud.ts'
import { NotReached } from '#infra/operator/launcher.ts'

const lambda = mockClient(LambdaClient)
const sts = mockClient(STSClient)
const launcher = cloud('prod', 'eu-north-1')
const event = { command: 'partners approve', input: { partnerId: 'p1' }, by: 'anna' }

const payload = (value: unknown) =>
  Object.assign(new TextEncoder().encode(JSON.stringify(value)), {
    transformToString: () => JSON.stringify(value),
  })

beforeEach(() => {
  lambda.reset()
  sts.reset()
})

describe('a deployed stage', () => {
  it('is called by the name of its function', async () => {
    lambda.on(InvokeCommand).resolves({ Payload: payload({ changed: true }) as never })
    expect(await launcher.invoke('operator', event)).toEqual({ changed: true })
    const [call] = lambda.commandCalls(InvokeCommand)
    expect(call?.args[0].input.FunctionName).toBe('prod-operator')
    expect(JSON.parse(String(call?.args[0].input.Payload))).toEqual(event)
  })

  it('takes the operator from the credentials, not from the arguments', async () => {
    const Arn = 'arn:aws:sts::123456789012:assumed-role/operators/anna'
    sts.on(GetCallerIdentityCommand).resolves({ Arn })
    expect(await launcher.who()).toBe(Arn)
  })

  it('passes on what the function threw', async () => {
    const Payload = payload({ errorType: 'Error', errorMessage: 'It broke.' }) as never
    lambda.on(InvokeCommand).resolves({ FunctionError: 'Unhandled', Payload })
    await expect(launcher.invoke('operator', event)).rejects.toThrow('It broke.')
  })

  it.each([
    [
      new ResourceNotFoundException({ message: 'x', $metadata: {} }),
      'There is no function prod-outbox in eu-north-1: is the stage deployed there?',
    ],
    [
      Object.assign(new Error('x'), { name: 'AccessDeniedException' }),
      'These AWS credentials may not invoke prod-outbox.',
    ],
  ])('says what keeps it from being asked', async (error, words) => {
    lambda.on(InvokeCommand).rejects(error)
    const asked = launcher.invoke('outbox', event)
    await expect(asked).rejects.toThrow(words)
    await expect(asked).rejects.toBeInstanceOf(NotReached)
  })

  it('says that there are no credentials', async () => {
    sts
      .on(GetCallerIdentityCommand)
      .rejects(Object.assign(new Error('x'), { name: 'CredentialsProviderError' }))
    await expect(launcher.who()).rejects.toThrow('There are no AWS credentials here.')
  })
})
