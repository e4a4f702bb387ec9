// npm run operator -- <noun> <verb> …: the commands of the day, on this machine or with --stage in the cloud.
import { readArguments, type TypedCommand } from './operator/arguments.ts'
import { confirmed } from './operator/confirm.ts'
import { helpOf } from './operator/help.ts'
import type { Launcher } from './operator/launcher.ts'
import { previewText } from './operator/preview.ts'
import { moreText, resultText } from './operator/print.ts'
import { readFiles } from './operator/read-files.ts'
import { runCommand } from './operator/run-command.ts'
import { saveItem } from './operator/save-item.ts'
import { stageOf } from './operator/stage.ts'
import { terminal } from './operator/terminal.ts'
import { thisMachine } from './operator/this-machine.ts'
import { UsageError } from './operator/usage-error.ts'

const exit = { failed: 1, misused: 2, refused: 3 } as const

const launcherFor = async ({ options }: TypedCommand, stage: string | null): Promise<Launcher> => {
  if (stage === null) return thisMachine(process.env)
  // Imports two SDK clients, which commands on this machine do not need.
  const { cloud } = await import('./operator/cloud.ts')
  return cloud(stage, options.region ?? process.env.AWS_REGION ?? 'eu-north-1')
}

const run = async (typed: TypedCommand): Promise<number> => {
  const command = await readFiles(typed)
  const stage = stageOf(command.options, process.env)
  if (!(await confirmed(command, terminal, stage ? `stage ${stage}` : undefined))) {
    console.error('Nothing was done.')
    return exit.failed
  }
  const answer = await runCommand(command, await launcherFor(command, stage))
  if ('refused' in answer) {
    console.error(command.options.json ? JSON.stringify(answer) : answer.refused)
    return exit.refused
  }
  if ('item' in answer && typeof command.input.into === 'string') {
    const { into } = command.input
    const written = await saveItem(command.name, answer.item as Record<string, unknown>, into)
    console.log(`Written to ${into}: ${written}.`)
    return 0
  }
  if ('item' in answer && command.name === 'newsletter preview' && !command.options.json)
    console.log(previewText(answer.item as Record<string, unknown>))
  else console.log(resultText(answer, command))
  const more = moreText(answer, command)
  if (more) console.error(more)
  return 0
}

try {
  const command = readArguments(process.argv.slice(2))
  if ('helpOf' in command) console.log(helpOf(command.helpOf))
  else process.exitCode = await run(command)
} catch (error) {
  const misused = error instanceof UsageError
  console.error(error instanceof Error ? error.message : error)
  if (misused) console.error('npm run operator -- help lists all commands.')
  process.exitCode = misused ? exit.misused : exit.failed
}
