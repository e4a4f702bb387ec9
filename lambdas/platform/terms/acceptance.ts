import type * as z from 'zod/mini'
import type { Language } from '#shared/contract/language.ts'
import type { termsAcceptanceEntity } from '#shared/terms/terms-acceptance.entity.ts'
import { presentTerms } from '#shared/terms/versions.ts'
import { Failure } from '../failure.ts'

export type Acceptance = z.infer<typeof termsAcceptanceEntity.item>

/** The part of a body that accepts the terms. */
export type AcceptedTerms = { termsVersion: number; language: Language }

/** Throws `terms_changed`, with the present version, if another version of the terms was accepted. */
export const requirePresentTerms = (version: number): void => {
  if (version !== presentTerms) throw new Failure('terms_changed', { termsVersion: presentTerms })
}

/** What is stored of an acceptance; throws `terms_changed`. */
export const acceptanceOf = ({ termsVersion, language }: AcceptedTerms, now: string): Acceptance => {
  requirePresentTerms(termsVersion)
  return { version: termsVersion, language, acceptedAt: now }
}
