// Started by engine.test.ts as a process of its own, to be killed: holds an engine over the folder it is given.
import { startEngine } from '#infra/local/dynamodb/engine.ts'

const engine = await startEngine(String(process.argv[2]))
console.log(engine.endpoint)
setInterval(() => {}, 60_000)
