import { choosePartnerLanguage } from '#shared/accounts/choose-language.ts'
import {
  giveNoticeAsPartner,
  linkPartnerPaper,
  pauseAsPartner,
  rateBusiness,
  readPartnerAgreement,
  signAsPartner,
} from '#shared/agreements/partner-agreements.ts'
import { listAssignments } from '#shared/assignments/list-assignments.ts'
import { listEarnings } from '#shared/earnings/list-earnings.ts'
import { sendVerificationCode, verifyEmail } from '#shared/email-verification/verify-email.ts'
import { entities } from '#shared/entities.ts'
import { getCvUpload, requestCvUpload } from '#shared/files/partner-cv-uploads.ts'
import { getPartnerUpload, requestPartnerUpload } from '#shared/files/partner-uploads.ts'
import { linkCv, removeCv, replaceCv } from '#shared/partner-profile/cv.ts'
import { getFacts, getShownPartner, saveFacts } from '#shared/partner-profile/facts.ts'
import { getAdmission } from '#shared/partner-profile/get-admission.ts'
import { getPartnerMe } from '#shared/partner-profile/get-partner-me.ts'
import { drawHumanCheck } from '#shared/partner-profile/human-check.ts'
import { createPartnerProfile, updatePartnerProfile } from '#shared/partner-profile/save-partner-profile.ts'
import { getPaymentSettings, savePaymentSettings } from '#shared/payment-settings/payment-settings.ts'
import {
  agreeToWork,
  askForTimes,
  bookInterview,
  listPartnerProposals,
  withdrawProposal,
} from '#shared/proposals/partner-proposals.ts'
import { attachAsPartner, linkWorkFileAsPartner } from '#shared/reports/attach-files.ts'
import { deliverMilestone, readWork, saveReport, submitReport } from '#shared/reports/partner-reports.ts'
import { acceptPartnerTerms } from '#shared/terms/accept-terms.ts'
import { listUnreadOfPartner } from '#shared/threads/list-unread.ts'
import { markReadAsPartner } from '#shared/threads/mark-read.ts'
import { readThreadOfPartner } from '#shared/threads/read-thread.ts'
import { writeAsPartner } from '#shared/threads/write-message.ts'
import { listWatches, removeWatch, saveWatch, setWatchMails } from '#shared/watches/watches.ts'
import type { SystemFunction } from './function.ts'
import {
  answersProposals,
  api,
  attachesFiles,
  dueOf,
  exchangesMessages,
  filesEnvironment,
  formEnvironment,
  formSecrets,
  inspection,
  movesReports,
  paperEnvironment,
  partnerRole,
  readsContent,
  signsAgreements,
  unpacking,
  uploadEnvironment,
  watchMail,
} from './http-defaults.ts'
import { entriesOf, itemsOf, only } from './leading-keys.ts'

const { bank, code, earnings, emailVerification, humanCheck, limit, once, person } = entities
const { partnerAssignment, partnerProfile, partnerTotals, watchList } = entities
const upload = only(entities.upload, { pool: 'partner' })

/** Only the assignments of a partner in the index, not the applications. */
const assignmentsByStatus = { index: only(partnerAssignment.index, { status: '*' }) }

const [ofReports, ...besideReports] = movesReports

/** The functions that a signed-in partner calls. */
export const partnerFunctions = {
  partnerProfile: {
    entry: 'lambdas/partner-profile/partner-profile.http.ts',
    serves: [
      getPartnerMe,
      getAdmission,
      drawHumanCheck,
      createPartnerProfile,
      updatePartnerProfile,
      getFacts,
      saveFacts,
      getShownPartner,
      choosePartnerLanguage,
      acceptPartnerTerms,
      replaceCv,
      linkCv,
      removeCv,
    ],
    grants: [
      {
        on: 'table',
        allow: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'],
        leadingKeys: itemsOf(partnerProfile, humanCheck, upload, once, limit, person),
      },
      { on: 'table', allow: ['GetItem', 'UpdateItem'], leadingKeys: itemsOf(partnerRole) },
      { on: 'table', allow: ['PutItem'], leadingKeys: itemsOf(dueOf('admission')) },
      readsContent,
      { on: 'bucket', bucket: 'cvs', allow: ['GetObject'], prefixes: ['inspected/'] },
      {
        on: 'bucket',
        bucket: 'cvs',
        allow: ['GetObject', 'GetObjectTagging', 'PutObject', 'DeleteObject'],
        prefixes: ['kept/'],
      },
      { on: 'session' },
      ...formSecrets,
    ],
    environment: {
      ...formEnvironment,
      CVS_BUCKET: 'cvs bucket name',
      PUBLIC_FILES_ADDRESS: 'public files address',
      PARTNER_CLIENT_ID: 'partner client id',
    },
    ...api,
    errorImpact: 'Partners cannot open their dashboard, finish onboarding or edit their profile.',
  },
  partnerUploads: {
    entry: 'lambdas/files/partner-uploads.http.ts',
    serves: [requestPartnerUpload, getPartnerUpload],
    grants: [
      { on: 'table', allow: ['GetItem', 'PutItem', 'UpdateItem'], leadingKeys: itemsOf(upload) },
      { on: 'table', allow: ['UpdateItem'], leadingKeys: itemsOf(limit) },
      ...inspection('projectFiles'),
      { on: 'session' },
      { on: 'secret', secret: 'origin' },
    ],
    environment: {
      ...uploadEnvironment,
      PROJECT_FILES_BUCKET: 'projectFiles bucket name',
      PARTNER_CLIENT_ID: 'partner client id',
    },
    ...unpacking,
    errorImpact: 'Partners cannot attach files to an assignment.',
  },
  partnerCvUploads: {
    entry: 'lambdas/files/partner-cv-uploads.http.ts',
    serves: [requestCvUpload, getCvUpload],
    grants: [
      { on: 'table', allow: ['GetItem', 'PutItem', 'UpdateItem'], leadingKeys: itemsOf(upload) },
      { on: 'table', allow: ['UpdateItem'], leadingKeys: itemsOf(limit) },
      ...inspection('cvs'),
      { on: 'session' },
      { on: 'secret', secret: 'origin' },
    ],
    environment: {
      ...uploadEnvironment,
      CVS_BUCKET: 'cvs bucket name',
      PARTNER_CLIENT_ID: 'partner client id',
    },
    ...unpacking,
    errorImpact: 'Partners cannot upload their CV.',
  },
  emailVerification: {
    entry: 'lambdas/email-verification/email-verification.http.ts',
    serves: [sendVerificationCode, verifyEmail],
    grants: [
      {
        on: 'table',
        allow: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'],
        leadingKeys: itemsOf(emailVerification, only(code, { purpose: 'partner_email' }), once, limit),
      },
      { on: 'table', allow: ['GetItem', 'UpdateItem'], leadingKeys: itemsOf(partnerRole) },
      { on: 'session' },
      ...formSecrets,
    ],
    environment: { ...formEnvironment, PARTNER_CLIENT_ID: 'partner client id' },
    ...api,
    errorImpact: 'Partners cannot verify their e-mail address, and so cannot save payment settings.',
  },
  paymentSettings: {
    entry: 'lambdas/payment-settings/payment-settings.http.ts',
    serves: [getPaymentSettings, savePaymentSettings],
    grants: [
      { on: 'table', allow: ['GetItem', 'PutItem'], leadingKeys: itemsOf(bank) },
      { on: 'table', allow: ['GetItem'], leadingKeys: itemsOf(partnerRole) },
      { on: 'table', allow: ['UpdateItem'], leadingKeys: itemsOf(limit) },
      { on: 'key', allow: ['GenerateDataKey', 'Decrypt'], contextKeys: ['partner'] },
      { on: 'session' },
      ...formSecrets,
    ],
    environment: {
      ...formEnvironment,
      BANK_KEY_ID: 'bank key id',
      PARTNER_CLIENT_ID: 'partner client id',
    },
    ...api,
    errorImpact: 'Partners cannot see or change where their pay goes.',
  },
  assignments: {
    entry: 'lambdas/assignments/assignments.http.ts',
    serves: [listAssignments],
    grants: [
      { on: 'table', allow: ['GetItem', 'Query'], leadingKeys: itemsOf(partnerTotals, partnerAssignment) },
      { on: 'table', allow: ['Query'], leadingKeys: entriesOf(assignmentsByStatus), index: 'GSI1' },
      ...formSecrets,
    ],
    environment: { ...formEnvironment, PARTNER_CLIENT_ID: 'partner client id' },
    ...api,
    errorImpact: 'Partners cannot see their assignments.',
  },
  partnerProposals: {
    entry: 'lambdas/proposals/partner-proposals.http.ts',
    serves: [listPartnerProposals, bookInterview, askForTimes, agreeToWork, withdrawProposal],
    grants: [
      ...answersProposals,
      { on: 'table', allow: ['Query'], leadingKeys: entriesOf(entities.proposal), index: 'GSI1' },
      // The agreement that comes with the yes of the partner states who both are.
      { on: 'table', allow: ['GetItem'], leadingKeys: itemsOf(partnerProfile) },
      {
        on: 'table',
        allow: ['PutItem'],
        leadingKeys: itemsOf(entities.agreement, entities.agreementPaper, dueOf('agreement'), person),
      },
    ],
    environment: { ...formEnvironment, PARTNER_CLIENT_ID: 'partner client id' },
    ...api,
    errorImpact: 'Partners cannot see what they are proposed for, or answer.',
  },
  partnerReports: {
    entry: 'lambdas/reports/partner-reports.http.ts',
    serves: [readWork, saveReport, submitReport, deliverMilestone, attachAsPartner, linkWorkFileAsPartner],
    grants: [
      // Checks, too, whether the guarantee has given the credits back.
      { ...ofReports, allow: [...ofReports.allow, 'ConditionCheckItem'] },
      ...besideReports,
      ...attachesFiles,
      // Whom the mails about a first report reach.
      { on: 'table', allow: ['GetItem'], leadingKeys: itemsOf(partnerProfile, entities.inquiry) },
    ],
    environment: { ...formEnvironment, ...filesEnvironment, PARTNER_CLIENT_ID: 'partner client id' },
    ...api,
    errorImpact: 'Partners cannot see an assignment, report their time, deliver a milestone or share files.',
  },
  partnerAgreements: {
    entry: 'lambdas/signing/partner-agreements.http.ts',
    serves: [
      readPartnerAgreement,
      linkPartnerPaper,
      signAsPartner,
      giveNoticeAsPartner,
      pauseAsPartner,
      rateBusiness,
    ],
    grants: signsAgreements,
    environment: { ...paperEnvironment, ...formEnvironment, PARTNER_CLIENT_ID: 'partner client id' },
    ...api,
    errorImpact: 'Partners cannot read or sign their agreements, give notice or rate their businesses.',
  },
  partnerThreads: {
    entry: 'lambdas/threads/partner-threads.http.ts',
    serves: [listUnreadOfPartner, readThreadOfPartner, writeAsPartner, markReadAsPartner],
    grants: exchangesMessages,
    environment: { ...formEnvironment, PARTNER_CLIENT_ID: 'partner client id' },
    ...api,
    errorImpact: 'Partners cannot read or write messages about proposals.',
  },
  watches: {
    entry: 'lambdas/watches/watches.http.ts',
    serves: [listWatches, saveWatch, removeWatch, setWatchMails],
    grants: [
      { on: 'table', allow: ['GetItem', 'PutItem', 'UpdateItem'], leadingKeys: itemsOf(watchList) },
      { on: 'table', allow: ['GetItem', 'ConditionCheckItem'], leadingKeys: itemsOf(partnerProfile) },
      { on: 'table', allow: ['PutItem', 'DeleteItem'], leadingKeys: itemsOf(watchMail) },
      { on: 'table', allow: ['PutItem'], leadingKeys: itemsOf(person) },
      { on: 'session' },
      ...formSecrets,
    ],
    environment: { ...formEnvironment, PARTNER_CLIENT_ID: 'partner client id' },
    ...api,
    errorImpact: 'Partners cannot see or change what they watch for.',
  },
  earnings: {
    entry: 'lambdas/earnings/earnings.http.ts',
    serves: [listEarnings],
    grants: [
      { on: 'table', allow: ['Query'], leadingKeys: itemsOf(earnings) },
      { on: 'secret', secret: 'origin' },
    ],
    environment: {
      STAGE: 'stage',
      TABLE_NAME: 'table name',
      ORIGIN_SECRET_ID: 'origin secret id',
      PARTNER_CLIENT_ID: 'partner client id',
    },
    ...api,
    errorImpact: 'Partners cannot see what they have earned.',
  },
} as const satisfies Record<string, SystemFunction>
