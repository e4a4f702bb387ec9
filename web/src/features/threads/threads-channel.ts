const name = 'threads'

/** Tells every open thread and count, in this tab and the others, that a thread was read or written to. */
export const announceThread = (id: string): void => {
  const channel = new BroadcastChannel(name)
  channel.postMessage(id)
  channel.close()
}

/** Calls back with the id of a thread that was read or written to. Returns a function that stops this. */
export const onThreads = (changed: (id: string) => void): (() => void) => {
  const channel = new BroadcastChannel(name)
  channel.onmessage = ({ data }) => changed(String(data))
  return () => channel.close()
}
