import { useEffect } from 'react'
import { sessionMark } from '#web/src/platform/sessions-mark.ts'
import { draftStorage } from './draft-storage.ts'

/** Keeps drafts private to the business that wrote them: a sign-out removes them, an expired session does not. */
export const useOwnDrafts = (): void =>
  useEffect(() => {
    draftStorage.forgetAllBut(sessionMark.read()?.userId)
    return sessionMark.subscribe(event => {
      if (event === 'signed_out') draftStorage.forgetAllBut(undefined)
    })
  }, [])
