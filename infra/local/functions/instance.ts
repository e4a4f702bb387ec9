import { Worker } from 'node:worker_threads'
import { clock } from '#shared/contract/clock.ts'
import type { Deployment, FromWorker, FunctionFailure, ToWorker } from './messages.ts'

/** What Lambda answers when a function throws, times out or dies; `errorType` and the message as Lambda words them. */
export class FunctionError extends Error {
  readonly errorType: string
  readonly trace: string | undefined
  constructor({ errorType, errorMessage, trace }: FunctionFailure) {
    super(errorMessage)
    this.name = 'FunctionError'
    this.errorType = errorType
    this.trace = trace
  }
}

export const timedOut = 'Sandbox.Timedout'

type Waiting = { resolve(result: string): void; reject(error: FunctionError): void; timer?: NodeJS.Timeout }

export type Instance = {
  /** Runs one event (JSON) to its result (JSON); rejects with FunctionError. */
  invoke(requestId: string, event: string): Promise<string>
  moveClockBy(milliseconds: number): void
  /** Resolves when the thread is gone. */
  gone: Promise<void>
  stop(): Promise<void>
}

/** Lambda gives a function ten seconds to load, which do not count as its run time. */
const loadingMs = 10_000

/**
 * Starts one execution environment of a function: a thread of its own with its own environment variables.
 * `retired` is called once, when it takes no further invocation; those under way still end.
 */
export function startInstance(
  name: string,
  deployment: Deployment,
  log: (text: string) => void,
  retired: () => void,
): Instance {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    name,
    workerData: { ...deployment, name, clockOffset: clock.offset() },
    env: { ...deployment.environment },
    argv: [],
    execArgv: [],
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: deployment.memoryMegabytes },
  })
  worker.stdout.setEncoding('utf8').on('data', log)
  worker.stderr.setEncoding('utf8').on('data', log)

  const waiting = new Map<string, Waiting>()
  let retiring = false
  let loaded = false

  const retire = () => {
    if (!retiring) retired()
    retiring = true
    if (waiting.size === 0) void worker.terminate()
  }
  const settle = (requestId: string): Waiting | undefined => {
    const call = waiting.get(requestId)
    if (!call) return
    clearTimeout(call.timer)
    waiting.delete(requestId)
    if (retiring) retire()
    return call
  }
  const fail = (requestId: string, failure: FunctionFailure) =>
    settle(requestId)?.reject(new FunctionError(failure))

  const limit = (requestId: string, call: Waiting) => {
    const seconds = deployment.timeoutSeconds
    call.timer = setTimeout(() => {
      // Lambda kills the environment; the invocations that share ours may still end first.
      const errorMessage = `${requestId} Task timed out after ${seconds.toFixed(2)} seconds`
      fail(requestId, { errorType: timedOut, errorMessage })
      retire()
    }, seconds * 1000)
  }
  const loading = setTimeout(() => {
    die({ errorType: timedOut, errorMessage: `${name} did not load within ${loadingMs / 1000} seconds` })
  }, loadingMs)

  const die = (failure: FunctionFailure) => {
    clearTimeout(loading)
    for (const requestId of [...waiting.keys()]) fail(requestId, failure)
    retire()
  }

  worker.on('message', (message: FromWorker) => {
    if ('finished' in message) settle(message.finished)?.resolve(message.result)
    else if ('failed' in message) fail(message.failed, message.failure)
    else {
      loaded = true
      clearTimeout(loading)
      for (const [requestId, call] of waiting) limit(requestId, call)
    }
  })
  worker.on('error', (error: Error) => {
    log(`${error.stack ?? error.message}\n`)
    die({ errorType: error.name, errorMessage: error.message, trace: error.stack })
  })
  const gone = new Promise<void>(resolve => {
    worker.on('exit', code => {
      die({ errorType: 'Runtime.ExitError', errorMessage: `exit status ${code}` })
      resolve()
    })
  })

  return {
    invoke: (requestId, event) =>
      new Promise((resolve, reject) => {
        const call: Waiting = { resolve, reject }
        waiting.set(requestId, call)
        if (loaded) limit(requestId, call)
        worker.postMessage({ invoke: requestId, event } satisfies ToWorker)
      }),
    moveClockBy: milliseconds => worker.postMessage({ moveClockBy: milliseconds } satisfies ToWorker),
    gone,
    stop: async () => {
      await worker.terminate()
    },
  }
}
