import { type ParseArgsConfig, parseArgs } from 'node:util'
import { isExample, stages } from '../stages.ts'

const options = {
  diff: { type: 'boolean' },
  'adopt-table': { type: 'boolean' },
  'revert-drift': { type: 'boolean' },
  unattended: { type: 'boolean' },
} as const satisfies ParseArgsConfig['options']

type Switches = Partial<Record<keyof typeof options, boolean>>

export const usage = `npm run deploy -- <stage>                         all stacks of the stage, as infra/stages.json has it
npm run deploy -- <stage> <stack> …               these stacks alone, such as web or api: to go back one commit
npm run deploy -- <stage> <stack> --revert-drift  makes right again what somebody changed by hand
npm run deploy -- <stage> --diff [<stack>]        what would change; nothing does
npm run deploy -- <stage> --adopt-table           takes in the restored table that infra/stages.json names (docs/restore.md)
npm run deploy -- <stage> --unattended            asks nothing, and writes what the stacks give to outputs.json`

/** What was typed is no deployment; the message says why. */
export class Misused extends Error {}

const parsed = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (error) {
    throw new Misused(error instanceof Error ? error.message : String(error))
  }
}

const named = (stage: string, stacks: readonly string[]): string[] =>
  stacks.length > 0 ? [...stacks.map(stack => `${stage}-${stack}`), '--exclusively'] : []

/**
 * Deploying asks every stack, also one whose template is as it was: what it reads of others may be new, and CDK, which
 * compares templates, would pass it over.
 */
const deploying = (
  stage: string,
  stacks: readonly string[],
  { unattended, 'revert-drift': revertDrift }: Switches,
): string[] => [
  'deploy',
  ...(stacks.length > 0 ? named(stage, stacks) : ['--all']),
  '--force',
  ...(revertDrift ? ['--revert-drift'] : []),
  ...(unattended ? ['--require-approval', 'never', '--outputs-file', 'outputs.json'] : []),
]

// CDK's --force lets the rest of the stack differ from what is deployed; the import leaves it as it is.
const adopting = (stage: string): string[] => {
  if (!stages[stage]?.table) throw new Misused(`infra/stages.json names no table of ${stage}.`)
  return ['import', `${stage}-data`, '--force', '--yes']
}

/** The arguments of CDK for what was typed. Throws Misused, with a sentence that says what to type instead. */
export const cdkArguments = (args: readonly string[]): string[] => {
  const { values, positionals } = parsed(args)
  const [stage, ...stacks] = positionals
  if (stage === undefined) throw new Misused('Which stage?')
  if (!Object.hasOwn(stages, stage)) {
    throw new Misused(`infra/stages.json has no stage ${stage}: it has ${Object.keys(stages).join(', ')}.`)
  }
  if (values.diff) return ['diff', ...named(stage, stacks), '--method=template', '-c', `stage=${stage}`]
  if (isExample(stage)) {
    throw new Misused(`infra/stages.json has an example's names for ${stage}: say your own domain and zone.`)
  }
  const asked = values['adopt-table'] ? adopting(stage) : deploying(stage, stacks, values)
  return [...asked, '-c', `stage=${stage}`]
}
