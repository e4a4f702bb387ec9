/** A promise with what React reads of one. */
export type Readable<Value> = Promise<Value> & { status?: 'fulfilled' | 'rejected' }

/** Lets React's `use` read a promise at once: it then does not suspend for what is loaded, nor wait for what failed. */
export const readable = <Value>(loading: Promise<Value>): Readable<Value> => {
  loading.then(
    value => void Object.assign(loading, { status: 'fulfilled', value }),
    reason => void Object.assign(loading, { status: 'rejected', reason }),
  )
  return loading
}
