import { useEffect, useState } from 'react'
import type { InquiredService } from '#shared/business-inquiries/inquired-services.ts'
import { inquiryFields } from '#shared/business-inquiries/inquiry.ts'
import type { FieldErrorCode } from '#shared/contract/errors.ts'
import { fieldErrorCode } from '#shared/contract/field-errors.ts'
import { ApiError } from '#web/src/platform/api-error.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import { useSession } from '#web/src/platform/sessions-hooks.ts'
import { unusableUploads } from '#web/src/platform/unusable-uploads.ts'
import type { ChosenFiles } from '#web/src/ui/forms/use-arrived-files.ts'
import { toast } from '#web/src/ui/toast-store.ts'
import { type Draft, drafts } from './drafts.ts'
import { factsOf, noTypedFacts } from './typed-facts.ts'
import { useFacts } from './use-facts.ts'
import { useSendInquiry } from './use-send-inquiry.ts'

/** The attachments, with what the form needs from them. */
export type Files = ChosenFiles & { filesToKeep: Draft['files'] }

type Phase = 'writing' | 'waiting' | 'sending'

const faultIn = (description: string): FieldErrorCode | undefined => {
  const { error } = inquiryFields.description.safeParse(description)
  const message = error?.issues[0]?.message
  return message ? fieldErrorCode(message) : undefined
}

const useInquiryToasts = () => {
  const t = usePhrases('business-inquiries')
  return {
    sent: () => toast({ tone: 'success', title: t('form.sentTitle'), text: t('form.sent') }),
    required: () => toast({ tone: 'error', title: t('form.requiredTitle'), text: t('form.required') }),
    failed: (error: unknown) =>
      error instanceof ApiError && error.code === 'unauthorized'
        ? toast({ tone: 'error', title: t('form.signInTitle'), text: t('form.signIn') })
        : toast({ tone: 'error', title: t('form.failedTitle'), text: t('form.failed') }),
  }
}

/** Keeps the inquiry as a draft, and returns a function that removes it. Every render passes new `files`. */
const useKeptDraft = (service: InquiredService, { description, facts, files }: Draft): (() => void) => {
  const userId = useSession()?.userId ?? ''
  const keptFiles = JSON.stringify(files)
  useEffect(
    () => drafts.keep(userId, service, { description, facts, files: JSON.parse(keptFiles) }),
    [userId, service, description, facts, keptFiles],
  )
  return () => drafts.keep(userId, service, { description: '', facts: noTypedFacts, files: [] })
}

/** The form of a project inquiry: kept as a draft, and sent as soon as its files have arrived. */
export const useInquiryForm = (service: InquiredService, files: Files, draft: Draft, onSent: () => void) => {
  const toasts = useInquiryToasts()
  const language = useLanguage()
  const send = useSendInquiry()
  const [description, setDescription] = useState(draft.description)
  const facts = useFacts(draft.facts)
  const [phase, setPhase] = useState<Phase>('writing')
  const [fault, setFault] = useState<FieldErrorCode>()
  const [isStopped, setStopped] = useState(false)
  const { accepted, filesToKeep, areOnTheirWay, areFaulty } = files
  const removeDraft = useKeptDraft(service, { description, facts: facts.typed, files: filesToKeep })

  const showFailure = (error: unknown, uploads: readonly string[]) => {
    console.error('The inquiry could not be sent', error)
    files.giveUp(unusableUploads(error, uploads))
    if (error instanceof ApiError) setFault(error.fields?.description)
    facts.refuse(error)
    toasts.failed(error)
  }
  const sendNow = async () => {
    setPhase('sending')
    const uploads = accepted.map(({ id }) => id)
    try {
      await send({ serviceId: service, description, facts: factsOf(facts.typed), uploads, language })
      removeDraft()
      toasts.sent()
      onSent()
    } catch (error) {
      setPhase('writing')
      showFailure(error, uploads)
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: decides once, when the last file is settled
  useEffect(() => {
    if (phase !== 'waiting' || areOnTheirWay) return
    setStopped(areFaulty)
    if (areFaulty) setPhase('writing')
    else void sendNow()
  }, [phase, areOnTheirWay])

  const submit = () => {
    if (phase !== 'writing') return
    const found = faultIn(description)
    setFault(found)
    if (found === 'required') toasts.required()
    const isWrong = facts.areFaulty()
    if (!found && !isWrong) setPhase('waiting')
  }
  return {
    description,
    facts,
    write: (text: string) => {
      setDescription(text)
      setFault(undefined)
    },
    /** Validates when the field loses focus, unless it is empty. */
    leave: () => description && setFault(faultIn(description)),
    submit,
    phase,
    fault,
    /** It was not sent because some files could not be used. */
    isStopped: isStopped && areFaulty,
  }
}
