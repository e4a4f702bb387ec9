import * as z from 'zod/mini'
import { inquiry } from '#shared/business-inquiries/inquiry.ts'
import { language } from '#shared/contract/language.ts'
import { wallClockAt } from '#shared/contract/time-zone.ts'
import { mailPhrases } from '../../platform/mail/phrases.ts'
import { confirmationMail } from '../../platform/mail/templates/confirmation.ts'
import type { Change } from '../change.ts'
import type { Notice } from '../notice.ts'
import { facts } from './facts.ts'
import { serviceTitle } from './service-title.ts'

const booked = z.object({
  PK: z.string(),
  assignmentId: z.string(),
  customerEmail: z.string(),
  customerName: z.string(),
  serviceId: inquiry.shape.serviceId,
  creditsUsed: z.int(),
  companyName: z.string(),
  language,
  createdAt: z.string(),
})

/** A partner was accepted for what a business asked for: the business is told what it has booked and paid. */
export const serviceBookingNotices = ({ after }: Change): Notice[] => {
  // Of an assignment without a business the note stands beside the assignment.
  if (!String(after.PK).startsWith('BUSINESS#')) return []
  const { PK, assignmentId, language: theirs, ...found } = booked.parse(after)
  const service = serviceTitle(found.serviceId, theirs)
  const compose = () =>
    confirmationMail({
      language: theirs,
      words: mailPhrases(theirs).service_booking_confirmation,
      values: { service },
      facts: facts(theirs, {
        service,
        creditsUsed: found.creditsUsed,
        companyName: found.companyName,
        contactPerson: found.customerName,
        bookingDate: wallClockAt(Date.parse(found.createdAt), 'Europe/Stockholm').date,
      }),
    })
  const source = `${PK}#BOOKING#${assignmentId}`
  return [{ source, template: 'service_booking_confirmation', recipient: found.customerEmail, compose }]
}
