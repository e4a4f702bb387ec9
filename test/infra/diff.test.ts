import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { App, Stack } from 'aws-cdk-lib'
import { CfnTopic } from 'aws-cdk-lib/aws-sns'
import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'diff-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Writes a synthesis with stacks of one topic each. */
const synthesized = (name: string, topics: Record<string, string>): string => {
  const outdir = join(folder, name)
  const app = new App({ outdir, analyticsReporting: false })
  for (const [stack, displayName] of Object.entries(topics)) {
    new CfnTopic(new Stack(app, stack, { env: { region: 'eu-north-1' } }), 'topic', { displayName })
  }
  app.synth()
  return outdir
}

const script = fileURLToPath(new URL('../../infra/diff.ts', import.meta.url))

test('the diff of a pull request compares templates only, without any access to AWS', () => {
  const before = synthesized('before', { kept: 'Old', gone: 'Gone' })
  const after = synthesized('after', { kept: 'New', made: 'Made' })
  // No credentials can be found here.
  const env = { PATH: process.env.PATH, HOME: folder, AWS_EC2_METADATA_DISABLED: 'true' }
  const { status, stdout } = spawnSync(process.execPath, [script, before, after], { env, encoding: 'utf8' })
  expect(status).toBe(0)
  const [kept = '', made = '', gone = ''] = stdout.split(/^(?=Stack )/m)
  expect(kept).toMatch(/Stack kept[\s\S]*\[-\] Old[\s\S]*\[\+\] New/)
  expect(made).toMatch(/Stack made[\s\S]*\[\+\] AWS::SNS::Topic topic/)
  expect(gone).toBe('Stack gone\nThe whole stack is removed.\n')
})
