import { decisionCodes, decisionWords } from '#shared/matching/decision-codes.ts'
import { stateNames } from '../commands/names.ts'
import { processNames } from '../words.ts'
import { valueNames } from './value-names.ts'

/** Other states than those of processes, and the terms that an agreement lacks. */
const otherNames: Readonly<Record<string, string>> = {
  ...valueNames,
  hourlyRateKronor: 'timpris i kronor',
  partnerCredits: 'partnerns krediter',
  organizationNumber: 'organisationsnummer',
  ...Object.fromEntries(decisionCodes.map(code => [code, decisionWords(code, 'sv')])),
}

const named = (name: string): string => stateNames[name] ?? otherNames[name] ?? name

/** How a value of a sentence is shown in Swedish, by what it is: `{1:name}`. */
export const shownAs: Readonly<Record<string, (value: string) => string>> = {
  /** A name of a state or a field, or several: `active or paused`. */
  name: value =>
    value
      .split(' or ')
      .map(some => some.split(', ').map(named).join(', '))
      .join(' eller '),
  process: value => processNames.sv[value] ?? value,
  number: value => value.replace('.', ','),
  /** A place in a file of the bank: `Entry 3, part 2`. */
  entry: value => value.replace(/^Entry/, 'Post').replace(', part ', ', del '),
}
