import { addInquiryFiles, editInquiry, withdrawInquiry } from '#shared/business-inquiries/change-inquiry.ts'
import { inquiryProcess } from '#shared/business-inquiries/inquiry.process.ts'
import { type Inquiry, isChangeable } from '#shared/business-inquiries/inquiry.ts'
import { movesOf } from '#shared/contract/process.ts'
import { maxFilesPerInquiry } from '#shared/files/file-types.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { useMayCall } from '#web/src/platform/member-role.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { ActionRow } from '#web/src/ui/forms/ActionRow.tsx'
import styles from './InquiryActions.module.css'
import { type InquiryDialog, useInquiryDialogs } from './use-inquiry-dialogs.ts'

const calls = { edit: editInquiry, files: addInquiryFiles, withdraw: withdrawInquiry } as const

/** What a business can do with an inquiry in its state. */
const offeredFor = ({ state, files }: Inquiry): InquiryDialog[] => [
  ...(isChangeable(state) ? (['edit'] as const) : []),
  ...(isChangeable(state) && files.length < maxFilesPerInquiry ? (['files'] as const) : []),
  ...(movesOf(inquiryProcess, state, 'business').includes('withdraw') ? (['withdraw'] as const) : []),
]

/** The buttons of an inquiry. A dialog that is open stays so if the state changes meanwhile. */
export const InquiryActions = ({ inquiry }: { inquiry: Inquiry }) => {
  const t = usePhrases('inquiry-facts')
  const { open, close, loading, Shown } = useInquiryDialogs()
  const mayCall = useMayCall()
  const offered = offeredFor(inquiry).filter(name => mayCall(calls[name]))
  return (
    <>
      {offered.length > 0 && (
        <ActionRow className={styles.buttons}>
          {offered.map(name => (
            <Button
              key={name}
              variant={name === 'withdraw' ? 'quiet' : 'secondary'}
              small
              busy={loading === name}
              onClick={() => open(name)}
            >
              {t(`changes.${name}`)}
            </Button>
          ))}
        </ActionRow>
      )}
      {Shown && <Shown inquiry={inquiry} onClose={close} />}
    </>
  )
}
