// npm run operator -- <noun> <verb> …: the commands of the day, on this machine or with --stage in the cloud.
import { type Asked, readArguments } from './operator/arguments.ts'
import { ask } from './operator/ask.ts'
import { confirmed } from './operator/confirm.ts'
import { helpOf } from './operator/help.ts'
import { here } from './operator/here.ts'
import type { Launcher } from './operator/launcher.ts'
import { answerText, moreText } from './operator/print.ts'
import { saveExport } from './operator/save-export.ts'
import { stageOf } from './operator/stage.ts'
import { terminal } from './operator/terminal.ts'
import { UsageError } from './operator/usage-error.ts'

const exit = { failed: 1, misused: 2, refused: 3 } as const

const launcherFor = async ({ options }: Asked, stage: string | null): Promise<Launcher> => {
  if (stage === null) return here(process.env)
  // Two SDK clients that nobody needs who works on this machine.
  const { cloud } = await import('./operator/cloud.ts')
  return cloud(stage, options.region ?? process.env.AWS_REGION ?? 'eu-north-1')
}

const run = async (asked: Asked): Promise<number> => {
  const stage = stageOf(asked.options, process.env)
  if (!(await confirmed(asked, terminal, stage ? `stage ${stage}` : undefined))) {
    console.error('Nothing was done.')
    return exit.failed
  }
  const answer = await ask(asked, await launcherFor(asked, stage))
  if ('refused' in answer) {
    console.error(asked.options.json ? JSON.stringify(answer) : answer.refused)
    return exit.refused
  }
  if ('item' in answer && typeof asked.input.into === 'string') {
    const files = await saveExport(answer.item as Record<string, unknown>, asked.input.into)
    console.log(`Written to ${asked.input.into}: person.json and files: ${files}.`)
    return 0
  }
  console.log(answerText(answer, asked))
  const more = moreText(answer, asked)
  if (more) console.error(more)
  return 0
}

try {
  const asked = readArguments(process.argv.slice(2))
  if ('helpOf' in asked) console.log(helpOf(asked.helpOf))
  else process.exitCode = await run(asked)
} catch (error) {
  const misused = error instanceof UsageError
  console.error(error instanceof Error ? error.message : error)
  if (misused) console.error('npm run operator -- help tells what there is.')
  process.exitCode = misused ? exit.misused : exit.failed
}
