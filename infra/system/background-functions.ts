import type { Entity } from '#shared/contract/entity.ts'
import { receivedByMonth } from '#shared/contract/partitions.ts'
import { entities } from '#shared/entities.ts'
import { noOwner } from '#shared/operator/audit.entity.ts'
import type { SystemFunction } from './function.ts'
import {
  api,
  businessRole,
  copies,
  issuesInvoices,
  mailEnvironment,
  partnerRole,
  passesOn,
  processDue,
  queueEnvironment,
  unreadMail,
  unusedCreditsDue,
} from './http-defaults.ts'
import { entriesOf, itemsOf, only } from './leading-keys.ts'

const {
  agreement,
  agreementPaper,
  application,
  audit,
  closure,
  contentEntry,
  creditChange,
  creditOrder,
  credits,
} = entities
const { earnings, inquiry, investor, issue, lead, renderRequest } = entities
const {
  mailing,
  meeting,
  notice,
  objection,
  once,
  openAssignment,
  openTotals,
  partnerAssignment,
  partnerTotals,
} = entities
const { ocr, person, price, proposal, role, businessProfile, partnerProfile, seat, suppressed, workEntry } =
  entities
const { auditHead, auditLink, auditMonth, departure, member } = entities
const { plan, refund, threadMessage, threadParty } = entities

/** What comes in, and an operator may show but not change. */
const onlyShown = Object.values<Entity>(entities).filter(
  kind =>
    kind.index === receivedByMonth &&
    ![inquiry, meeting, creditOrder, plan, refund, objection].some(other => other === kind),
)

/** Functions that no browser calls: operators' commands, and the consumers of the stream. */
export const backgroundFunctions = {
  operator: {
    entry: 'lambdas/operator/operator.command.ts',
    grants: [
      {
        on: 'table',
        allow: ['GetItem', 'PutItem', 'UpdateItem', 'ConditionCheckItem', 'Query'],
        leadingKeys: itemsOf(
          partnerProfile,
          partnerTotals,
          partnerAssignment,
          earnings,
          workEntry,
          openAssignment,
          application,
          objection,
        ),
      },
      {
        on: 'table',
        allow: ['Query'],
        leadingKeys: entriesOf(openAssignment, partnerAssignment),
        index: 'GSI1',
      },
      {
        on: 'table',
        allow: ['GetItem', 'PutItem', 'UpdateItem', 'Query', 'ConditionCheckItem'],
        leadingKeys: itemsOf(
          businessProfile,
          credits,
          creditChange,
          inquiry,
          proposal,
          plan,
          refund,
          agreement,
        ),
      },
      { on: 'table', allow: ['PutItem'], leadingKeys: itemsOf(agreementPaper, member, ocr) },
      {
        on: 'table',
        allow: ['Query', 'PutItem', 'DeleteItem'],
        leadingKeys: itemsOf(...processDue, unusedCreditsDue),
      },
      {
        on: 'table',
        allow: ['GetItem', 'PutItem', 'UpdateItem', 'Query'],
        leadingKeys: itemsOf(threadMessage),
      },
      { on: 'table', allow: ['PutItem', 'DeleteItem'], leadingKeys: itemsOf(unreadMail) },
      { on: 'table', allow: ['GetItem', 'PutItem'], leadingKeys: itemsOf(entities.ledgerEntry) },
      { on: 'table', allow: ['Query', 'PutItem'], leadingKeys: itemsOf(entities.monthFigures) },
      { on: 'table', allow: ['GetItem', 'Query', 'UpdateItem'], leadingKeys: itemsOf(entities.queueNote) },
      { on: 'table', allow: ['Query', 'UpdateItem'], leadingKeys: itemsOf(entities.houseBalance) },
      { on: 'table', allow: ['UpdateItem'], leadingKeys: itemsOf(openTotals) },
      // The present fee and its earlier versions.
      { on: 'table', allow: ['GetItem', 'PutItem', 'Query'], leadingKeys: itemsOf(entities.fee) },
      { on: 'table', allow: ['PutItem'], leadingKeys: itemsOf(only(audit, { owner: noOwner })) },
      {
        on: 'table',
        allow: ['Query'],
        leadingKeys: entriesOf(
          audit,
          lead,
          meeting,
          creditOrder,
          plan,
          refund,
          objection,
          inquiry,
          investor,
          partnerProfile,
          businessProfile,
          issue,
          mailing,
          agreement,
          entities.ledgerEntry,
          { index: only(role.index, { pool: 'business' }) },
          { index: only(role.index, { pool: 'partner' }) },
          threadParty,
          entities.match,
          entities.shortlist,
        ),
        index: 'GSI1',
      },
      { on: 'table', allow: ['GetItem', 'Query'], leadingKeys: itemsOf(auditHead, auditLink) },
      { on: 'table', allow: ['GetItem'], leadingKeys: itemsOf(auditMonth) },
      { on: 'table', allow: ['GetItem', 'PutItem', 'UpdateItem'], leadingKeys: itemsOf(issue, mailing) },
      { on: 'table', allow: ['Query'], leadingKeys: itemsOf(copies) },
      {
        on: 'table',
        allow: ['GetItem'],
        leadingKeys: itemsOf(...onlyShown, businessRole, partnerRole),
      },
      { on: 'table', allow: ['GetItem', 'PutItem', 'UpdateItem', 'Query'], leadingKeys: itemsOf(meeting) },
      { on: 'table', allow: ['PutItem', 'DeleteItem', 'Query'], leadingKeys: itemsOf(seat, closure) },
      { on: 'table', allow: ['BatchGetItem'], leadingKeys: itemsOf(seat) },
      // Also the audit of a lead, next to it.
      { on: 'table', allow: ['PutItem', 'UpdateItem', 'Query'], leadingKeys: itemsOf(lead) },
      ...issuesInvoices,
      // Also the audit of an order, next to it.
      {
        on: 'table',
        allow: ['GetItem', 'PutItem', 'UpdateItem', 'Query'],
        leadingKeys: itemsOf(creditOrder),
      },
      { on: 'table', allow: ['GetItem', 'PutItem', 'UpdateItem', 'Query'], leadingKeys: itemsOf(person) },
      { on: 'table', allow: ['Query', 'UpdateItem'], leadingKeys: itemsOf(price) },
      { on: 'table', allow: ['PutItem', 'Query'], leadingKeys: itemsOf(renderRequest, contentEntry) },
      { on: 'table', allow: ['GetItem', 'PutItem'], leadingKeys: itemsOf(once) },
      ...(['projectFiles', 'cvs'] as const).map(bucket => ({
        on: 'bucket' as const,
        bucket,
        allow: ['GetObject', 'GetObjectTagging'] as const,
        prefixes: ['kept/'] as const,
      })),
      { on: 'queue', queue: 'matching', allow: ['SendMessage'] },
      { on: 'secret', secret: 'signing' },
    ],
    environment: {
      TABLE_NAME: 'table name',
      MATCHING_QUEUE_URL: 'matching queue url',
      SIGNING_SECRET_ID: 'signing secret id',
      MEETING_CAPACITY: 'meeting capacity',
      SITE_ORIGIN: 'site origin',
      PROJECT_FILES_BUCKET: 'projectFiles bucket name',
      CVS_BUCKET: 'cvs bucket name',
      PUBLIC_FILES_ADDRESS: 'public files address',
    },
    ...api,
    errorImpact: 'Operators cannot approve partners, publish assignments or record work.',
  },
  notices: {
    entry: 'lambdas/notifications/notices.stream.ts',
    grants: [
      { on: 'table', allow: ['PutItem', 'UpdateItem'], leadingKeys: itemsOf(notice) },
      { on: 'table', allow: ['GetItem'], leadingKeys: itemsOf(suppressed, threadMessage) },
      // Who belongs to the company that a mail is about, when it is sent.
      { on: 'table', allow: ['GetItem'], leadingKeys: itemsOf(departure, businessRole) },
      { on: 'table', allow: ['Query'], leadingKeys: entriesOf(member), index: 'GSI1' },
      { on: 'table', allow: ['Query'], leadingKeys: itemsOf(contentEntry, price) },
      ...passesOn,
      { on: 'secret', secret: 'signing' },
      { on: 'mail' },
    ],
    environment: { ...mailEnvironment, ...queueEnvironment },
    memoryMegabytes: 512,
    timeoutSeconds: 60,
    errorImpact: 'Mails to visitors and operators are late; what cannot be delivered is parked.',
  },
  outbox: {
    entry: 'lambdas/notifications/outbox.command.ts',
    grants: [
      { on: 'table', allow: ['PutItem', 'UpdateItem', 'Query'], leadingKeys: itemsOf(notice) },
      { on: 'table', allow: ['PutItem'], leadingKeys: itemsOf(only(audit, { owner: noOwner })) },
      { on: 'table', allow: ['Query'], leadingKeys: entriesOf(notice), index: 'GSI1' },
      { on: 'table', allow: ['GetItem', 'DeleteItem'], leadingKeys: itemsOf(suppressed) },
      { on: 'table', allow: ['GetItem'], leadingKeys: itemsOf(departure, businessRole) },
      { on: 'table', allow: ['Query'], leadingKeys: entriesOf(member), index: 'GSI1' },
      { on: 'table', allow: ['Query'], leadingKeys: itemsOf(contentEntry, price) },
      ...passesOn,
      { on: 'table', allow: ['GetItem'], leadingKeys: itemsOf(issue) },
      {
        on: 'bucket',
        bucket: 'failures',
        allow: ['GetObject', 'DeleteObject', 'ListBucket'],
        prefixes: ['aws/lambda/'],
      },
      { on: 'secret', secret: 'signing' },
      { on: 'mail' },
    ],
    environment: {
      ...mailEnvironment,
      ...queueEnvironment,
      FAILURES_BUCKET: 'failures bucket name',
    },
    memoryMegabytes: 512,
    // At worst, ten parked records that each wait for a lease or for SES.
    timeoutSeconds: 300,
    errorImpact: 'Operators cannot see which mails are parked, nor deliver them again.',
  },
  eventWriter: {
    entry: 'lambdas/analytics/events.queue.ts',
    grants: [{ on: 'bucket', bucket: 'analytics', allow: ['PutObject'], prefixes: ['events/'] }],
    environment: { ANALYTICS_BUCKET: 'analytics bucket name' },
    memoryMegabytes: 512,
    timeoutSeconds: 30,
    errorImpact: 'What visitors let us count waits in its queue, and is parked after five tries.',
  },
  feedback: {
    entry: 'lambdas/notifications/feedback.topic.ts',
    grants: [
      { on: 'table', allow: ['PutItem'], leadingKeys: itemsOf(suppressed) },
      { on: 'table', allow: ['UpdateItem'], leadingKeys: itemsOf(copies, mailing) },
      { on: 'secret', secret: 'signing' },
    ],
    environment: {
      TABLE_NAME: 'table name',
      SIGNING_SECRET_ID: 'signing secret id',
      OPERATOR_ADDRESS: 'operator address',
      SECOND_OPERATOR_ADDRESS: 'second operator address',
    },
    memoryMegabytes: 512,
    timeoutSeconds: 30,
    errorImpact: 'Mail goes on to addresses that bounce or complain, until SES stops all of it.',
  },
  codes: {
    entry: 'lambdas/notifications/codes.stream.ts',
    grants: [
      { on: 'table', allow: ['PutItem', 'UpdateItem'], leadingKeys: itemsOf(notice) },
      { on: 'table', allow: ['GetItem'], leadingKeys: itemsOf(suppressed) },
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
