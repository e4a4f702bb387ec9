import * as z from 'zod/mini'
import { endpoint } from '../contract/endpoint.ts'
import { requiredLine } from '../contract/text.ts'

/** How long after a sign-in an operator may do what needs a fresh one: release money, add a passkey. */
export const freshMinutes = 5

const passkeyId = requiredLine({ max: 2_000 })
const fromCognito = z.record(z.string(), z.unknown())

/**
 * Begins to add a passkey: `options` are for the operator's browser, as `PublicKeyCredential` parses them from JSON. Asked
 * before the browser, so that nobody makes a passkey which is then refused.
 */
export const requestPasskey = endpoint({
  method: 'POST',
  path: '/api/operator/passkey-requests',
  access: 'operator',
  body: z.strictObject({}),
  reply: { status: 200, body: z.strictObject({ options: fromCognito }) },
  errors: ['sign_in_too_old'],
})

/**
 * Adds the passkey that the operator's browser has made, as `PublicKeyCredential.toJSON()` writes it. May be repeated
 * freely: a passkey is added once. `invalid_fields` if it answers no request of this operator, or not from here.
 */
export const addPasskey = endpoint({
  method: 'POST',
  path: '/api/operator/passkeys',
  access: 'operator',
  body: z.strictObject({
    credential: z.looseObject({
      id: passkeyId,
      response: fromCognito,
    }),
  }),
  reply: { status: 200, body: z.strictObject({ id: z.string() }) },
  errors: ['sign_in_too_old'],
})

/** Removes one of the operator's own passkeys; one that they do not have counts as removed. */
export const removePasskey = endpoint({
  method: 'DELETE',
  path: '/api/operator/passkeys/{id}',
  access: 'operator',
  params: z.strictObject({ id: passkeyId }),
  reply: { status: 200, body: z.strictObject({ id: z.string() }) },
  errors: [],
})
