import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DynamoDBClient, paginateScan } from '@aws-sdk/client-dynamodb'
import { names } from '#infra/local/names.ts'

const commandLine = (pid: string): string =>
  process.platform === 'linux'
    ? readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
    : execFileSync('ps', ['-ww', '-o', 'args=', '-p', pid], { encoding: 'utf8' })

/** The endpoint of the running product's engine. */
export const engineEndpoint = (dataFolder: string): string => {
  const pid = readFileSync(join(dataFolder, 'dynamodb', 'engine.pid'), 'utf8').trim()
  const port = /--port (\d+)/.exec(commandLine(pid))?.[1]
  if (!port) throw new Error(`The engine's command line names no port: ${commandLine(pid)}`)
  return `http://127.0.0.1:${port}`
}

/** The environment that an SDK client needs to reach it, without the developer's own profile. */
export const sdkEnvironment = (endpoint: string): Record<string, string> => ({
  AWS_REGION: names.region,
  AWS_ACCESS_KEY_ID: 'local',
  AWS_SECRET_ACCESS_KEY: 'local',
  AWS_CONFIG_FILE: '/dev/null',
  AWS_SHARED_CREDENTIALS_FILE: '/dev/null',
  AWS_ENDPOINT_URL_DYNAMODB: endpoint,
  TABLE_NAME: names.table,
})

const written = ['ONCE', 'LIMIT', 'SUBSCRIBER', 'PERSON']

/** The kinds of items that posts have left, each with its attributes and count. */
export const itemShapes = async (endpoint: string): Promise<Map<string, number>> => {
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' }
  const client = new DynamoDBClient({ endpoint, region: names.region, credentials })
  const shapes = new Map<string, number>()
  for await (const { Items = [] } of paginateScan({ client }, { TableName: names.table })) {
    for (const item of Items) {
      const [kind = ''] = (item.PK?.S ?? '').split('#')
      if (!written.includes(kind) || item.PK?.S?.startsWith('LIMIT#proof')) continue
      const shape = `${kind}: ${Object.keys(item).sort().join(' ')}`
      shapes.set(shape, (shapes.get(shape) ?? 0) + 1)
    }
  }
  client.destroy()
  return shapes
}
