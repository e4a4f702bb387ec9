import { refusalOf } from '#shared/files/file-refusal.ts'
import type { FileUse } from '#shared/files/file-types.ts'
import { createStore } from '#web/src/platform/store.ts'
import { type Progress, recheck, type Tell, uploadFile } from './upload-file.ts'
import type { UploadPort } from './upload-port.ts'

export type Attachment = {
  key: string
  fileName: string
  /** In bytes. */
  size: number
  /** The id of an upload from an earlier visit. */
  earlier?: string
  progress: Progress | { state: 'waiting' }
}

/** An upload that the server has accepted. */
type AcceptedUpload = { id: string; fileName: string; size: number }

type Settings = { port: UploadPort; use: FileUse; maxFiles: number; earlier?: readonly AcceptedUpload[] }

/** With more uploads at a time each would be slower. */
const maxConcurrent = 3

const isNotRefused = ({ progress }: Attachment): boolean => progress.state !== 'refused'

/** Whether a file is still being uploaded or checked. */
export const isOnItsWay = ({ progress: { state } }: Attachment): boolean =>
  state === 'waiting' || state === 'sending' || state === 'checking'

/** The files that can be sent with the form. */
export const acceptedFiles = (list: readonly Attachment[]): AcceptedUpload[] =>
  list.flatMap(({ fileName, size, progress }) =>
    progress.state === 'accepted' ? [{ id: progress.id, fileName, size }] : [],
  )

/** The files that another visit can use: accepted ones, and earlier uploads that are still being checked. */
export const filesToKeep = (list: readonly Attachment[]): AcceptedUpload[] =>
  list.flatMap(one => {
    const { fileName, size, earlier } = one
    return earlier && one.progress.state !== 'refused'
      ? [{ id: earlier, fileName, size }]
      : acceptedFiles([one])
  })

const toAttachment = (file: File, use: FileUse): Attachment => {
  const { name: fileName, size, type: contentType } = file
  const reason = refusalOf({ fileName, contentType, size }, use)
  const progress = reason ? ({ state: 'refused', reason } as const) : ({ state: 'waiting' } as const)
  return { key: crypto.randomUUID(), fileName, size, progress }
}

type List = Pick<ReturnType<typeof createStore<readonly Attachment[]>>, 'read' | 'change'>

/** Sends the waiting files of a list, a few at a time. */
const createUploads = (port: UploadPort, { read, change }: List) => {
  /** Where each file comes from: this machine, or an upload of an earlier visit. */
  const sources = new Map<string, File | string>()
  const running = new Map<string, AbortController>()

  const setProgress = (key: string, progress: Attachment['progress']): void =>
    change(read().map(one => (one.key === key ? { ...one, progress } : one)))
  const stop = (key: string): void => {
    running.get(key)?.abort()
    running.delete(key)
  }
  const run = async (key: string, work: (tell: Tell, signal: AbortSignal) => Promise<void>) => {
    const controller = new AbortController()
    running.set(key, controller)
    await work(progress => setProgress(key, progress), controller.signal)
    if (running.get(key) === controller) running.delete(key)
    sendNext()
  }
  const sendNext = (): void => {
    const next = read().find(({ key, progress }) => progress.state === 'waiting' && !running.has(key))
    const source = next && sources.get(next.key)
    if (!source || running.size >= maxConcurrent) return
    void run(next.key, (tell, signal) =>
      typeof source === 'string'
        ? recheck(port, source, tell, signal)
        : uploadFile(port, source, tell, signal),
    )
    sendNext()
  }
  const stopAll = (): void => {
    for (const key of [...running.keys()]) stop(key)
  }
  return { sources, setProgress, stop, stopAll, sendNext }
}

/** The files of one form, with their progress. `read` returns the same list until it changes. */
export const createAttachments = ({ port, use, maxFiles, earlier = [] }: Settings) => {
  const { read, change, subscribe } = createStore<readonly Attachment[]>([])
  const { sources, setProgress, stop, stopAll, sendNext } = createUploads(port, { read, change })
  const register = (one: Attachment, source: File | string): Attachment => {
    sources.set(one.key, source)
    return one
  }

  change(
    earlier.map(({ id, fileName, size }) =>
      register({ key: crypto.randomUUID(), fileName, size, earlier: id, progress: { state: 'waiting' } }, id),
    ),
  )
  sendNext()

  return {
    read,
    subscribe,
    /** Adds files up to the maximum. Returns how many valid files were left out. */
    add: (files: readonly File[]): number => {
      const added = files.map(file => register(toAttachment(file, use), file))
      const room = Math.max(0, maxFiles - read().filter(isNotRefused).length)
      const accepted = added.filter(isNotRefused).slice(0, room)
      change([...read(), ...added.filter(one => !isNotRefused(one) || accepted.includes(one))])
      sendNext()
      return added.filter(isNotRefused).length - accepted.length
    },
    retry: (key: string): void => {
      setProgress(key, { state: 'waiting' })
      sendNext()
    },
    /** Removes a file and stops its upload. */
    remove: (key: string): void => {
      stop(key)
      sources.delete(key)
      change(read().filter(one => one.key !== key))
      sendNext()
    },
    /** Marks uploads as unusable; files from this machine can be sent again. */
    giveUp: (ids: readonly string[]): void => {
      for (const { key, progress } of read())
        if (progress.state === 'accepted' && ids.includes(progress.id))
          setProgress(
            key,
            sources.get(key) instanceof File ? { state: 'failed' } : { state: 'refused', reason: 'expired' },
          )
    },
    stopAll,
  }
}

export type Attachments = ReturnType<typeof createAttachments>
