import { Worker } from 'node:worker_threads'
import { clock } from '#shared/contract/clock.ts'
import { FunctionError, timedOut } from './function-error.ts'
import type { Deployment, FromWorker, FunctionFailure, ToWorker } from './messages.ts'

type Call = {
  id: string
  resolve(result: string): void
  reject(error: FunctionError): void
  timer?: NodeJS.Timeout
}

export type Instance = {
  /** Handles one event (JSON) at a time and returns its result (JSON); rejects with FunctionError. */
  invoke(requestId: string, event: string): Promise<string>
  /** Milliseconds since it has loaded; 0 while it loads. */
  readyForMs(): number
  moveClockBy(milliseconds: number): void
  /** Resolves once the thread has ended. */
  gone: Promise<void>
  stop(): Promise<void>
}

type Listening = {
  log: (text: string) => void
  /** Called once, when the instance takes no more events. */
  retired: () => void
}

const startWorker = (name: string, deployment: Deployment, log: (text: string) => void): Worker => {
  const worker = new Worker(deployment.runtime, {
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
  return worker
}

/**
 * Starts one execution environment of a function, as Lambda does: a thread with its own environment variables, which
 * takes one event at a time.
 */
export function startInstance(name: string, deployment: Deployment, { log, retired }: Listening): Instance {
  const { loadingSeconds, timeoutSeconds } = deployment
  const worker = startWorker(name, deployment, log)
  let call: Call | undefined
  let retiring = false
  let loadedAt: number | undefined

  const settled = (): Call | undefined => {
    const ended = call
    call = undefined
    clearTimeout(ended?.timer)
    return ended
  }
  const die = (failure: Omit<FunctionFailure, 'trace'> & { trace?: string | undefined }) => {
    clearTimeout(loading)
    if (!retiring) retired()
    retiring = true
    settled()?.reject(new FunctionError(failure as FunctionFailure))
    void worker.terminate()
  }
  // Lambda kills an environment that times out.
  const limit = (limited: Call) => {
    limited.timer = setTimeout(() => {
      const errorMessage = `${limited.id} Task timed out after ${timeoutSeconds.toFixed(2)} seconds`
      die({ errorType: timedOut, errorMessage })
    }, timeoutSeconds * 1000)
  }
  const loading = setTimeout(() => {
    die({ errorType: timedOut, errorMessage: `${name} did not load within ${loadingSeconds} seconds` })
  }, loadingSeconds * 1000)

  worker.on('message', (message: FromWorker) => {
    if ('finished' in message) settled()?.resolve(message.result)
    else if ('failed' in message) settled()?.reject(new FunctionError(message.failure))
    else {
      // Loading does not count as run time.
      loadedAt = performance.now()
      clearTimeout(loading)
      if (call) limit(call)
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
    invoke: (id, event) =>
      new Promise((resolve, reject) => {
        call = { id, resolve, reject }
        if (loadedAt !== undefined) limit(call)
        worker.postMessage({ invoke: id, event } satisfies ToWorker)
      }),
    readyForMs: () => (loadedAt === undefined ? 0 : performance.now() - loadedAt),
    moveClockBy: milliseconds => worker.postMessage({ moveClockBy: milliseconds } satisfies ToWorker),
    gone,
    stop: async () => {
      await worker.terminate()
    },
  }
}
