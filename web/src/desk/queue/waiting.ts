type Row = Readonly<Record<string, unknown>>

/** One thing that waits for operators: what time does first, and until when something is promised. */
export type Waiting = {
  key: string
  first: Row
  promisedAt: string | null
  /** The operator who has taken it on. */
  takenBy: string | null
}

/** The transition by time that breaks a promise, in every process that makes one. */
const breaking = 'breakPromise'

/** The rows of the queue by thing, in the order of what is due first. */
export const waitingIn = (rows: readonly Row[]): Waiting[] => {
  const things = new Map<string, Waiting>()
  for (const row of rows) {
    const key = `${row.process} ${row.id} ${row.who}`
    const known = things.get(key) ?? {
      ...{ key, first: row, promisedAt: null },
      takenBy: typeof row.takenBy === 'string' ? row.takenBy : null,
    }
    things.set(key, row.transition === breaking ? { ...known, promisedAt: String(row.at) } : known)
  }
  return [...things.values()]
}
