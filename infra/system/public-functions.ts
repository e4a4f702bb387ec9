import { checkPaper } from '#shared/agreements/check-paper.ts'
import { collectEvents } from '#shared/analytics/collect-events.ts'
import { getPromise } from '#shared/business-inquiries/promise-figure.ts'
import { listCreditPrices } from '#shared/credits/list-prices.ts'
import { orderCredits } from '#shared/credits/order-credits.ts'
import { entities } from '#shared/entities.ts'
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
import { cancelMeeting, confirmMeeting, moveMeeting, readMeeting } from '#shared/meetings/follow-link.ts'
import { listClosures } from '#shared/meetings/list-closures.ts'
import { listSlots } from '#shared/meetings/list-slots.ts'
import { listIssues, readIssue } from '#shared/newsletter/archive.ts'
import { confirm, readConfirmation } from '#shared/newsletter/confirm.ts'
import { subscribe } from '#shared/newsletter/subscribe.ts'
import { unsubscribe, unsubscribeAtOnce } from '#shared/newsletter/unsubscribe.ts'
import { getProofChallenge } from '#shared/proof/get-challenge.ts'
import { endWatchMails, endWatchMailsAtOnce } from '#shared/watches/end-watch-mails.ts'
import type { SystemFunction } from './function.ts'
import {
  api,
  copies,
  dueOf,
  formEnvironment,
  formItems,
  formSecrets,
  orderEnvironment,
  readsContent,
  watchMail,
} from './http-defaults.ts'
import { entriesOf, itemsOf, only } from './leading-keys.ts'

/** The functions that anybody can call without an account. */
export const publicFunctions = {
  newsletter: {
    entry: 'lambdas/newsletter/newsletter.http.ts',
    serves: [subscribe, readConfirmation, confirm, unsubscribe, unsubscribeAtOnce, listIssues, readIssue],
    grants: [
      {
        on: 'table',
        allow: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'],
        leadingKeys: itemsOf(entities.subscription, ...formItems),
      },
      { on: 'table', allow: ['GetItem'], leadingKeys: itemsOf(entities.issue) },
      { on: 'table', allow: ['Query'], leadingKeys: entriesOf(entities.issue), index: 'GSI1' },
      { on: 'table', allow: ['UpdateItem'], leadingKeys: itemsOf(copies, entities.mailing) },
      ...formSecrets,
    ],
    environment: formEnvironment,
    ...api,
    errorImpact:
      'Visitors cannot subscribe to the newsletter, confirm their address, unsubscribe or read the archive.',
  },
  watchLinks: {
    entry: 'lambdas/watches/watch-links.http.ts',
    serves: [endWatchMails, endWatchMailsAtOnce],
    grants: [
      { on: 'table', allow: ['GetItem', 'UpdateItem'], leadingKeys: itemsOf(entities.watchList) },
      { on: 'table', allow: ['DeleteItem'], leadingKeys: itemsOf(watchMail) },
      ...formSecrets,
    ],
    environment: formEnvironment,
    ...api,
    errorImpact: 'Partners cannot end the mails about their watches by a link.',
  },
  meetings: {
    entry: 'lambdas/meetings/meetings.http.ts',
    serves: [listClosures, listSlots, bookMeeting],
    grants: [
      {
        on: 'table',
        allow: ['PutItem', 'UpdateItem', 'DeleteItem'],
        leadingKeys: itemsOf(entities.meeting, entities.seat, ...formItems),
      },
      { on: 'table', allow: ['PutItem'], leadingKeys: itemsOf(dueOf('meeting')) },
      { on: 'table', allow: ['BatchGetItem'], leadingKeys: itemsOf(entities.seat) },
      { on: 'table', allow: ['Query'], leadingKeys: itemsOf(entities.closure) },
      ...formSecrets,
    ],
    environment: {
      ...formEnvironment,
      MEETING_CAPACITY: 'meeting capacity',
      MEETING_ROOM: 'meeting room',
    },
    ...api,
    errorImpact: 'Visitors cannot see free times or book a meeting.',
  },
  meetingLinks: {
    entry: 'lambdas/meetings/meeting-links.http.ts',
    serves: [readMeeting, confirmMeeting, moveMeeting, cancelMeeting],
    grants: [
      // Also the audit of a meeting, next to it.
      { on: 'table', allow: ['GetItem', 'UpdateItem', 'PutItem'], leadingKeys: itemsOf(entities.meeting) },
      { on: 'table', allow: ['PutItem', 'DeleteItem', 'Query'], leadingKeys: itemsOf(entities.seat) },
      { on: 'table', allow: ['PutItem', 'DeleteItem'], leadingKeys: itemsOf(dueOf('meeting')) },
      { on: 'table', allow: ['Query'], leadingKeys: itemsOf(entities.closure) },
      { on: 'table', allow: ['UpdateItem'], leadingKeys: itemsOf(entities.limit) },
      ...formSecrets,
    ],
    environment: { ...formEnvironment, MEETING_CAPACITY: 'meeting capacity' },
    ...api,
    errorImpact: 'Visitors cannot confirm, move or cancel a meeting by the link in its mail.',
  },
  leads: {
    entry: 'lambdas/leads/leads.http.ts',
    serves: [sendProjectInquiry, sendGetStarted],
    grants: [
      {
        on: 'table',
        allow: ['PutItem', 'UpdateItem', 'DeleteItem'],
        leadingKeys: itemsOf(entities.lead, ...formItems),
      },
      { on: 'table', allow: ['PutItem'], leadingKeys: itemsOf(dueOf('lead')) },
      readsContent,
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
        leadingKeys: itemsOf(entities.creditOrder, ...formItems),
      },
      { on: 'table', allow: ['PutItem'], leadingKeys: itemsOf(dueOf('order')) },
      { on: 'table', allow: ['Query'], leadingKeys: itemsOf(entities.price) },
      ...formSecrets,
    ],
    environment: { ...formEnvironment, ...orderEnvironment },
    ...api,
    errorImpact: 'Visitors see no prices and cannot order credits.',
  },
  agreementPapers: {
    entry: 'lambdas/agreements/papers.http.ts',
    serves: [checkPaper],
    grants: [
      { on: 'table', allow: ['GetItem'], leadingKeys: itemsOf(entities.agreementPaper) },
      { on: 'table', allow: ['UpdateItem'], leadingKeys: itemsOf(entities.limit) },
      ...formSecrets,
    ],
    environment: formEnvironment,
    ...api,
    errorImpact: 'Nobody can check whether the paper of an agreement was signed.',
  },
  promise: {
    entry: 'lambdas/business-inquiries/promise.http.ts',
    serves: [getPromise],
    grants: [
      {
        on: 'table',
        allow: ['Query'],
        leadingKeys: entriesOf({ index: only(entities.inquiry.index, { kind: 'inquiry' }) }),
        index: 'GSI1',
      },
      { on: 'secret', secret: 'origin' },
    ],
    environment: { STAGE: 'stage', TABLE_NAME: 'table name', ORIGIN_SECRET_ID: 'origin secret id' },
    ...api,
    errorImpact: 'Visitors do not see how promises of proposals were kept.',
  },
  investors: {
    entry: 'lambdas/investors/investors.http.ts',
    serves: [requestInvestorAccess, verifyInvestor, resendInvestorCode, getKeyFigures],
    grants: [
      {
        on: 'table',
        allow: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'],
        leadingKeys: itemsOf(
          entities.investor,
          only(entities.code, { purpose: 'investor_access' }),
          ...formItems,
        ),
      },
      { on: 'table', allow: ['Query', 'PutItem'], leadingKeys: itemsOf(entities.monthFigures) },
      readsContent,
      {
        on: 'table',
        allow: ['Query'],
        leadingKeys: entriesOf(
          ...[entities.lead, entities.meeting, entities.inquiry, entities.audit, entities.ledgerEntry],
        ),
        index: 'GSI1',
      },
      ...formSecrets,
    ],
    environment: formEnvironment,
    ...api,
    errorImpact: 'Investors cannot get at the key figures.',
  },
  events: {
    entry: 'lambdas/analytics/events.http.ts',
    serves: [collectEvents],
    grants: [
      { on: 'table', allow: ['UpdateItem'], leadingKeys: itemsOf(entities.limit) },
      { on: 'queue', queue: 'events', allow: ['SendMessage'] },
      ...formSecrets,
    ],
    environment: { ...formEnvironment, EVENTS_QUEUE_URL: 'events queue url' },
    ...api,
    errorImpact: 'What visitors let us count is not counted. Nobody notices it on a page.',
  },
  proof: {
    entry: 'lambdas/proof/proof.http.ts',
    serves: [getProofChallenge],
    grants: [{ on: 'table', allow: ['UpdateItem'], leadingKeys: itemsOf(entities.limit) }, ...formSecrets],
    environment: formEnvironment,
    ...api,
    errorImpact: 'Nobody can sign up or sign in, because no proof of work is handed out.',
  },
  health: {
    entry: 'lambdas/health/health.http.ts',
    serves: [getHealth],
    grants: [{ on: 'secret', secret: 'origin' }],
    environment: { STAGE: 'stage', ORIGIN_SECRET_ID: 'origin secret id' },
    ...api,
    errorImpact: 'Monitoring cannot tell which version answers.',
  },
} as const satisfies Record<string, SystemFunction>
