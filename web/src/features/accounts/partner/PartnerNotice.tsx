import type { ReactNode } from 'react'
import { type PartnerDoing, partnerFailurePhrase } from '../failure-words.ts'
import { NoticeBox } from '../NoticeBox.tsx'
import type { SignInFailure } from '../sign-in-failure.ts'
import { useFailureLines } from '../use-failure-lines.ts'

type PartnerNoticeProps = {
  doing: PartnerDoing
  failure: SignInFailure | undefined
  /** Shown if nothing failed. */
  message?: string | false | undefined
  children?: ReactNode
}

/** Shows the result of the last action in a partner dialog. */
export const PartnerNotice = ({ doing, failure, message, children }: PartnerNoticeProps) => {
  const failureLines = useFailureLines()
  if (failure)
    return <NoticeBox lines={failureLines(partnerFailurePhrase(doing, failure.code), failure.requestId)} />
  return <NoticeBox lines={message ? [message] : []}>{children}</NoticeBox>
}
