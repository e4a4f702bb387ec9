import { chooseBusinessLanguage } from '#shared/accounts/choose-language.ts'
import {
  claimGuarantee,
  giveNoticeAsBusiness,
  linkBusinessPaper,
  pauseAsBusiness,
  ratePartner,
  readBusinessAgreement,
  signAsBusiness,
} from '#shared/agreements/business-agreements.ts'
import { addInquiryFiles, editInquiry, withdrawInquiry } from '#shared/business-inquiries/change-inquiry.ts'
import { linkInquiryFile, listInquiries } from '#shared/business-inquiries/list-inquiries.ts'
import { sendInquiry } from '#shared/business-inquiries/send-inquiry.ts'
import { getBusinessMe } from '#shared/business-profile/get-business-me.ts'
import {
  createBusinessProfile,
  updateBusinessProfile,
} from '#shared/business-profile/save-business-profile.ts'
import { entities } from '#shared/entities.ts'
import { getBusinessUpload, requestBusinessUpload } from '#shared/files/business-uploads.ts'
import {
  choosePartner,
  declineProposal,
  inviteToInterview,
  listProposals,
} from '#shared/proposals/answer-proposal.ts'
import { attachAsBusiness, linkWorkFileAsBusiness } from '#shared/reports/attach-files.ts'
import {
  acceptMilestone,
  approveReport,
  disputeReport,
  listWork,
  readOrderedWork,
  returnMilestone,
} from '#shared/reports/business-reports.ts'
import { acceptBusinessTerms } from '#shared/terms/accept-terms.ts'
import { listUnreadOfBusiness } from '#shared/threads/list-unread.ts'
import { markReadAsBusiness } from '#shared/threads/mark-read.ts'
import { readThreadOfBusiness } from '#shared/threads/read-thread.ts'
import { writeAsBusiness } from '#shared/threads/write-message.ts'
import type { SystemFunction } from './function.ts'
import {
  answersProposals,
  api,
  attachesFiles,
  businessRole,
  dueOf,
  exchangesMessages,
  filesEnvironment,
  formEnvironment,
  formSecrets,
  inspection,
  movesReports,
  paperEnvironment,
  postsEntries,
  readsContent,
  readsMembership,
  signsAgreements,
  unpacking,
  uploadEnvironment,
} from './http-defaults.ts'
import { entriesOf, itemsOf, only } from './leading-keys.ts'

const { businessProfile, credits, inquiry, limit, once, person } = entities
const upload = only(entities.upload, { pool: 'business' })

/** The functions that a signed-in business calls. */
export const businessFunctions = {
  businessProfile: {
    entry: 'lambdas/business-profile/business-profile.http.ts',
    serves: [
      getBusinessMe,
      createBusinessProfile,
      updateBusinessProfile,
      acceptBusinessTerms,
      chooseBusinessLanguage,
    ],
    grants: [
      {
        on: 'table',
        allow: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'],
        leadingKeys: itemsOf(businessProfile, credits, once, person),
      },
      { on: 'table', allow: ['GetItem', 'UpdateItem'], leadingKeys: itemsOf(businessRole) },
      { on: 'session' },
      ...formSecrets,
    ],
    environment: { ...formEnvironment, BUSINESS_CLIENT_ID: 'business client id' },
    ...api,
    errorImpact: 'Businesses cannot open their dashboard or finish onboarding.',
  },
  businessInquiries: {
    entry: 'lambdas/business-inquiries/business-inquiries.http.ts',
    serves: [sendInquiry, editInquiry, addInquiryFiles, withdrawInquiry, listInquiries, linkInquiryFile],
    grants: [
      {
        on: 'table',
        allow: ['GetItem', 'PutItem', 'UpdateItem', 'Query'],
        leadingKeys: itemsOf(businessProfile, inquiry, upload),
      },
      readsMembership,
      {
        on: 'table',
        allow: ['PutItem', 'DeleteItem'],
        leadingKeys: itemsOf(dueOf('inquiry'), dueOf('proposal'), dueOf('agreement')),
      },
      // An agreement ends with its inquiry.
      {
        on: 'table',
        allow: ['GetItem', 'PutItem', 'UpdateItem'],
        leadingKeys: itemsOf(entities.agreement),
      },
      readsContent,
      {
        on: 'table',
        allow: ['PutItem', 'UpdateItem', 'DeleteItem'],
        leadingKeys: itemsOf(once, limit, person),
      },
      { on: 'bucket', bucket: 'projectFiles', allow: ['GetObject'], prefixes: ['inspected/'] },
      {
        on: 'bucket',
        bucket: 'projectFiles',
        allow: ['PutObject', 'GetObject', 'GetObjectTagging'],
        prefixes: ['kept/'],
      },
      { on: 'session' },
      ...formSecrets,
    ],
    environment: {
      ...formEnvironment,
      BUSINESS_CLIENT_ID: 'business client id',
      PROJECT_FILES_BUCKET: 'projectFiles bucket name',
      PUBLIC_FILES_ADDRESS: 'public files address',
    },
    ...api,
    errorImpact: 'Businesses cannot send or change a project inquiry, see theirs or open its files.',
  },
  businessThreads: {
    entry: 'lambdas/threads/business-threads.http.ts',
    serves: [listUnreadOfBusiness, readThreadOfBusiness, writeAsBusiness, markReadAsBusiness],
    grants: [
      readsMembership,
      ...exchangesMessages,
      { on: 'table', allow: ['GetItem'], leadingKeys: itemsOf(inquiry) },
    ],
    environment: { ...formEnvironment, BUSINESS_CLIENT_ID: 'business client id' },
    ...api,
    errorImpact: 'Businesses cannot read or write messages about their inquiries.',
  },
  businessProposals: {
    entry: 'lambdas/proposals/business-proposals.http.ts',
    serves: [listProposals, inviteToInterview, choosePartner, declineProposal],
    grants: [readsMembership, ...answersProposals],
    environment: { ...formEnvironment, BUSINESS_CLIENT_ID: 'business client id' },
    ...api,
    errorImpact: 'Businesses cannot see who is proposed to them, or answer.',
  },
  businessReports: {
    entry: 'lambdas/reports/business-reports.http.ts',
    serves: [
      listWork,
      readOrderedWork,
      approveReport,
      disputeReport,
      acceptMilestone,
      returnMilestone,
      attachAsBusiness,
      linkWorkFileAsBusiness,
    ],
    grants: [
      readsMembership,
      ...movesReports,
      ...attachesFiles,
      ...postsEntries,
      {
        on: 'table',
        allow: ['GetItem', 'Query', 'PutItem', 'UpdateItem'],
        // The profile names who decides, if the business is one person.
        leadingKeys: itemsOf(entities.lot, businessProfile, upload),
      },
      {
        on: 'table',
        allow: ['Query'],
        leadingKeys: entriesOf(entities.report, entities.milestone),
        index: 'GSI1',
      },
    ],
    environment: { ...formEnvironment, ...filesEnvironment, BUSINESS_CLIENT_ID: 'business client id' },
    ...api,
    errorImpact:
      'Businesses cannot see, approve or dispute the time and the milestones that partners submit, or share files.',
  },
  businessAgreements: {
    entry: 'lambdas/signing/business-agreements.http.ts',
    serves: [
      readBusinessAgreement,
      linkBusinessPaper,
      signAsBusiness,
      giveNoticeAsBusiness,
      pauseAsBusiness,
      claimGuarantee,
      ratePartner,
    ],
    grants: [readsMembership, ...signsAgreements],
    environment: { ...paperEnvironment, ...formEnvironment, BUSINESS_CLIENT_ID: 'business client id' },
    ...api,
    errorImpact:
      'Businesses cannot read or sign their agreements, give notice, claim the guarantee or rate their partners.',
  },
  businessUploads: {
    entry: 'lambdas/files/business-uploads.http.ts',
    serves: [requestBusinessUpload, getBusinessUpload],
    grants: [
      readsMembership,
      { on: 'table', allow: ['GetItem', 'PutItem', 'UpdateItem'], leadingKeys: itemsOf(upload) },
      { on: 'table', allow: ['UpdateItem'], leadingKeys: itemsOf(limit) },
      ...inspection('projectFiles'),
      { on: 'session' },
      { on: 'secret', secret: 'origin' },
    ],
    environment: {
      ...uploadEnvironment,
      PROJECT_FILES_BUCKET: 'projectFiles bucket name',
      BUSINESS_CLIENT_ID: 'business client id',
    },
    ...unpacking,
    errorImpact: 'Businesses cannot attach files to an inquiry or an assignment.',
  },
} as const satisfies Record<string, SystemFunction>
