import { type ParseArgsConfig, parseArgs } from 'node:util'
import { isExample, stages } from '../stages.ts'

const options = {
  diff: { type: 'boolean' },
  'adopt-table': { type: 'boolean' },
  'revert-drift': { type: 'boolean' },
  unattended: { type: 'boolean' },
} as const satisfies ParseArgsConfig['options']

type Switches = Partial<Record<keyof typeof options, boolean>>

export const usage = `npm run deploy -- <stage>                         deploys all stacks of the stage, with its values in infra/stages.json
npm run deploy -- <stage> <stack> …               deploys only these stacks, such as web or api: to go back one commit
npm run deploy -- <stage> <stack> --revert-drift  also reverts changes that were made by hand
npm run deploy -- <stage> --diff [<stack>]        only shows what would change
npm run deploy -- <stage> --adopt-table           adopts the restored table that infra/stages.json names (docs/restore.md)
npm run deploy -- <stage> --unattended            deploys without asking, and writes the stacks' outputs to outputs.json`

/** The command line is wrong; the message says why. */
export class UsageError extends Error {}

const parsed = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

const stackArguments = (stage: string, stacks: readonly string[]): string[] =>
  stacks.length > 0 ? [...stacks.map(stack => `${stage}-${stack}`), '--exclusively'] : []

/**
 * Deploys every stack, even if its template has not changed: the values that it imports may be new, and CDK compares
 * only templates.
 */
const deployArguments = (
  stage: string,
  stacks: readonly string[],
  { unattended, 'revert-drift': revertDrift }: Switches,
): string[] => [
  'deploy',
  ...(stacks.length > 0 ? stackArguments(stage, stacks) : ['--all']),
  '--force',
  ...(revertDrift ? ['--revert-drift'] : []),
  ...(unattended ? ['--require-approval', 'never', '--outputs-file', 'outputs.json'] : []),
]

// CDK's --force accepts other differences from the deployed stack; the import does not change them.
const adoptArguments = (stage: string): string[] => {
  if (!stages[stage]?.table) throw new UsageError(`infra/stages.json names no table of ${stage}.`)
  return ['import', `${stage}-data`, '--force', '--yes']
}

/** CDK's arguments for a command line. Throws UsageError with a message that says what to type instead. */
export const cdkArguments = (args: readonly string[]): string[] => {
  const { values, positionals } = parsed(args)
  const [stage, ...stacks] = positionals
  if (stage === undefined) throw new UsageError('Which stage?')
  if (!Object.hasOwn(stages, stage)) {
    throw new UsageError(`infra/stages.json has no stage ${stage}: it has ${Object.keys(stages).join(', ')}.`)
  }
  if (values.diff)
    return ['diff', ...stackArguments(stage, stacks), '--method=template', '-c', `stage=${stage}`]
  if (isExample(stage)) {
    throw new UsageError(
      `infra/stages.json still has the example's names for ${stage}: enter your own domain and zone.`,
    )
  }
  const command = values['adopt-table'] ? adoptArguments(stage) : deployArguments(stage, stacks, values)
  return [...command, '-c', `stage=${stage}`]
}
