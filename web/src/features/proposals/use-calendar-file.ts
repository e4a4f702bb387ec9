import { calendarFile } from '#shared/calendar-file.ts'
import { interviewMinutes } from '#shared/proposals/interview-time.ts'
import type { PartnerProposal } from '#shared/proposals/proposal.ts'
import { download } from '#web/src/platform/download.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'

/** Downloads the interview of a proposal as a calendar file. */
export const useCalendarFile = ({ inquiryId, title, companyName, ...proposal }: PartnerProposal) => {
  const t = usePhrases('partner-proposals')
  const { interviewAt, videoLink } = proposal
  return () => {
    if (!interviewAt) return
    const { content, fileName } = calendarFile({
      ...{ id: inquiryId, sequence: 0, site: location.origin, changedAt: new Date().toISOString() },
      ...{ startsAt: interviewAt, minutes: interviewMinutes },
      summary: t('calendarEvent', { title, company: companyName }),
      videoLink: videoLink ?? undefined,
    })
    const url = URL.createObjectURL(new Blob([content], { type: 'text/calendar' }))
    download(url, fileName)
    URL.revokeObjectURL(url)
  }
}
