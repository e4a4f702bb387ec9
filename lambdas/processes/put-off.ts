const minuteMs = 60_000

/** The longest wait between two tries, in minutes. */
const maxWait = 30

type Tried = { tries?: number | undefined; retryAt?: string | undefined }

/** When something is tried again that fails now: after one minute, two, four, and so on, up to half an hour. */
export const putOff = ({ tries: before = 0 }: Tried, now: string): Required<Tried> => {
  const minutes = Math.min(2 ** before, maxWait)
  return { tries: before + 1, retryAt: new Date(Date.parse(now) + minutes * minuteMs).toISOString() }
}

export const isReady = ({ retryAt }: Tried, now: string): boolean => !retryAt || retryAt <= now
