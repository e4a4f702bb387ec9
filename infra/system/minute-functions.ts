import { entities } from '#shared/entities.ts'
import type { SystemFunction } from './function.ts'
import {
  businessRole,
  copies,
  dueOf,
  issuesSelfBills,
  orderEnvironment,
  partnerRole,
  postsEntries,
  processDue,
  readsContent,
  unreadMail,
  unusedCreditsDue,
  watchMail,
} from './http-defaults.ts'
import { entriesOf, itemsOf } from './leading-keys.ts'

const { audit, auditHead, auditLink, auditMonth } = entities
const {
  application,
  approval,
  company,
  creditChange,
  credits,
  cvText,
  milestone,
  partnerAssignment,
  report,
} = entities
const { agreement, creditOrder, inquiry, issue, lead, mailing, meeting, objection, openAssignment } = entities
const { partnerProfile, payDay, person, plan, refund, selfBill } = entities
const { proposal, subscription, suppressed, threadParty, watchList } = entities

/** The functions that are called once a minute. */
export const minuteFunctions = {
  mailings: {
    entry: 'lambdas/notifications/mailings.schedule.ts',
    everyMinute: true,
    grants: [
      { on: 'table', allow: ['Query'], leadingKeys: entriesOf(mailing, subscription), index: 'GSI1' },
      { on: 'table', allow: ['GetItem'], leadingKeys: itemsOf(issue, subscription, suppressed) },
      { on: 'table', allow: ['UpdateItem'], leadingKeys: itemsOf(mailing) },
      { on: 'table', allow: ['PutItem', 'UpdateItem', 'Query'], leadingKeys: itemsOf(copies) },
      { on: 'secret', secret: 'signing' },
      { on: 'mail' },
    ],
    environment: {
      TABLE_NAME: 'table name',
      SIGNING_SECRET_ID: 'signing secret id',
      SITE_ORIGIN: 'site origin',
      MAIL_SENDER: 'mail sender',
      NEWSLETTER_RATE: 'newsletter rate',
    },
    memoryMegabytes: 512,
    timeoutSeconds: 60,
    errorImpact: 'The newsletter stops being sent. Subscribers who have it are not sent it again.',
  },
  processes: {
    entry: 'lambdas/processes/due.schedule.ts',
    everyMinute: true,
    grants: [
      {
        on: 'table',
        allow: ['Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
        leadingKeys: itemsOf(...processDue, unusedCreditsDue),
      },
      {
        on: 'table',
        allow: ['GetItem', 'Query', 'UpdateItem', 'PutItem'],
        leadingKeys: itemsOf(
          ...[inquiry, proposal, agreement, lead, meeting, application],
          ...[partnerProfile, objection, plan, refund, approval],
        ),
      },
      { on: 'table', allow: ['ConditionCheckItem'], leadingKeys: itemsOf(inquiry, proposal, agreement) },
      // With the ledger; also the numbers of the self-bills that nobody has answered.
      ...issuesSelfBills,
      // The orders of monthly plans, and those that nobody has paid.
      { on: 'table', allow: ['GetItem', 'UpdateItem', 'PutItem'], leadingKeys: itemsOf(creditOrder) },
      // The address by which a business lists what its plan orders.
      { on: 'table', allow: ['GetItem'], leadingKeys: itemsOf(businessRole) },
      // The business of a report, whose address its next one has, too.
      { on: 'table', allow: ['PutItem'], leadingKeys: itemsOf(person) },
      { on: 'secret', secret: 'signing' },
      readsContent,
    ],
    environment: {
      TABLE_NAME: 'table name',
      SIGNING_SECRET_ID: 'signing secret id',
      ...orderEnvironment,
    },
    memoryMegabytes: 512,
    timeoutSeconds: 50,
    errorImpact:
      'Promises are not kept watch over: nobody is reminded, nothing lapses, and monthly plans order nothing.',
  },
  unusedCredits: {
    entry: 'lambdas/credits/unused-credits.schedule.ts',
    everyMinute: true,
    grants: [
      { on: 'table', allow: ['Query', 'PutItem', 'DeleteItem'], leadingKeys: itemsOf(unusedCreditsDue) },
      {
        on: 'table',
        allow: ['Query'],
        leadingKeys: itemsOf(partnerAssignment, report, milestone),
      },
      { on: 'table', allow: ['GetItem'], leadingKeys: itemsOf(agreement, company, businessRole) },
      {
        on: 'table',
        allow: ['GetItem', 'Query', 'PutItem', 'UpdateItem'],
        leadingKeys: itemsOf(credits, creditChange),
      },
      ...postsEntries,
    ],
    environment: { TABLE_NAME: 'table name' },
    memoryMegabytes: 512,
    timeoutSeconds: 50,
    errorImpact: 'Businesses wait for the credits that ended assignments did not use.',
  },
  unreadMails: {
    entry: 'lambdas/threads/unread.schedule.ts',
    everyMinute: true,
    grants: [
      { on: 'table', allow: ['Query', 'DeleteItem'], leadingKeys: itemsOf(unreadMail) },
      { on: 'table', allow: ['GetItem', 'UpdateItem'], leadingKeys: itemsOf(threadParty) },
      // The company says which of its accounts is mailed.
      { on: 'table', allow: ['GetItem'], leadingKeys: itemsOf(company, businessRole, partnerRole) },
    ],
    environment: { TABLE_NAME: 'table name' },
    memoryMegabytes: 512,
    timeoutSeconds: 50,
    errorImpact: 'Nobody gets a mail about messages that they have not read.',
  },
  auditChain: {
    entry: 'lambdas/audit/audit-chain.schedule.ts',
    everyMinute: true,
    // It writes the chain and no audit; those that write the audit cannot write the chain.
    grants: [
      { on: 'table', allow: ['Query'], leadingKeys: entriesOf(audit), index: 'GSI1' },
      {
        on: 'table',
        allow: ['GetItem', 'Query', 'PutItem', 'UpdateItem'],
        leadingKeys: itemsOf(auditHead, auditLink),
      },
      { on: 'table', allow: ['PutItem'], leadingKeys: itemsOf(auditMonth) },
    ],
    environment: { TABLE_NAME: 'table name' },
    memoryMegabytes: 512,
    timeoutSeconds: 50,
    errorImpact: 'What operators did is recorded, but not chained: for so long nobody would see it changed.',
  },
  payDay: {
    entry: 'lambdas/operator/pay-day.schedule.ts',
    everyMinute: true,
    grants: [
      { on: 'table', allow: ['Query', 'PutItem'], leadingKeys: itemsOf(payDay) },
      { on: 'table', allow: ['Query'], leadingKeys: entriesOf(partnerProfile), index: 'GSI1' },
      // Of a partner: the company, the months with their accounts, what was recorded in them, and self-bills.
      {
        on: 'table',
        allow: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'ConditionCheckItem'],
        leadingKeys: itemsOf(selfBill),
      },
      { on: 'table', allow: ['PutItem'], leadingKeys: itemsOf(dueOf('self_bill')) },
      { on: 'table', allow: ['GetItem'], leadingKeys: itemsOf(agreement, partnerRole) },
    ],
    environment: { TABLE_NAME: 'table name' },
    memoryMegabytes: 1024,
    // Every partner is looked at once a day; a call that times out is continued by the next.
    timeoutSeconds: 300,
    errorImpact: 'Partners get no self-bills, and operators are not told whom they can pay.',
  },
  watchMails: {
    entry: 'lambdas/watches/watch-mails.schedule.ts',
    everyMinute: true,
    grants: [
      { on: 'table', allow: ['Query', 'PutItem', 'DeleteItem'], leadingKeys: itemsOf(watchMail) },
      { on: 'table', allow: ['GetItem', 'UpdateItem'], leadingKeys: itemsOf(watchList) },
      { on: 'table', allow: ['GetItem'], leadingKeys: itemsOf(partnerProfile, partnerRole) },
      { on: 'table', allow: ['Query'], leadingKeys: itemsOf(cvText) },
      { on: 'table', allow: ['Query'], leadingKeys: entriesOf(openAssignment), index: 'GSI1' },
    ],
    environment: { TABLE_NAME: 'table name' },
    memoryMegabytes: 512,
    timeoutSeconds: 50,
    errorImpact: 'Partners are not mailed which new assignments match their watches.',
  },
} as const satisfies Record<string, SystemFunction>
