/**
 * Every version of the terms, the newest first. Their texts are shared/phrases/<language>/terms-<version>.ts, and never
 * change once somebody may have accepted them: a new text is a new version, and everybody is asked to accept it.
 */
export const termsVersions = [{ version: 1, since: '2026-11-22' }] as const

export type TermsVersion = (typeof termsVersions)[number]['version']

/** The version that applies now. */
export const presentTerms: TermsVersion = termsVersions[0].version
