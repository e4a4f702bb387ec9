import { type ClaimName, standardClaims } from '#shared/claims.ts'
import { type ContentValues, readContentWith } from '#shared/content/read-content.ts'

export const claimNames = Object.keys(standardClaims) as ClaimName[]

/** Returns a figure for this claim that nothing else in the product uses. */
export const newFigureOf = (name: ClaimName): number => 601 + claimNames.indexOf(name)

/** The claims with new figures, shown or hidden. */
export const changedClaims = (
  { shown }: { shown: boolean },
  names: readonly ClaimName[] = claimNames,
): ContentValues =>
  Object.fromEntries(names.map(name => [`claims.${name}`, { value: newFigureOf(name), shown }]))

/** Makes everything in this process state this content. */
export const stateContent = (values: ContentValues): void => readContentWith(name => values[name])

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
