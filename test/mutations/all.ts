import { accessMutations } from './access.ts'
import { auditMutations } from './audit.ts'
import { bankMutations } from './bank.ts'
import { cloudMutations } from './cloud.ts'
import { codeMutations } from './codes.ts'
import { companyMutations } from './company.ts'
import { contentMutations } from './content.ts'
import { creditMutations } from './credits.ts'
import { deploymentMutations } from './deployment.ts'
import { deskMutations } from './desk.ts'
import { fileMutations } from './files.ts'
import { ledgerMutations } from './ledger.ts'
import { limitMutations } from './limits.ts'
import { matchingMutations } from './matching.ts'
import { meetingMutations } from './meetings.ts'
import { milestoneMutations } from './milestones.ts'
import type { Mutation } from './mutation.ts'
import { newsletterMutations } from './newsletter.ts'
import { paperMutations } from './papers.ts'
import { pauseMutations } from './pauses.ts'
import { proposalMutations } from './proposals.ts'
import { ratingMutations } from './ratings.ts'
import { reportMutations } from './reports.ts'
import { selfBillMutations } from './self-bills.ts'
import { statedContentMutations } from './stated-content.ts'
import { threadMutations } from './threads.ts'
import { timeMutations } from './time.ts'
import { watchMutations } from './watches.ts'
import { writeMutations } from './writes.ts'

/** Every guard that `npm run mutations` takes away. */
export const allMutations: readonly Mutation[] = [
  ...meetingMutations,
  ...writeMutations,
  ...accessMutations,
  ...limitMutations,
  ...codeMutations,
  ...companyMutations,
  ...contentMutations,
  ...statedContentMutations,
  ...fileMutations,
  ...deploymentMutations,
  ...cloudMutations,
  ...newsletterMutations,
  ...timeMutations,
  ...watchMutations,
  ...threadMutations,
  ...creditMutations,
  ...ledgerMutations,
  ...bankMutations,
  ...paperMutations,
  ...proposalMutations,
  ...reportMutations,
  ...milestoneMutations,
  ...selfBillMutations,
  ...pauseMutations,
  ...ratingMutations,
  ...matchingMutations,
  ...deskMutations,
  ...auditMutations,
]
