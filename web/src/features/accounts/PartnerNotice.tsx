import type { ReactNode } from 'react'
import { type PartnerDoing, partnerFailurePhrase } from './failure-words.ts'
import { NoticeBox } from './NoticeBox.tsx'
import type { SignInFailure } from './sign-in-failure.ts'
import { useFailureLines } from './use-failure-lines.ts'

type PartnerNoticeProps = {
  doing: PartnerDoing
  failure: SignInFailure | undefined
  /** What is said where nothing failed. */
  says?: string | false | undefined
  children?: ReactNode
}

/** What a partner dialog says about the last thing that was tried. */
export const PartnerNotice = ({ doing, failure, says, children }: PartnerNoticeProps) => {
  const failureLines = useFailureLines()
  if (failure)
    return <NoticeBox lines={failureLines(partnerFailurePhrase(doing, failure.code), failure.requestId)} />
  return <NoticeBox lines={says ? [says] : []}>{children}</NoticeBox>
}
