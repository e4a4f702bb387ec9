import * as z from 'zod/mini'
import { language } from '#shared/contract/language.ts'

/** What the dialog sends with an answer (ClientMetadata); nothing in it can be trusted. */
const clientMetadata = z.object({
  flow: z.catch(z.enum(['sign_up', 'sign_in']), 'sign_in'),
  language: z.catch(language, 'sv'),
  deviceToken: z.catch(z.optional(z.string().check(z.regex(/^[\w-]{43}$/))), undefined),
  /** send: the person requests a code; resume: the dialog lost its session and has a typed code. */
  intent: z.catch(z.enum(['send', 'resume']), 'send'),
})

export const readClientMetadata = (metadata: Record<string, string> | undefined) =>
  clientMetadata.parse(metadata ?? {})

/** The rounds that ask for a code, by their name in the session, and the purpose of the code. */
export const codeRounds = { code: 'business_sign_in', device_code: 'business_device' } as const

export type CodeRound = keyof typeof codeRounds

/** Whether a round of the session, by its challengeMetadata, asked for a code. */
export const isCodeRound = (metadata: string | undefined): metadata is CodeRound =>
  metadata !== undefined && Object.hasOwn(codeRounds, metadata)

/** What the verify trigger needs to know of the challenge; never leaves Cognito. */
export const privateParameters = z.object({
  step: z.enum(['proof', 'code', 'device_code', 'refused']),
  flow: z.enum(['sign_up', 'sign_in']),
  /** The id of this one challenge, so that a retried trigger does not count as a second attempt. */
  attemptId: z.string(),
})

export type PrivateParameters = z.infer<typeof privateParameters>
