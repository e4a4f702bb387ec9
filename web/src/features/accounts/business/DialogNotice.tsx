import { brand } from '#shared/brand.ts'
import { locales } from '#shared/contract/language.ts'
import { openDialog } from '#web/src/platform/dialogs.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import { failurePhrase } from '../failure-words.ts'
import { LinkButton } from '../LinkButton.tsx'
import { NoticeBox } from '../NoticeBox.tsx'
import { useFailureLines } from '../use-failure-lines.ts'
import type { Flow } from './business-sign-in.ts'
import type { Notice } from './code-dialog.ts'

const useNoticeText = (flow: Flow) => {
  const t = usePhrases('accounts')
  const failureLines = useFailureLines()
  const locale = locales[useLanguage()]
  const duration = (seconds: number) =>
    seconds < 90 ? t('seconds', { count: seconds }) : t('minutes', { count: Math.ceil(seconds / 60) })
  const atTime = (instant: number) => new Date(instant).toLocaleTimeString(locale, { timeStyle: 'short' })
  return (notice: Notice): string[] => {
    switch (notice.kind) {
      case 'no_account':
        return [t('notice.noAccount')]
      case 'already_registered':
        return [t('notice.alreadyRegistered')]
      case 'undeliverable':
        return [t('notice.undeliverable', { contact: brand.contactEmail })]
      case 'spent':
        return [t('notice.spent')]
      case 'new_code':
        return [t('notice.newCode')]
      case 'wait':
        return [t('notice.wait', { time: duration(notice.waitSeconds) })]
      case 'locked':
        return [t('notice.locked', { time: duration(notice.waitSeconds) })]
      case 'outstanding':
        return [t('notice.outstanding', { at: atTime(notice.sentAt), time: duration(notice.waitSeconds) })]
      case 'wrong':
        return [t('notice.wrong')]
      case 'failed':
        return failureLines(failurePhrase(flow, notice.doing, notice.code), notice.requestId)
    }
  }
}

/** The result of the last action in a business dialog. */
export const DialogNotice = ({ flow, notice }: { flow: Flow; notice: Notice | undefined }) => {
  const t = usePhrases('accounts')
  const noticeText = useNoticeText(flow)
  const verifyFailed = notice?.kind === 'wrong' || notice?.kind === 'spent'
  return (
    <NoticeBox
      title={verifyFailed ? t('notice.verifyFailed') : undefined}
      lines={notice ? noticeText(notice) : []}
    >
      {notice?.kind === 'already_registered' && (
        <LinkButton onClick={() => openDialog('business-login')}>{t('notice.logInInstead')}</LinkButton>
      )}
    </NoticeBox>
  )
}
