import { type Claim, type ClaimName, claims } from '#shared/claims.ts'
import { type ResultClaim, resultClaims } from '#shared/services/results.ts'

type Editable = Record<ClaimName, { -readonly [Key in keyof Claim]: Claim[Key] }>

const editable: Editable = claims
const original = structuredClone(claims)
const originalResults = structuredClone(resultClaims)

export const claimNames = Object.keys(claims) as ClaimName[]

/** Returns a figure for this claim that nothing else in the product uses. */
export const newFigureOf = (name: ClaimName): number => 601 + claimNames.indexOf(name)

/** Sets a claim's new figure, shown or hidden. */
export const changeClaim = (name: ClaimName, { shown }: { shown: boolean }): void => {
  Object.assign(editable[name], { value: newFigureOf(name), shown })
}

export const restoreClaims = (): void => {
  for (const name of claimNames) Object.assign(editable[name], original[name])
  for (const name of Object.keys(resultClaims) as ResultClaim[])
    Object.assign(resultClaims[name], originalResults[name])
}

/** The figures of the product's own data as a text would contain them, with the unit that makes them a claim. */
export const typedFigures: readonly RegExp[] = [
  /\b(24|48)(\u00a0| )?(h|timmar|hours)\b/i,
  /\b24–48\b/,
  /\b30(\u00a0| )?(dagar|days)\b/i,
  /\b(14-day|14 dagar) (money|pengarna)|\b(inom 14 dagar|within 14 days)\b/i,
  /\b500\+/,
  /\b98(\u00a0| )?%/,
  /\b(topp|top|högst|at most)(\u00a0| )5\b/i,
  /\b125(\u00a0| )?%/,
  /\bNPS (of )?72\b/,
  /\b3[x×]\b/,
  /\b15\+ (branscher|industries)/,
  /\b9(\u00a0| |,|\.)?900\b/,
  /utan bindningstid|ingen bindningstid|no commitment|without commitment/i,
]
