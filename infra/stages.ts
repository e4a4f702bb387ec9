import { readFileSync } from 'node:fs'

type Context = (name: string) => unknown

/** What can be said of a stage in infra/stages.json or with `-c name=value`; the README says what each is for. */
export const contextNames = [
  'region',
  'domain',
  'zoneId',
  'sender',
  'operator',
  'accountDisclosure',
  'budget',
  'table',
] as const

type Stages = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** What is committed of every stage, by its name. */
export const stages: Stages = JSON.parse(readFileSync(new URL('stages.json', import.meta.url), 'utf8'))

/** The stage that nobody has to name. */
const usualStage = 'dev'

const refuseUnknown = (stage: string, said: Stages): void => {
  const known: readonly string[] = contextNames
  const unknown = Object.keys(said[stage] ?? {}).find(name => !known.includes(name))
  if (unknown) throw new Error(`infra/stages.json says ${unknown} of ${stage}, which nothing reads.`)
}

/** What is said of a stage: by the command first, then by infra/stages.json. Throws where nothing reads it. */
export const contextOf =
  (given: Context, said: Stages = stages): Context =>
  name => {
    const stage = String(given('stage') ?? usualStage)
    refuseUnknown(stage, said)
    return name === 'stage' ? stage : (given(name) ?? said[stage]?.[name])
  }

/** Whether a stage still has the names that the project came with: they belong to nobody, and nothing can be deployed. */
export const isExample = (stage: string): boolean =>
  Object.values(stages[stage] ?? {}).some(value => /\.example$|EXAMPLE$/.test(String(value)))
