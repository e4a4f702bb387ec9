import { useState } from 'react'
import { maxParticipants } from '#shared/meetings/meeting.ts'

/** The other participants. A name in the field that was not added is included when the form is sent. */
export const useParticipants = () => {
  const [names, setNames] = useState<readonly string[]>([])
  const [draft, setDraft] = useState('')
  const isFull = names.length >= maxParticipants
  const withDraft = !isFull && draft.trim() ? [...names, draft.trim()] : names
  return {
    names,
    draft,
    isFull,
    withDraft,
    type: setDraft,
    add: () => {
      setNames(withDraft)
      setDraft('')
    },
    remove: (index: number) => setNames(names.toSpliced(index, 1)),
  }
}

export type ParticipantList = ReturnType<typeof useParticipants>
