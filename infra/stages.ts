import { readFileSync } from 'node:fs'

type Context = (name: string) => unknown

/** The options of a stage in infra/stages.json or with `-c name=value`; the README explains them. */
export const contextNames = [
  'region',
  'domain',
  'zoneId',
  'sender',
  'operator',
  'secondOperator',
  'accountDisclosure',
  'fourEyes',
  'vatAt',
  'budget',
  'table',
  'owner',
] as const

type Stages = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** The committed options of every stage, by its name. */
export const stages: Stages = JSON.parse(readFileSync(new URL('stages.json', import.meta.url), 'utf8'))

/** The default stage. */
const usualStage = 'dev'

const refuseUnknown = (stage: string, said: Stages): void => {
  const known: readonly string[] = contextNames
  const unknown = Object.keys(said[stage] ?? {}).find(name => !known.includes(name))
  if (unknown) throw new Error(`infra/stages.json has an unknown option for ${stage}: ${unknown}.`)
}

/** Reads a stage's options, from the command first, then from infra/stages.json. Throws for an unknown option. */
export const contextOf =
  (given: Context, said: Stages = stages): Context =>
  name => {
    const stage = String(given('stage') ?? usualStage)
    refuseUnknown(stage, said)
    return name === 'stage' ? stage : (given(name) ?? said[stage]?.[name])
  }

/** Whether a stage still has the example names that the project came with, which cannot be deployed. */
export const isExample = (stage: string): boolean =>
  Object.values(stages[stage] ?? {}).some(value => /\.example$|EXAMPLE$/.test(String(value)))
