// npm run deploy -- <stage> …: runs CDK for a stage of infra/stages.json.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { cdkArguments, UsageError, usage } from './deploy/commands.ts'

const root = join(import.meta.dirname, '..')
const cdk = join(root, 'node_modules/aws-cdk/bin/cdk')

try {
  const args = cdkArguments(process.argv.slice(2))
  process.exitCode = spawnSync(process.execPath, [cdk, ...args], { cwd: root, stdio: 'inherit' }).status ?? 1
} catch (error) {
  if (!(error instanceof UsageError)) throw error
  console.error(`${error.message}\n\n${usage}`)
  process.exitCode = 2
}
