// Started by engine.test.ts as its own process, to be killed: holds an engine over the given folder.
import { startEngine } from '#infra/local/dynamodb/engine.ts'

const engine = await startEngine(String(process.argv[2]))
console.log(engine.endpoint)
setInterval(() => {}, 60_000)
