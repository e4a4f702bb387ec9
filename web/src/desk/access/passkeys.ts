import * as z from 'zod/mini'
import { addPasskey, removePasskey, requestPasskey } from '#shared/operator/passkeys.ts'
import { askDesk } from '../commands/run.ts'
import type { Word } from '../words.ts'
import type { PasskeyWord } from './passkey-words.ts'
import { accessToken, poolAddress } from './session.ts'

/** Why something about passkeys was not done. */
export class PasskeyError extends Error {
  readonly word: PasskeyWord | Word

  constructor(word: PasskeyWord | Word) {
    super(word)
    this.word = word
  }
}

/** Whether this browser can make a passkey, and sign in with one. */
export const knowsPasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && 'parseCreationOptionsFromJSON' in PublicKeyCredential

const wordsOf: Readonly<Record<string, PasskeyWord | Word>> = {
  NotAuthorizedException: 'ended',
  // Of the browser: a ceremony that is cancelled and one that runs out of time look alike.
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'onDevice',
}

const waitMs = 15_000

/** How many Cognito keeps for one user. */
export const mostPasskeys = 20

/**
 * One operation of the pool, as the operator who is signed in. Amplify's own functions for these are bound to a global
 * configuration, which would keep the tokens on disk, and do not know that a passkey can be both factors.
 */
const call = async (operation: string, body: object = {}): Promise<unknown> => {
  const [token, address] = await Promise.all([accessToken(), poolAddress()]).catch(() => {
    throw new PasskeyError('offline')
  })
  if (!token) throw new PasskeyError('ended')
  const response = await fetch(address, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
    },
    body: JSON.stringify({ AccessToken: token, ...body }),
    signal: AbortSignal.timeout(waitMs),
  }).catch(() => {
    throw new PasskeyError('offline')
  })
  const answer = await response.json().catch(() => ({}))
  if (!response.ok) throw new PasskeyError(wordsOf[String(answer.__type).split('#').at(-1) ?? ''] ?? 'failed')
  return answer
}

const page = z.object({
  Credentials: z.array(
    z.object({
      CredentialId: z.string(),
      FriendlyCredentialName: z.string(),
      CreatedAt: z.number(),
    }),
  ),
  NextToken: z.nullish(z.string()),
})

export type Passkey = { id: string; name: string; madeAt: string }

const readPage = async (NextToken?: string): Promise<Passkey[]> => {
  const { Credentials, NextToken: next } = page.parse(
    await call('ListWebAuthnCredentials', NextToken ? { NextToken } : {}),
  )
  const read = Credentials.map(({ CredentialId, FriendlyCredentialName, CreatedAt }) => ({
    id: CredentialId,
    name: FriendlyCredentialName,
    madeAt: new Date(CreatedAt * 1000).toISOString(),
  }))
  return next ? [...read, ...(await readPage(next))] : read
}

/** A passkey counts once it is said to be both factors; the app stays the second one of the password. */
const enable = () =>
  call('SetUserMFAPreference', {
    SoftwareTokenMfaSettings: { Enabled: true, PreferredMfa: true },
    WebAuthnMfaSettings: { Enabled: true },
  })

/**
 * The operator's passkeys, in the order in which they were made. Says again that they count: a network may have been
 * lost between the making of one and that.
 */
export const readPasskeys = async (): Promise<readonly Passkey[]> => {
  const passkeys = await readPage()
  if (passkeys.length > 0) await enable()
  return passkeys
}

const askBrowser = async (options: PublicKeyCredentialCreationOptionsJSON): Promise<unknown> => {
  try {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options)
    const made = await navigator.credentials.create({ publicKey })
    return (made as PublicKeyCredential).toJSON()
  } catch (error) {
    throw new PasskeyError(wordsOf[(error as Error).name] ?? 'failed')
  }
}

const requested = z.object({ options: z.custom<PublicKeyCredentialCreationOptionsJSON>() })

/**
 * Has the browser make a passkey, and lets the operator sign in with it. The desk's function is asked before and after,
 * not the pool: it wants a fresh sign-in.
 */
export const makePasskey = async (): Promise<void> => {
  const { options } = requested.parse(await askDesk({ ...requestPasskey, body: {} }))
  await askDesk({ ...addPasskey, body: { credential: await askBrowser(options) } })
  await enable()
}

/** Nobody signs in with it any more. The desk's function removes it, which notes that in the audit. */
export const forgetPasskey = async (id: string): Promise<void> => {
  await askDesk({ ...removePasskey, path: removePasskey.path.replace('{id}', encodeURIComponent(id)) })
}
