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
  /** Of an upload that an earlier visit has made. */
  earlier?: string
  progress: Progress | { state: 'waiting' }
}

/** An upload that the server has accepted already. */
type AcceptedUpload = { id: string; fileName: string; size: number }

type Settings = { port: UploadPort; use: FileUse; most: number; earlier?: readonly AcceptedUpload[] }

/** More at once would each be slower, and none of them done. */
const atOnce = 3

const counts = ({ progress }: Attachment): boolean => progress.state !== 'refused'

/** Whether a file still has to arrive or to be looked at. */
export const isOnItsWay = ({ progress: { state } }: Attachment): boolean =>
  state === 'waiting' || state === 'sending' || state === 'checking'

/** The files that can be sent along. */
export const acceptedAmong = (list: readonly Attachment[]): AcceptedUpload[] =>
  list.flatMap(({ fileName, size, progress }) =>
    progress.state === 'accepted' ? [{ id: progress.id, fileName, size }] : [],
  )

/** The files that another visit can go on with: the accepted ones, and those of before that are still asked about. */
export const worthKeeping = (list: readonly Attachment[]): AcceptedUpload[] =>
  list.flatMap(one => {
    const { fileName, size, earlier } = one
    return earlier && one.progress.state !== 'refused'
      ? [{ id: earlier, fileName, size }]
      : acceptedAmong([one])
  })

const chosen = (file: File, use: FileUse): Attachment => {
  const { name: fileName, size, type: contentType } = file
  const reason = refusalOf({ fileName, contentType, size }, use)
  const progress = reason ? ({ state: 'refused', reason } as const) : ({ state: 'waiting' } as const)
  return { key: crypto.randomUUID(), fileName, size, progress }
}

/** The files of one form: chosen, on their way, taken or refused. `read` gives the same list until it changes. */
export const createAttachments = ({ port, use, most, earlier = [] }: Settings) => {
  const { read, change, subscribe } = createStore<readonly Attachment[]>([])
  /** Where each comes from: this machine, or an upload of an earlier visit. */
  const sources = new Map<string, File | string>()
  const running = new Map<string, AbortController>()

  const tell = (key: string, progress: Attachment['progress']): void =>
    change(read().map(one => (one.key === key ? { ...one, progress } : one)))
  const stop = (key: string): void => {
    running.get(key)?.abort()
    running.delete(key)
  }
  const run = async (key: string, work: (tell: Tell, signal: AbortSignal) => Promise<void>) => {
    const controller = new AbortController()
    running.set(key, controller)
    await work(progress => tell(key, progress), controller.signal)
    if (running.get(key) === controller) running.delete(key)
    sendNext()
  }
  const sendNext = (): void => {
    const next = read().find(({ key, progress }) => progress.state === 'waiting' && !running.has(key))
    const source = next && sources.get(next.key)
    if (!source || running.size >= atOnce) return
    void run(next.key, (told, signal) =>
      typeof source === 'string'
        ? recheck(port, source, told, signal)
        : uploadFile(port, source, told, signal),
    )
    sendNext()
  }
  const begin = (one: Attachment, source: File | string): Attachment => {
    sources.set(one.key, source)
    return one
  }

  change(
    earlier.map(({ id, fileName, size }) =>
      begin({ key: crypto.randomUUID(), fileName, size, earlier: id, progress: { state: 'waiting' } }, id),
    ),
  )
  sendNext()

  return {
    read,
    subscribe,
    /** Takes files as far as there is room, and gives how many are left out. */
    add: (files: readonly File[]): number => {
      const begun = files.map(file => begin(chosen(file, use), file))
      const room = Math.max(0, most - read().filter(counts).length)
      const taken = begun.filter(counts).slice(0, room)
      change([...read(), ...begun.filter(one => !counts(one) || taken.includes(one))])
      sendNext()
      return begun.filter(counts).length - taken.length
    },
    retry: (key: string): void => {
      tell(key, { state: 'waiting' })
      sendNext()
    },
    /** Takes a file out; one that is on its way stops. */
    remove: (key: string): void => {
      stop(key)
      sources.delete(key)
      change(read().filter(one => one.key !== key))
      sendNext()
    },
    /** These uploads cannot be used any more; what is still at hand may be sent again. */
    giveUp: (ids: readonly string[]): void => {
      for (const { key, progress } of read())
        if (progress.state === 'accepted' && ids.includes(progress.id))
          tell(
            key,
            sources.get(key) instanceof File ? { state: 'failed' } : { state: 'refused', reason: 'expired' },
          )
    },
    stopAll: (): void => {
      for (const key of [...running.keys()]) stop(key)
    },
  }
}

export type Attachments = ReturnType<typeof createAttachments>
