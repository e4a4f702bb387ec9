import * as z from 'zod/mini'
import { endpoint } from '../contract/endpoint.ts'
import { publicForms } from '../submissions/public-forms.ts'

/** What a proof of work is asked for. A proof of one purpose never counts for another. */
const proofPurposes = [
  ...publicForms,
  'business_sign_up',
  'business_sign_in',
  'partner_sign_up',
  'partner_recovery',
] as const

/** heavy: some three times the work, for a form that came sooner than people type. */
const proofWeights = ['usual', 'heavy'] as const

export type ProofWeight = (typeof proofWeights)[number]

export type ProofPurpose = (typeof proofPurposes)[number]

/** An altcha (v2) challenge; the browser hands it to altcha's solver as it is. */
const proofChallenge = z.object({
  parameters: z.looseObject({ algorithm: z.string(), cost: z.number(), expiresAt: z.optional(z.number()) }),
  signature: z.optional(z.string()),
})

export const getProofChallenge = endpoint({
  method: 'GET',
  path: '/api/proof',
  access: 'public',
  query: z.strictObject({ for: z.enum(proofPurposes), weight: z.optional(z.enum(proofWeights)) }),
  reply: { status: 200, body: proofChallenge },
  errors: ['rate_limited'],
})
