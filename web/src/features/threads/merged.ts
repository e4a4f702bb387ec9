import type { Message, Thread } from '#shared/threads/thread.ts'

/** Messages in their order, each once. */
const inOrder = (messages: readonly Message[]): Message[] =>
  [...new Map(messages.map(message => [message.number, message])).values()].toSorted(
    (one, other) => one.number - other.number,
  )

/** A thread with what came after it was read. */
export const withLater = (thread: Thread, later: Thread): Thread => ({
  ...later,
  earlier: thread.earlier,
  messages: inOrder([...thread.messages, ...later.messages]),
})

/** A thread with what was written before the messages it has. */
export const withEarlier = (thread: Thread, { messages, earlier }: Thread): Thread => ({
  ...thread,
  earlier,
  messages: inOrder([...messages, ...thread.messages]),
})

/** A thread with a message that was just written. */
export const withWritten = (thread: Thread, message: Message): Thread => ({
  ...thread,
  messages: inOrder([...thread.messages, message]),
})
