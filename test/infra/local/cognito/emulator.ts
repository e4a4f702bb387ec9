import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createCognito, type Trigger } from '#infra/local/cognito/cognito.ts'
import { signInOverSrp } from '#infra/local/cognito/srp-client.ts'
import { keptAlive } from '#infra/local/listener.ts'
import type { PoolName, TriggerName } from '#infra/system/pools.ts'
import { clock } from '#shared/contract/clock.ts'

export type Event = {
  triggerSource: string
  userName: string
  request: Record<string, unknown> & {
    session: { challengeResult: boolean }[]
    userAttributes: Record<string, string>
  }
  response: Record<string, unknown>
}

export const region = 'eu-north-1'
/** Where the pages would be. */
export const siteOrigin = 'http://localhost:5173'
/** What the desk's function knows and no browser. */
export const originSecret = 'a secret of the origin'
export const ids = {
  business: { id: `${region}_business1`, clientId: 'businessclient' },
  partner: { id: `${region}_partner1`, clientId: 'partnerclient' },
  operator: { id: `${region}_operator1`, clientId: 'operatorclient' },
} as const satisfies Record<PoolName, { id: string; clientId: string }>

export const password = 'a password of 32 characters or more'

/** The pools whose people sign up by themselves. */
export type CustomerPool = Exclude<PoolName, 'operator'>

type Triggers = Partial<Record<TriggerName, Trigger>>
type Mail = { to: string; subject: string; text: string; html: string }

/** Returns a trigger that applies a change to its event. */
export const trigger =
  (change: (event: Event) => void | Promise<void>): Trigger =>
  async event => {
    await change(event as Event)
    return event
  }

/** Triggers of the same shape as the product's: a code with three attempts, and every event recorded. */
function recordingTriggers(events: Event[]): Record<PoolName, Triggers> {
  const recorded = (change: (event: Event) => void) =>
    trigger(event => {
      events.push(structuredClone(event))
      change(event)
    })
  const confirm = recorded(({ response }) =>
    Object.assign(response, { autoConfirmUser: true, autoVerifyEmail: true }),
  )
  return {
    operator: {},
    business: {
      PreSignUp: recorded(({ response }) => Object.assign(response, { autoConfirmUser: true })),
      DefineAuthChallenge: recorded(({ request: { session }, response }) => {
        if (session.at(-1)?.challengeResult) response.issueTokens = true
        else if (session.length === 3) response.failAuthentication = true
        else response.challengeName = 'CUSTOM_CHALLENGE'
      }),
      CreateAuthChallenge: recorded(({ response }) => {
        response.publicChallengeParameters = { step: 'code' }
        response.privateChallengeParameters = { answer: '123456' }
        response.challengeMetadata = 'CODE'
      }),
      VerifyAuthChallengeResponse: recorded(({ request, response }) => {
        const { answer } = request.privateChallengeParameters as { answer: string }
        response.answerCorrect = request.challengeAnswer === answer && !request.userNotFound
      }),
      PostAuthentication: recorded(() => {}),
    },
    partner: {
      PreSignUp: confirm,
      PostConfirmation: recorded(() => {}),
      CustomMessage: recorded(({ request, response }) => {
        response.emailSubject = 'Ny kod'
        response.emailMessage = `<p>Din kod: <b>${request.codeParameter}</b></p>`
      }),
    },
  }
}

type Answer = { status: number; errorType: string | null; body: Record<string, unknown> }

/** Starts the emulator on a free port, with the test's own triggers if given. */
export async function startEmulator(
  options: {
    triggers?: Partial<Record<PoolName, Triggers>>
    dataFolder?: string
    originSecret?: string
    triggerTimeout?: number
  } = {},
) {
  const events: Event[] = []
  const mails: Mail[] = []
  const dataFolder = options.dataFolder ?? mkdtempSync(join(tmpdir(), 'cognito-'))
  const triggers = recordingTriggers(events)
  const cognito = createCognito({
    region,
    dataFolder,
    origin: siteOrigin,
    originSecret: options.originSecret ?? originSecret,
    triggerTimeout: options.triggerTimeout,
    pools: {
      business: { ...ids.business, triggers: { ...triggers.business, ...options.triggers?.business } },
      partner: { ...ids.partner, triggers: { ...triggers.partner, ...options.triggers?.partner } },
      operator: { ...ids.operator, triggers: {} },
    },
    deliver: async mail => void mails.push(mail),
  })
  const server = createServer(keptAlive, (request, response) => void cognito.handle(request, response))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/_cognito/`

  async function send(
    operation: string,
    body: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`, ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
    const errorType = response.headers.get('x-amzn-errortype')
    return { status: response.status, errorType, body: (await response.json()) as Record<string, unknown> }
  }

  /** Returns the body of a reply that must be a success. */
  async function call(operation: string, body: object): Promise<Record<string, unknown>> {
    const answer = await send(operation, body)
    if (answer.status !== 200) throw new Error(`${operation}: ${JSON.stringify(answer.body)}`)
    return answer.body
  }

  async function callOrRefuse(operation: string, body: object): Promise<Record<string, unknown>> {
    const { status, errorType, body: answer } = await send(operation, body)
    if (status !== 200)
      throw Object.assign(new Error(String(answer.message)), { code: errorType?.replace(/:.*/, '') })
    return answer
  }

  return {
    cognito,
    events,
    mails,
    endpoint,
    dataFolder,
    send,
    call,
    signUp: (pool: PoolName, email: string, secret = password) =>
      call('SignUp', { ClientId: ids[pool].clientId, Username: email, Password: secret }),
    /** Sends a request directly to the next challenge. */
    startCustomAuth: (email: string) =>
      call('InitiateAuth', {
        AuthFlow: 'CUSTOM_AUTH',
        ClientId: ids.business.clientId,
        AuthParameters: { USERNAME: email },
      }),
    answerChallenge: (email: string, session: unknown, answer: string, clientMetadata?: object) =>
      send('RespondToAuthChallenge', {
        ChallengeName: 'CUSTOM_CHALLENGE',
        ClientId: ids.business.clientId,
        Session: session,
        ChallengeResponses: { USERNAME: email, ANSWER: answer },
        ClientMetadata: clientMetadata,
      }),
    /** Returns the tokens of a password sign-in; rejects with the `code` of a refusal. */
    signInPartner: async (username: string, secret = password): Promise<Tokens> => {
      const { id: poolId, clientId } = ids.partner
      const AuthenticationResult = await signInOverSrp(callOrRefuse, {
        poolId,
        clientId,
        username,
        password: secret,
      })
      return tokensOf({ AuthenticationResult })
    },
    stop(keep = false): void {
      server.close()
      server.closeAllConnections()
      cognito.close()
      if (!keep) rmSync(dataFolder, { recursive: true })
    },
  }
}

export type Emulator = Awaited<ReturnType<typeof startEmulator>>

export type Tokens = { accessToken: string; idToken: string; refreshToken: string }

/** Returns the tokens of a reply with an AuthenticationResult. */
export function tokensOf(body: Record<string, unknown>): Tokens {
  const result = body.AuthenticationResult as { AccessToken: string; IdToken: string; RefreshToken: string }
  return { accessToken: result.AccessToken, idToken: result.IdToken, refreshToken: result.RefreshToken }
}

export const resetClock = () => clock.moveBy(-clock.offset())
export const minutes = (count: number) => count * 60_000
