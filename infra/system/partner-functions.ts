import { listAssignments } from '#shared/assignments/list-assignments.ts'
import { listEarnings } from '#shared/earnings/list-earnings.ts'
import { sendVerificationCode, verifyEmail } from '#shared/email-verification/verify-email.ts'
import { getCvUpload, requestCvUpload } from '#shared/files/partner-cv-uploads.ts'
import { apply, listApplications, withdraw } from '#shared/open-assignments/applications.ts'
import { listOpenAssignments } from '#shared/open-assignments/list-open-assignments.ts'
import { linkCv, removeCv, replaceCv } from '#shared/partner-profile/cv.ts'
import { getPartnerMe } from '#shared/partner-profile/get-partner-me.ts'
import { drawHumanCheck } from '#shared/partner-profile/human-check.ts'
import { createPartnerProfile, updatePartnerProfile } from '#shared/partner-profile/save-partner-profile.ts'
import { getPaymentSettings, savePaymentSettings } from '#shared/payment-settings/payment-settings.ts'
import type { SystemFunction } from './function.ts'
import { api, formEnvironment, formSecrets, inspection, unpacking, uploadEnvironment } from './served.ts'

/** What a signed-in partner calls. */
export const partnerFunctions = {
  partnerProfile: {
    entry: 'lambdas/partner-profile/partner-profile.http.ts',
    serves: [
      getPartnerMe,
      drawHumanCheck,
      createPartnerProfile,
      updatePartnerProfile,
      replaceCv,
      linkCv,
      removeCv,
    ],
    grants: [
      {
        on: 'table',
        allow: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'],
        leadingKeys: ['PARTNER#*', 'ONCE#*', 'LIMIT#*', 'PERSON#*'],
      },
      { on: 'table', allow: ['GetItem'], leadingKeys: ['USER#partner#*'] },
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
  partnerCvUploads: {
    entry: 'lambdas/files/partner-cv-uploads.http.ts',
    serves: [requestCvUpload, getCvUpload],
    grants: [
      { on: 'table', allow: ['GetItem', 'PutItem', 'UpdateItem'], leadingKeys: ['PARTNER#*', 'LIMIT#*'] },
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
        leadingKeys: ['PARTNER#*', 'CODE#partner_email#*', 'ONCE#*', 'LIMIT#*'],
      },
      { on: 'table', allow: ['GetItem', 'UpdateItem'], leadingKeys: ['USER#partner#*'] },
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
      { on: 'table', allow: ['GetItem', 'PutItem'], leadingKeys: ['PARTNER#*'] },
      { on: 'table', allow: ['GetItem'], leadingKeys: ['USER#partner#*'] },
      { on: 'table', allow: ['UpdateItem'], leadingKeys: ['LIMIT#*'] },
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
      { on: 'table', allow: ['GetItem', 'Query'], leadingKeys: ['PARTNER#*'] },
      { on: 'table', allow: ['Query'], leadingKeys: ['PARTNER#*#*'], index: 'GSI1' },
      ...formSecrets,
    ],
    environment: { ...formEnvironment, PARTNER_CLIENT_ID: 'partner client id' },
    ...api,
    errorImpact: 'Partners cannot see their assignments.',
  },
  openAssignments: {
    entry: 'lambdas/open-assignments/open-assignments.http.ts',
    serves: [listOpenAssignments, apply, withdraw, listApplications],
    grants: [
      { on: 'table', allow: ['Query'], leadingKeys: ['OPEN', 'PARTNER#*'], index: 'GSI1' },
      { on: 'table', allow: ['GetItem'], leadingKeys: ['OPEN', 'OPEN#*', 'PARTNER#*'] },
      {
        on: 'table',
        allow: ['PutItem', 'DeleteItem', 'ConditionCheckItem'],
        leadingKeys: ['OPEN#*'],
      },
      { on: 'table', allow: ['ConditionCheckItem'], leadingKeys: ['PARTNER#*'] },
      { on: 'table', allow: ['UpdateItem'], leadingKeys: ['LIMIT#*'] },
      { on: 'table', allow: ['PutItem', 'DeleteItem'], leadingKeys: ['PERSON#*'] },
      { on: 'session' },
      ...formSecrets,
    ],
    environment: { ...formEnvironment, PARTNER_CLIENT_ID: 'partner client id' },
    ...api,
    errorImpact: 'Partners cannot see open assignments or apply for one.',
  },
  earnings: {
    entry: 'lambdas/earnings/earnings.http.ts',
    serves: [listEarnings],
    grants: [
      { on: 'table', allow: ['Query'], leadingKeys: ['PARTNER#*'] },
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
