import { getBusinessMe } from '#shared/business-profile/get-business-me.ts'
import {
  createBusinessProfile,
  updateBusinessProfile,
} from '#shared/business-profile/save-business-profile.ts'
import { listCreditPrices } from '#shared/credits/list-prices.ts'
import { orderCredits } from '#shared/credits/order-credits.ts'
import { getHealth } from '#shared/health/get-health.ts'
import { getKeyFigures } from '#shared/investors/key-figures.ts'
import {
  requestInvestorAccess,
  resendInvestorCode,
  verifyInvestor,
} from '#shared/investors/request-access.ts'
import { sendGetStarted } from '#shared/leads/get-started.ts'
import { sendProjectInquiry } from '#shared/leads/project-inquiry.ts'
import { bookMeeting } from '#shared/meetings/book-meeting.ts'
import { listSlots } from '#shared/meetings/list-slots.ts'
import { confirm, readConfirmation } from '#shared/newsletter/confirm.ts'
import { subscribe } from '#shared/newsletter/subscribe.ts'
import { unsubscribe } from '#shared/newsletter/unsubscribe.ts'
import { getProofChallenge } from '#shared/proof/get-challenge.ts'

import type { Grant, SystemFunction } from './function.ts'
import { triggers } from './triggers.ts'

/** How many meetings can be held at the same time. */
export const meetingCapacity = 1

const formEnvironment = {
  STAGE: 'stage',
  TABLE_NAME: 'table name',
  SIGNING_SECRET_ID: 'signing secret id',
  ORIGIN_SECRET_ID: 'origin secret id',
} as const satisfies SystemFunction['environment']

const formSecrets = [
  { on: 'secret', secret: 'signing' },
  { on: 'secret', secret: 'origin' },
] as const satisfies readonly Grant[]

/** Below the HTTP API's own 29 seconds, above the SDK's retries. */
const api = { memoryMegabytes: 512, timeoutSeconds: 10 } as const

export const functions = {
  newsletter: {
    entry: 'lambdas/newsletter/newsletter.http.ts',
    serves: [subscribe, readConfirmation, confirm, unsubscribe],
    grants: [
      {
        on: 'table',
        allow: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'],
        leadingKeys: ['SUBSCRIBER#*', 'ONCE#*', 'LIMIT#*', 'PROOF#*', 'PERSON#*'],
      },
      ...formSecrets,
    ],
    environment: formEnvironment,
    ...api,
    errorImpact: 'Visitors cannot subscribe to the newsletter, confirm their address or unsubscribe.',
  },
  meetings: {
    entry: 'lambdas/meetings/meetings.http.ts',
    serves: [listSlots, bookMeeting],
    grants: [
      {
        on: 'table',
        allow: ['PutItem', 'UpdateItem', 'DeleteItem'],
        leadingKeys: ['MEETING#*', 'SLOT#*', 'ONCE#*', 'LIMIT#*', 'PROOF#*', 'PERSON#*'],
      },
      { on: 'table', allow: ['BatchGetItem'], leadingKeys: ['SLOT#*'] },
      ...formSecrets,
    ],
    environment: { ...formEnvironment, MEETING_CAPACITY: 'meeting capacity' },
    ...api,
    errorImpact: 'Visitors cannot see free times or book a meeting.',
  },
  leads: {
    entry: 'lambdas/leads/leads.http.ts',
    serves: [sendProjectInquiry, sendGetStarted],
    grants: [
      {
        on: 'table',
        allow: ['PutItem', 'UpdateItem', 'DeleteItem'],
        leadingKeys: ['LEAD#*', 'ONCE#*', 'LIMIT#*', 'PROOF#*', 'PERSON#*'],
      },
      ...formSecrets,
    ],
    environment: formEnvironment,
    ...api,
    errorImpact: 'Visitors cannot send a project inquiry or get started.',
  },
  credits: {
    entry: 'lambdas/credits/credits.http.ts',
    serves: [listCreditPrices, orderCredits],
    grants: [
      {
        on: 'table',
        allow: ['PutItem', 'UpdateItem', 'DeleteItem'],
        leadingKeys: ['ORDER#*', 'ONCE#*', 'LIMIT#*', 'PROOF#*', 'PERSON#*'],
      },
      { on: 'table', allow: ['Query'], leadingKeys: ['PRICES'] },
      ...formSecrets,
    ],
    environment: formEnvironment,
    ...api,
    errorImpact: 'Visitors see no prices and cannot order credits.',
  },
  investors: {
    entry: 'lambdas/investors/investors.http.ts',
    serves: [requestInvestorAccess, verifyInvestor, resendInvestorCode, getKeyFigures],
    grants: [
      {
        on: 'table',
        allow: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'],
        leadingKeys: ['INVESTOR#*', 'CODE#*', 'ONCE#*', 'LIMIT#*', 'PROOF#*', 'PERSON#*'],
      },
      ...formSecrets,
    ],
    environment: formEnvironment,
    ...api,
    errorImpact: 'Investors cannot get at the key figures.',
  },
  proof: {
    entry: 'lambdas/proof/proof.http.ts',
    serves: [getProofChallenge],
    grants: [{ on: 'table', allow: ['UpdateItem'], leadingKeys: ['LIMIT#*'] }, ...formSecrets],
    environment: formEnvironment,
    ...api,
    errorImpact: 'Nobody can sign up or sign in, because no proof of work is handed out.',
  },
  businessProfile: {
    entry: 'lambdas/business-profile/business-profile.http.ts',
    serves: [getBusinessMe, createBusinessProfile, updateBusinessProfile],
    grants: [
      {
        on: 'table',
        allow: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'],
        leadingKeys: ['BUSINESS#*', 'ONCE#*', 'PERSON#*'],
      },
      { on: 'table', allow: ['GetItem'], leadingKeys: ['USER#*'] },
      ...formSecrets,
    ],
    environment: { ...formEnvironment, BUSINESS_CLIENT_ID: 'business client id' },
    ...api,
    errorImpact: 'Businesses cannot open their dashboard or finish onboarding.',
  },
  health: {
    entry: 'lambdas/health/health.http.ts',
    serves: [getHealth],
    grants: [{ on: 'secret', secret: 'origin' }],
    environment: { STAGE: 'stage', ORIGIN_SECRET_ID: 'origin secret id' },
    ...api,
    errorImpact: 'Monitoring cannot tell which version answers.',
  },
  ...triggers,
  notices: {
    entry: 'lambdas/notifications/notices.stream.ts',
    grants: [
      {
        on: 'table',
        allow: ['GetItem', 'PutItem', 'UpdateItem'],
        leadingKeys: ['NOTICE#*', 'SUPPRESSED#*'],
      },
      { on: 'secret', secret: 'signing' },
      { on: 'mail' },
    ],
    environment: {
      TABLE_NAME: 'table name',
      SIGNING_SECRET_ID: 'signing secret id',
      SITE_ORIGIN: 'site origin',
      MAIL_SENDER: 'mail sender',
      OPERATOR_ADDRESS: 'operator address',
    },
    memoryMegabytes: 512,
    timeoutSeconds: 60,
    errorImpact: 'Mails to visitors and operators are late; what cannot be delivered is parked.',
  },
  codes: {
    entry: 'lambdas/notifications/codes.stream.ts',
    grants: [
      {
        on: 'table',
        allow: ['GetItem', 'PutItem', 'UpdateItem'],
        leadingKeys: ['NOTICE#*', 'SUPPRESSED#*'],
      },
      { on: 'secret', secret: 'signing' },
      { on: 'mail' },
    ],
    environment: {
      TABLE_NAME: 'table name',
      SIGNING_SECRET_ID: 'signing secret id',
      SITE_ORIGIN: 'site origin',
      MAIL_SENDER: 'mail sender',
    },
    memoryMegabytes: 512,
    timeoutSeconds: 30,
    errorImpact: 'Sign-in codes are late or missing: businesses cannot sign in.',
  },
} as const satisfies Record<string, SystemFunction>

export type FunctionName = keyof typeof functions
