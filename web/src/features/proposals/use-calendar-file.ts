import { interviewFile } from '#shared/proposals/interview-file.ts'
import type { PartnerProposal } from '#shared/proposals/proposal.ts'
import { saveFile } from '#web/src/platform/download.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'

/** Downloads the interview of a proposal as a calendar file. */
export const useCalendarFile = ({ inquiryId, title, companyName, ...proposal }: PartnerProposal) => {
  const t = usePhrases('partner-proposals')
  const { interviewAt, videoLink } = proposal
  return () => {
    if (!interviewAt) return
    const { content, fileName } = interviewFile({
      ...{ id: inquiryId, interviewAt, videoLink },
      ...{ site: location.origin, changedAt: new Date().toISOString() },
      summary: t('calendarEvent', { title, company: companyName }),
    })
    saveFile(new Blob([content], { type: 'text/calendar' }), fileName)
  }
}
