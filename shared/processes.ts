import { agreementProcess } from './agreements/agreement.process.ts'
import { ratingProcess } from './agreements/rating.process.ts'
import { approvalProcess } from './approvals/approval.process.ts'
import { inquiryProcess } from './business-inquiries/inquiry.process.ts'
import type { Process } from './contract/process.ts'
import { orderProcess } from './credits/order.process.ts'
import { planProcess } from './credits/plan.process.ts'
import { refundProcess } from './credits/refund.process.ts'
import { leadProcess } from './leads/lead.process.ts'
import { meetingProcess } from './meetings/meeting.process.ts'
import { objectionProcess } from './objections/objection.process.ts'
import { applicationProcess } from './open-assignments/application.process.ts'
import { admissionProcess } from './partner-profile/admission.process.ts'
import { proposalProcess } from './proposals/proposal.process.ts'
import { milestoneProcess } from './reports/milestone.process.ts'
import { reportProcess } from './reports/report.process.ts'
import { selfBillProcess } from './self-bills/self-bill.process.ts'

/** Every kind of life. Functions import the declarations that they use, one by one; documents and tests import this list. */
export const processes: readonly Process[] = [
  leadProcess,
  inquiryProcess,
  proposalProcess,
  agreementProcess,
  ratingProcess,
  admissionProcess,
  meetingProcess,
  applicationProcess,
  objectionProcess,
  orderProcess,
  planProcess,
  refundProcess,
  reportProcess,
  milestoneProcess,
  selfBillProcess,
  approvalProcess,
]
