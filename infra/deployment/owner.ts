import { exampleOwner } from '#shared/owner/example-owner.ts'
import { type Owner, type OwnerFact, ownerFacts } from '#shared/owner/owner-facts.ts'
import type { Context } from './context-values.ts'

const facts = Object.keys(exampleOwner) as OwnerFact[]

/** The shape of each fact, for the message about a wrong one. */
const shapes: Readonly<Partial<Record<OwnerFact, string>>> = {
  organizationNumber: 'ten digits with a right check digit, such as 556677-8899',
  vatNumber: 'SE, ten digits with a right check digit, and 01',
  postalCode: 'written as 123 45',
  bankgiro: 'written as 5555-5551, with a right check digit',
  fTax: 'true or false',
  telephone: 'a telephone number',
  email: 'an e-mail address alone',
}

/** From the command line, the facts come as JSON. */
const givenFacts = (context: Context): Record<string, unknown> => {
  const given = context('owner') ?? {}
  try {
    return typeof given === 'string' ? JSON.parse(given) : (given as Record<string, unknown>)
  } catch {
    throw new Error('-c owner must be JSON with the facts of the owner, as in infra/stages.json.')
  }
}

const isGiven = (fact: unknown): boolean => fact !== undefined && fact !== ''

/** A stage with visitors states whose it is: none of its facts may be missing, or be the example's. */
const requireRealFacts = (given: Record<string, unknown>, stage: string): void => {
  for (const name of facts) {
    const where = `type it in infra/stages.json, ${stage}.owner.${name}`
    if (!isGiven(given[name])) throw new Error(`${stage} needs the owner's ${name}: ${where}.`)
    if (typeof given[name] === 'string' && given[name] === exampleOwner[name]) {
      throw new Error(`The owner's ${name} of ${stage} is the example's, ${given[name]}: ${where}.`)
    }
  }
}

/**
 * Reads the facts of a stage's owner; a dev stage may leave out some, and has those of the example. Throws an error that
 * names the missing or wrong fact and where it is typed.
 */
export const readOwner = (context: Context, stage: string): Owner => {
  const given = givenFacts(context)
  if (stage === 'prod') requireRealFacts(given, stage)
  const typed = Object.fromEntries(Object.entries(given).filter(([, fact]) => isGiven(fact)))
  const { success, data, error } = ownerFacts.safeParse({ ...exampleOwner, ...typed })
  if (success) return data
  const [issue] = error.issues
  const name = issue?.code === 'unrecognized_keys' ? issue.keys[0] : issue?.path[0]
  const shape = shapes[name as OwnerFact] ?? `one of the facts ${facts.join(', ')}, and short`
  throw new Error(`infra/stages.json, ${stage}.owner.${String(name)} must be ${shape}.`)
}
