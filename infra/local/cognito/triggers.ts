import type { TriggerName } from '#infra/system/pools.ts'
import { CognitoError, invalidLambdaResponse } from './errors.ts'

export type Trigger = (event: Record<string, unknown>) => Promise<Record<string, unknown>>

type Invocation = {
  /** For example PreSignUp_SignUp. */
  source: string
  userName: string
  request: Record<string, unknown>
  response: Record<string, unknown>
}

/** Cognito gives up on a trigger after this many attempts. */
const attempts = 3

/**
 * Invokes a pool's triggers as Cognito does: synchronously, again if one times out (the first call keeps running), but
 * not again if it throws. Triggers do not get the client's address.
 * https://docs.aws.amazon.com/cognito/latest/developerguide/cognito-user-pools-working-with-lambda-triggers.html
 */
export function createTriggers(options: {
  region: string
  userPoolId: string
  clientId: string
  triggers: Partial<Record<TriggerName, Trigger>>
  /** Milliseconds. */
  timeout: number
}) {
  const { region, userPoolId, clientId, triggers, timeout } = options

  /** Returns the trigger's response, or undefined if the pool has no such trigger; throws AWS's error for a failure. */
  return async function invoke(
    name: TriggerName,
    invocation: Invocation,
  ): Promise<Record<string, unknown> | undefined> {
    const trigger = triggers[name]
    if (!trigger) return undefined
    const { source, userName, request, response } = invocation
    const callerContext = { awsSdkVersion: 'aws-sdk-unknown-unknown', clientId }
    const event = {
      version: '1',
      region,
      userPoolId,
      userName,
      callerContext,
      triggerSource: source,
      request,
      response,
    }
    return responseOf(await callPatiently(name, () => trigger(overTheWire(event)), timeout))
  }
}

export type InvokeTrigger = ReturnType<typeof createTriggers>

async function callPatiently(
  name: TriggerName,
  call: () => Promise<unknown>,
  timeout: number,
): Promise<unknown> {
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const outcome = await withinTime(call, timeout).catch(error => {
      const message = error instanceof Error ? error.message : String(error)
      throw new CognitoError('UserLambdaValidationException', `${name} failed with error ${message}.`)
    })
    if (outcome !== tooLate) return outcome
  }
  throw new CognitoError(
    'UserLambdaValidationException',
    `${name} invocation failed due to error Socket timeout while invoking Lambda function.`,
  )
}

const tooLate = Symbol('too late')

async function withinTime(call: () => Promise<unknown>, timeout: number): Promise<unknown> {
  const { promise: late, resolve } = Promise.withResolvers<typeof tooLate>()
  const timer = setTimeout(() => resolve(tooLate), timeout)
  try {
    // Promise.race also handles a rejection after the timeout.
    return await Promise.race([call(), late])
  } finally {
    clearTimeout(timer)
  }
}

/** Copies a value as JSON, as between Cognito and Lambda: changes that a trigger makes in place count only if returned. */
const overTheWire = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value))

function responseOf(result: unknown): Record<string, unknown> {
  const response = isRecord(result) ? result.response : undefined
  if (!isRecord(response)) throw invalidLambdaResponse()
  return overTheWire(response)
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
