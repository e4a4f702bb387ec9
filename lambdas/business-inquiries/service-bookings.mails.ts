import * as z from 'zod/mini'
import { inquiry } from '#shared/business-inquiries/inquiry.ts'
import { keyPattern } from '#shared/contract/key-template.ts'
import { language } from '#shared/contract/language.ts'
import { businessPartition } from '#shared/contract/partitions.ts'
import { wallClockAt } from '#shared/contract/time-zone.ts'
import { facts } from '../platform/mail/facts.ts'
import type { Change, OutgoingMail } from '../platform/mail/outgoing-mail.ts'
import { personalMail } from '../platform/mail/personal-mail.ts'
import { serviceTitle } from './service-title.ts'

const booking = z.object({
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

type Booking = z.infer<typeof booking>

const bookingContent = ({ serviceId, language, ...booked }: Booking) => {
  const service = serviceTitle(serviceId, language)
  return {
    values: { service },
    facts: facts(language, {
      service,
      creditsUsed: booked.creditsUsed,
      companyName: booked.companyName,
      contactPerson: booked.customerName,
      bookingDate: wallClockAt(Date.parse(booked.createdAt), 'Europe/Stockholm').date,
    }),
  }
}

/** The mail to a business whose inquiry has got a partner: what it has booked and paid. */
export const serviceBookingMails = ({ after }: Change): OutgoingMail[] => {
  // The audit item of an assignment without a business lies in the assignment's partition.
  if (!keyPattern(businessPartition).test(String(after.PK))) return []
  const stored = booking.parse(after)
  const { PK, assignmentId, customerEmail: recipient, language } = stored
  const source = `${PK}#BOOKING#${assignmentId}`
  return [
    personalMail({ source, template: 'service_booking_confirmation', recipient, language }, () =>
      bookingContent(stored),
    ),
  ]
}
