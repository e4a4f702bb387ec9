import { keys } from '../platform/table/keys.ts'
import { listBusinesses, showBusiness } from './businesses.store.ts'
import { creditsFor } from './credits.store.ts'
import { recordCredits } from './credits.ts'
import { linkCv, listInquiryFiles } from './files.store.ts'
import { setInquiryState } from './inquiries.store.ts'
import { listReceived, showItem } from './leads.store.ts'
import { meetingsFor } from './meetings.store.ts'
import { cancelMeeting, moveMeeting } from './meetings.ts'
import { ordersFor } from './orders.store.ts'
import { markPaid } from './orders.ts'
import { approvePartner, declinePartner, listPartners, showPartner } from './partners.store.ts'
import { listPrices, setThePrice } from './prices.store.ts'
import type { Runs } from './run.ts'

/** The commands about who came: what they sent and ordered, their credits, and the partners. */
export const customerRuns = {
  'leads list': ({ kind, ...asked }, operation) => listReceived(kind)(asked, operation),
  'leads show': ({ id }) => showItem('lead', keys.lead(id)),
  'meetings list': listReceived('meeting'),
  'meetings show': ({ id }) => showItem('meeting', keys.meeting(id)),
  'meetings cancel': (input, operation) =>
    cancelMeeting(input, { meetings: meetingsFor(operation), operation }),
  'meetings move': (input, operation) => moveMeeting(input, { meetings: meetingsFor(operation), operation }),
  'investors list': listReceived('investor'),
  'investors show': ({ id }) => showItem('investor', keys.investor(id)),
  'inquiries list': listReceived('inquiry'),
  'inquiries show': ({ businessId, inquiryId }) => showItem('inquiry', keys.inquiry(businessId, inquiryId)),
  'inquiries files': listInquiryFiles,
  'inquiries set-state': setInquiryState,
  'orders list': listReceived('order'),
  'orders show': ({ orderId }) => showItem('order', keys.creditOrder(orderId)),
  'orders mark-paid': (input, operation) => markPaid(input, ordersFor(operation)),
  'prices list': listPrices,
  'prices set': setThePrice,
  'businesses list': listBusinesses,
  'businesses show': showBusiness,
  'credits record': (input, operation) => recordCredits(input, { credits: creditsFor(operation), operation }),
  'partners list': listPartners,
  'partners show': showPartner,
  'partners cv': linkCv,
  'partners approve': approvePartner,
  'partners decline': declinePartner,
} as const satisfies Partial<Runs>
