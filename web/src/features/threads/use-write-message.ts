import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import type { Message } from '#shared/threads/thread.ts'
import { call } from '#web/src/platform/api.ts'
import { ApiError } from '#web/src/platform/api-error.ts'
import { draftOf } from '#web/src/platform/drafts.ts'
import { useSession } from '#web/src/platform/sessions-hooks.ts'
import { type ThreadProps, threadCalls } from './thread-calls.ts'

/** The key stays the same while the same text is sent again, also after a reload: it is stored once. */
const draft = z.object({ text: z.string(), key: z.string() })

type Draft = z.infer<typeof draft>

const newDraft = (text = ''): Draft => ({ text, key: crypto.randomUUID() })

export type WriteFault = 'failed' | 'limited' | 'ended'

const faultOf = (error: unknown): WriteFault => {
  if (!(error instanceof ApiError)) return 'failed'
  if (error.code === 'thread_ended') return 'ended'
  return error.code === 'rate_limited' ? 'limited' : 'failed'
}

/** A message that is being written: kept in this tab until it is sent, and sent once. */
export const useWriteMessage = ({ side, id }: ThreadProps, onWritten: (message: Message) => void) => {
  const userId = useSession()?.userId ?? ''
  const kept = draftOf(`message ${id}`, userId)
  const [{ text, key }, setDraft] = useState<Draft>(() => {
    const found = draft.safeParse(kept.read())
    return found.success ? found.data : newDraft()
  })
  const write = (changed: string) => {
    const next = newDraft(changed)
    setDraft(next)
    if (changed === '') kept.clear()
    else kept.keep(next)
  }
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      call(threadCalls[side].write, { params: { id }, body: { text } }, { idempotencyKey: key }),
    onSuccess: message => {
      write('')
      onWritten(message)
    },
    onError: refusal => console.error('A message could not be sent', refusal),
  })
  return {
    text,
    write,
    send: () => !isPending && text.trim() !== '' && mutate(),
    isSending: isPending,
    fault: error ? faultOf(error) : undefined,
  }
}
