import { ProjectInquiryForm } from '#web/src/features/leads/ProjectInquiryForm.tsx'
import { BookingDialog } from '#web/src/features/meetings/BookingDialog.tsx'
import { MeetingForm } from '#web/src/features/meetings/MeetingForm.tsx'
import type { DialogProps } from '#web/src/platform/dialogs.ts'

/** The booking dialog: a meeting in one tab, a project inquiry in the other. */
const Booking = ({ dialog, onClose }: DialogProps<'booking'>) => (
  <BookingDialog
    opensWith={dialog.tab ?? 'meeting'}
    meeting={<MeetingForm choosesDuration={!dialog.hidesDuration} onClose={onClose} />}
    project={<ProjectInquiryForm projectTitle={dialog.projectTitle ?? ''} onClose={onClose} />}
    onClose={onClose}
  />
)

export default Booking
