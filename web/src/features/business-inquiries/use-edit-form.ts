import { useEffect, useState } from 'react'
import { editInquiry } from '#shared/business-inquiries/change-inquiry.ts'
import { type Inquiry, inquiryFields } from '#shared/business-inquiries/inquiry.ts'
import type { FieldErrorCode } from '#shared/contract/errors.ts'
import { fieldErrorCode } from '#shared/contract/field-errors.ts'
import { call } from '#web/src/platform/api.ts'
import { ApiError } from '#web/src/platform/api-error.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { useSession } from '#web/src/platform/sessions-hooks.ts'
import { toast } from '#web/src/ui/toast-store.ts'
import { type Draft, drafts } from './drafts.ts'
import { areSame, factsOf, noTypedFacts, typedOf } from './typed-facts.ts'
import { useFacts } from './use-facts.ts'
import { useStoredInquiries } from './use-stored-inquiries.ts'

/** Why an edit is not stored: somebody was proposed, or another window was faster and stored this. */
type Obstacle = { kind: 'settled' } | { kind: 'changed'; stored: Inquiry }

const none: Draft = { description: '', facts: noTypedFacts, files: [] }

const draftOf = ({ description, facts, version }: Inquiry): Draft => ({
  ...{ description, facts: typedOf(facts), files: [], version },
})

/** What was typed before the dialog was closed, or the inquiry as it is stored. */
const startOf = (userId: string, inquiry: Inquiry): Draft => {
  const kept = drafts.read(userId, inquiry.id)
  return kept.version === undefined ? draftOf(inquiry) : kept
}

const faultIn = (description: string): FieldErrorCode | undefined => {
  const message = inquiryFields.description.safeParse(description).error?.issues[0]?.message
  return message ? fieldErrorCode(message) : undefined
}

/** The edit of an inquiry: kept as a draft until it is stored, and stored over the version that was seen. */
export const useEditForm = (inquiry: Inquiry, onDone: () => void) => {
  const t = usePhrases('inquiry-facts')
  const userId = useSession()?.userId ?? ''
  const { show, reread } = useStoredInquiries()
  const [start] = useState(() => startOf(userId, inquiry))
  const [seen, setSeen] = useState(start.version ?? inquiry.version)
  const [description, setDescription] = useState(start.description)
  const [fault, setFault] = useState<FieldErrorCode>()
  const [busy, setBusy] = useState(false)
  const [obstacle, setObstacle] = useState<Obstacle>()
  const facts = useFacts(start.facts)
  const { typed } = facts
  const isDirty = description !== inquiry.description || !areSame(typed, typedOf(inquiry.facts))

  useEffect(() => {
    const draft = { description, facts: typed, files: [], version: seen }
    drafts.keep(userId, inquiry.id, isDirty ? draft : none)
  }, [userId, inquiry.id, description, typed, seen, isDirty])

  const end = () => {
    drafts.keep(userId, inquiry.id, none)
    onDone()
  }
  const explain = async (error: unknown) => {
    console.error('The inquiry could not be edited', error)
    const code = error instanceof ApiError && error.code
    if (code === 'inquiry_settled' || code === 'inquiry_changed') {
      const stored = await reread(inquiry.id)
      if (code === 'inquiry_changed' && stored) return setObstacle({ kind: 'changed', stored })
      return setObstacle({ kind: 'settled' })
    }
    if (error instanceof ApiError) setFault(error.fields?.description)
    facts.refuse(error)
    toast({ tone: 'error', title: t('edit.failedTitle'), text: t('edit.failed') })
  }
  const saveOver = async (version: number) => {
    setBusy(true)
    setObstacle(undefined)
    try {
      const body = { description, facts: factsOf(typed), version }
      show(await call(editInquiry, { params: { id: inquiry.id }, body }))
      toast({ tone: 'success', title: t('edit.savedTitle'), text: t('edit.saved') })
      end()
    } catch (error) {
      await explain(error)
    } finally {
      setBusy(false)
    }
  }
  return {
    description,
    write: (text: string) => {
      setDescription(text)
      setFault(undefined)
    },
    facts,
    fault,
    busy,
    isDirty,
    obstacle,
    save: () => {
      const found = faultIn(description)
      setFault(found)
      const isWrong = facts.areFaulty()
      if (!busy && !found && !isWrong) void saveOver(seen)
    },
    /** Stores what is typed over what another window has stored. */
    keepMine: ({ version }: Inquiry) => {
      setSeen(version)
      void saveOver(version)
    },
    /** Gives up what is typed. */
    takeTheirs: end,
  }
}
