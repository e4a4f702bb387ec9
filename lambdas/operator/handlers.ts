import type { commands } from '#shared/operator/commands.ts'
import { agreementHandlers } from '../agreements/agreements.commands.ts'
import { assignmentHandlers } from '../assignments/assignments.commands.ts'
import {
  addingAssignment,
  addingHours,
  endingAssignment,
  endingByGuarantee,
  findAssignment,
} from '../assignments/assignments.store.ts'
import { inquiryHandlers } from '../business-inquiries/inquiries.commands.ts'
import { businessHandlers } from '../business-profile/businesses.commands.ts'
import { companyHandlers } from '../company/companies.commands.ts'
import { changingCredits } from '../credits/balance.store.ts'
import {
  creditHandlers,
  orderHandlers,
  planHandlers,
  priceHandlers,
  refundHandlers,
} from '../credits/credits.commands.ts'
import { earningsHandlers } from '../earnings/earnings.commands.ts'
import { figureHandlers } from '../investors/figures.commands.ts'
import { leadHandlers } from '../leads/leads.commands.ts'
import { ledgerHandlers } from '../ledger/ledger.commands.ts'
import { findDecided, freezingChoice } from '../matching/choosing.store.ts'
import { matchingHandlers } from '../matching/matching.commands.ts'
import { meetingHandlers } from '../meetings/meetings.commands.ts'
import { newsletterHandlers } from '../newsletter/issues.commands.ts'
import { objectionHandlers } from '../objections/objections.commands.ts'
import { applicationHandlers, openAssignmentHandlers } from '../open-assignments/open-assignments.commands.ts'
import { partnerHandlers } from '../partner-profile/partners.commands.ts'
import type { Handlers } from '../platform/commands/command-handler.ts'
import { findInquiry } from '../platform/inquiries/family.store.ts'
import { findCreditsLeft } from '../platform/ledger/credits-left.store.ts'
import { proposalHandlers } from '../proposals/proposals.commands.ts'
import { milestoneHandlers } from '../reports/milestones.commands.ts'
import { reportHandlers } from '../reports/reports.commands.ts'
import { workFilesHandlers } from '../reports/work-files.commands.ts'
import { searchHandlers } from '../search/search.commands.ts'
import { openingThread } from '../threads/opening.store.ts'
import { threadHandlers } from '../threads/threads.commands.ts'
import { auditHandlers } from './audit.commands.ts'
import { listedHandlers } from './listed.commands.ts'
import { queueHandlers } from './queue.commands.ts'

/** The handlers of all features. A feature that needs another one is given the part it needs. */
export const handlers: Handlers<typeof commands> = {
  ...searchHandlers,
  ...leadHandlers,
  ...meetingHandlers,
  ...newsletterHandlers,
  ...listedHandlers,
  ...inquiryHandlers(endingAssignment),
  ...matchingHandlers,
  ...threadHandlers,
  ...orderHandlers,
  ...planHandlers,
  ...refundHandlers,
  ...priceHandlers,
  ...businessHandlers({ findBalance: findCreditsLeft }),
  ...companyHandlers,
  ...creditHandlers,
  ...ledgerHandlers,
  ...figureHandlers,
  ...partnerHandlers,
  ...proposalHandlers({ openingThread, findDecided, freezingChoice }),
  ...agreementHandlers({
    findBalance: findCreditsLeft,
    findAssignment,
    changingCredits,
    endingByGuarantee,
  }),
  ...openAssignmentHandlers,
  ...applicationHandlers({
    findBalance: findCreditsLeft,
    findInquiry,
    addingAssignment,
    changingCredits,
  }),
  ...objectionHandlers,
  ...assignmentHandlers,
  ...earningsHandlers({ findAssignment, addingHours }),
  ...reportHandlers,
  ...milestoneHandlers,
  ...workFilesHandlers,
  ...queueHandlers,
  ...auditHandlers,
}
