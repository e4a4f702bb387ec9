import { enableCompileCache, flushCompileCache, registerHooks } from 'node:module'
import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import { guard } from './guards.ts'
import type { Birth, FromWorker, FunctionFailure, ToWorker } from './messages.ts'

// Runs in the worker thread of one function, in place of the Lambda runtime.

type Bundle = {
  handler: (event: unknown, context: unknown) => unknown
  clock: { moveBy(milliseconds: number): void }
  connections: Map<string, unknown>
  easeProofs: () => void
}

const birth = workerData as Birth

// The bundle of a function is up to two hundred files. Not to look for them, and to keep what was compiled, saves a
// quarter of its loading.
registerHooks({
  resolve: (specifier, { parentURL, ...context }, next) =>
    /^\.\.?\/.*\.mjs$/.test(specifier)
      ? { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true }
      : next(specifier, { parentURL, ...context }),
})
if (birth.compiled) enableCompileCache(birth.compiled)

const { handler, clock, connections, easeProofs } = (await import(pathToFileURL(birth.file).href)) as Bundle
clock.moveBy(birth.clockOffset)
guard(connections, birth)
if (birth.easyProofs) easeProofs()

const say = (message: FromWorker): void => parentPort?.postMessage(message)

const contextOf = (requestId: string) => {
  const deadline = performance.now() + birth.timeoutSeconds * 1000
  return {
    awsRequestId: requestId,
    functionName: birth.name,
    functionVersion: '$LATEST',
    invokedFunctionArn: `arn:aws:lambda:${birth.environment.AWS_REGION}:000000000000:function:${birth.name}`,
    memoryLimitInMB: String(birth.memoryMegabytes),
    logGroupName: `/aws/lambda/${birth.name}`,
    logStreamName: 'local',
    callbackWaitsForEmptyEventLoop: true,
    getRemainingTimeInMillis: () => Math.max(0, Math.round(deadline - performance.now())),
  }
}

const failureOf = (error: unknown): FunctionFailure =>
  error instanceof Error
    ? { errorType: error.name, errorMessage: error.message, trace: error.stack }
    : { errorType: typeof error, errorMessage: String(error) }

async function run(requestId: string, event: string): Promise<void> {
  try {
    const result = await handler(JSON.parse(event), contextOf(requestId))
    say({ finished: requestId, result: JSON.stringify(result) ?? 'null' })
  } catch (error) {
    say({ failed: requestId, failure: failureOf(error) })
  }
}

parentPort?.on('message', (message: ToWorker) => {
  if ('moveClockBy' in message) clock.moveBy(message.moveClockBy)
  else void run(message.invoke, message.event)
})
say({ ready: true })
flushCompileCache()
