/** A promise with the status that React reads from it. */
export type Readable<Value> = Promise<Value> & { status?: 'fulfilled' | 'rejected' }

/** Marks a promise for React's `use`, which then neither suspends for a loaded value nor waits after a failure. */
export const readable = <Value>(loading: Promise<Value>): Readable<Value> => {
  loading.then(
    value => void Object.assign(loading, { status: 'fulfilled', value }),
    reason => void Object.assign(loading, { status: 'rejected', reason }),
  )
  return loading
}
