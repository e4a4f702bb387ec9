import * as z from 'zod/mini'
import { endpoint } from '../contract/endpoint.ts'

/** The purpose of a proof of work. A proof of one purpose never counts for another. */
const proofPurposes = [
  'newsletter',
  'meeting',
  'project_inquiry',
  'get_started',
  'credit_order',
  'investor_access',
  'business_sign_up',
  'business_sign_in',
  'partner_sign_up',
  'partner_recovery',
] as const

/** heavy: about three times the work, for a form that was filled in faster than people type. */
const proofWeights = ['usual', 'heavy'] as const

export type ProofWeight = (typeof proofWeights)[number]

export type ProofPurpose = (typeof proofPurposes)[number]

/** An altcha (v2) challenge; the browser passes it to altcha's solver unchanged. */
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
