// npm run seed: creates the demo accounts and their data in the local system at PORT.
import { makeDemo } from './seed/demo.ts'
import { readPort } from './settings.ts'

const origin = `http://localhost:${readPort(process.env)}`
const isRunning = await fetch(`${origin}/_local/health`).then(
  health => health.ok,
  () => false,
)
const seed = async (): Promise<string> => {
  if (!isRunning) throw new Error(`No system is running at ${origin}. Start it first: npm start`)
  return makeDemo(origin, console.log)
}

try {
  console.log(await seed())
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
