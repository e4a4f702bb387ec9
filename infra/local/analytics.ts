// npm run analytics: runs Athena's six queries over the events that the local system at PORT has collected.
import { parseArgs } from 'node:util'
import { type QueryName, queries } from '#infra/analytics/queries.ts'
import { type Collected, openEvents } from './analytics/database.ts'
import { readCollected } from './analytics/files.ts'
import { tableOf } from './analytics/print.ts'
import { readPort } from './settings.ts'

const dayMs = 86_400_000
const names = Object.keys(queries) as QueryName[]

const readArguments = () => {
  const { values } = parseArgs({
    options: { json: { type: 'boolean' }, days: { type: 'string', default: '30' } },
  })
  const days = Number(values.days)
  if (!Number.isInteger(days) || days < 1) throw new Error(`--days must be a whole number of days above 0.`)
  return { json: values.json === true, since: new Date(Date.now() - days * dayMs).toISOString().slice(0, 10) }
}

const read = async (since: string): Promise<Collected[]> => {
  const origin = `http://localhost:${readPort(process.env)}`
  const isRunning = await fetch(`${origin}/_local/health`).then(
    health => health.ok,
    () => false,
  )
  if (!isRunning) throw new Error(`No system is running at ${origin}. Start it first: npm start`)
  return readCollected(origin, since)
}

try {
  const { json, since } = readArguments()
  const events = openEvents(await read(since))
  const results = names.map(name => [name, events.run(name)] as const)
  if (json) console.log(JSON.stringify(Object.fromEntries(results), null, 2))
  else for (const [name, rows] of results) console.log(tableOf(queries[name], rows))
  events.close()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
