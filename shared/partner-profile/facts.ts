import * as z from 'zod/mini'
import { endpoint } from '../contract/endpoint.ts'
import { partnerFacts, partnerFactsFields } from './partner-facts.ts'
import { shownPartner } from './shown-partner.ts'

const path = '/api/partner/facts'

/** Facts with the version that a save has to name; of a partner who has stated none, empty ones of version 0. */
const versionedFacts = z.extend(partnerFacts, { version: z.number() })

export type VersionedFacts = z.infer<typeof versionedFacts>

export const getFacts = endpoint({
  method: 'GET',
  path,
  access: 'partner',
  reply: { status: 200, body: versionedFacts },
  errors: [],
})

/** Replaces all facts, unless they were saved elsewhere since the caller read them. */
export const saveFacts = endpoint({
  method: 'PUT',
  path,
  access: 'partner',
  body: z.strictObject({ ...partnerFactsFields, version: z.int('invalid') }),
  reply: { status: 200, body: versionedFacts },
  errors: ['profile_changed'],
})

/** The caller as businesses see them. */
export const getShownPartner = endpoint({
  method: 'GET',
  path: '/api/partner/shown',
  access: 'partner',
  reply: { status: 200, body: shownPartner },
  errors: [],
})
