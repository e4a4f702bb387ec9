import { fork } from 'node:child_process'
import { once } from 'node:events'

/** One slice: this many clients post one after another, each as soon as its last post is answered. */
type Slice = { clients: number; milliseconds: number }
type SliceResult = { posts: number; perSecond: number }

/** Makes one post as the client of this number; rejects if it was not stored. */
type Post = (client: number) => Promise<void>

const runSlice = async (post: Post, { clients, milliseconds }: Slice): Promise<SliceResult> => {
  const started = performance.now()
  let posts = 0
  const keepPosting = async (_: unknown, client: number) => {
    while (performance.now() - started < milliseconds) {
      await post(client)
      posts++
    }
  }
  await Promise.all(Array.from({ length: clients }, keepPosting))
  return { posts, perSecond: (posts / (performance.now() - started)) * 1000 }
}

/** Runs slices for the parent process, one message each; ends if a post fails or the parent is gone. */
export const serveSlices = (post: Post): void => {
  process.on('message', async (slice: Slice) => process.send?.(await runSlice(post, slice)))
  process.on('disconnect', () => process.exit())
}

export type LoadProcess = { run(slice: Slice): Promise<SliceResult>; stop(): void }

/** Starts one side's clients in their own process. */
export const startLoad = (file: URL, settings: Readonly<Record<string, string>>): LoadProcess => {
  const child = fork(file, { env: { ...process.env, ...settings } })
  const gone = once(child, 'exit').then(() => {
    throw new Error(`The clients of ${file.pathname} gave up.`)
  })
  gone.catch(() => {})
  return {
    run: async slice => {
      const answered = once(child, 'message')
      child.send(slice)
      const [result] = await Promise.race([answered, gone])
      return result as SliceResult
    },
    stop: () => {
      if (child.connected) child.disconnect()
    },
  }
}
