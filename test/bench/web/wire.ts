import type { CDPSession } from 'playwright-core'

export type Traffic = {
  /** Bytes on the wire, including headers. */
  bytes: number
  requests: number
  scriptBytes: number
  scripts: number
}

/** Counts what a page fetches over the network from now on; cached responses do not count. */
export const watchTraffic = (session: CDPSession): Traffic => {
  const wire: Traffic = { bytes: 0, requests: 0, scriptBytes: 0, scripts: 0 }
  const scripts = new Set<string>()
  const fetched = new Set<string>()
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (!response.url.startsWith('http') || response.fromDiskCache || response.fromPrefetchCache) return
    fetched.add(requestId)
    wire.requests++
    if (type !== 'Script') return
    scripts.add(requestId)
    wire.scripts++
  })
  session.on('Network.requestServedFromCache', ({ requestId }) => fetched.delete(requestId))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!fetched.has(requestId)) return
    wire.bytes += encodedDataLength
    if (scripts.has(requestId)) wire.scriptBytes += encodedDataLength
  })
  return wire
}
