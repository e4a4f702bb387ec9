import { addInquiryFiles, editInquiry, withdrawInquiry } from '#shared/business-inquiries/change-inquiry.ts'
import { linkInquiryFile, listInquiries } from '#shared/business-inquiries/list-inquiries.ts'
import { sendInquiry } from '#shared/business-inquiries/send-inquiry.ts'
import { clock } from '#shared/contract/clock.ts'
import { findMembership } from '../platform/company/members.store.ts'
import { loadCurrentContent } from '../platform/content/current-content.ts'
import { findUploads } from '../platform/files/accepted-uploads.ts'
import { downloadLink } from '../platform/files/download-link.ts'
import { projectFiles } from '../platform/files/file-area.ts'
import { httpFunction } from '../platform/http/http-function.ts'
import { serve } from '../platform/http/serve.ts'
import { serveChange, serveChangeOnce } from '../platform/http/serve-change.ts'
import { findInquiry } from '../platform/inquiries/family.store.ts'
import { guardCaller } from '../platform/limits/guard-caller.ts'
import { enforce } from '../platform/limits/verdict.ts'
import { timeOrderedId } from '../platform/table/time-ordered-id.ts'
import * as add from './add-inquiry-files.ts'
import * as store from './business-inquiries.store.ts'
import * as edit from './edit-inquiry.ts'
import { findOwnInquiry, inquiryEditsOf, inquiryFilesOf } from './inquiry-changes.store.ts'
import * as send from './send-inquiry.ts'
import * as withdrawal from './withdraw-inquiry.ts'
import { withdrawalsOf } from './withdrawals.store.ts'

const now = () => new Date(clock.now()).toISOString()

const perHour = { caller: 30, network: 120 }

type From = { caller: string; clientAddress: string }

/** Each change mails the operator. */
const guardChange = ({ caller, clientAddress }: From) =>
  guardCaller({ form: 'business_inquiry_change', perHour, caller, clientAddress })

export const handler = httpFunction(
  [
    serveChangeOnce(sendInquiry, {
      guard: ({ caller, clientAddress }) =>
        guardCaller({ form: 'business_inquiry', perHour, caller, clientAddress }),
      find: ({ body, caller, person }) =>
        Promise.all([
          store.findSender(caller, person),
          findUploads(projectFiles, caller, body.uploads),
          // The promise is one of the claims that operators set.
          loadCurrentContent(),
        ]),
      handle: ({ body, caller, memberName }, receipt, [found, uploads]) => {
        const inquiries = store.inquiriesWith(caller, uploads, receipt)
        const sender = found && { ...found, ...(memberName && { contactPerson: memberName }) }
        return send.sendInquiry(body, { sender, inquiries, id: timeOrderedId(), now: now() })
      },
    }),
    serveChange(
      editInquiry,
      ({ params, body, caller }) => edit.editInquiry(params.id, body, inquiryEditsOf(caller)),
      async request => enforce(await guardChange(request)),
    ),
    serveChangeOnce(addInquiryFiles, {
      guard: guardChange,
      find: ({ params, body, caller }) =>
        Promise.all([findOwnInquiry(caller, params.id), findUploads(projectFiles, caller, body.uploads)]),
      handle: ({ body, caller }, receipt, [found, uploads]) =>
        add.addInquiryFiles(found, body.uploads, inquiryFilesOf(caller, uploads, receipt)),
    }),
    serveChangeOnce(withdrawInquiry, {
      guard: guardChange,
      find: ({ params, caller }) => findInquiry({ businessId: caller, inquiryId: params.id }),
      handle: ({ params, body, caller }, receipt, found) => {
        const key = { businessId: caller, inquiryId: params.id }
        return withdrawal.withdrawInquiry(found, body.reason, withdrawalsOf(key, receipt, now()))
      },
    }),
    serve(listInquiries, ({ query, caller }) => store.listInquiries(caller, query)),
    serve(linkInquiryFile, async ({ params, caller }) =>
      downloadLink(projectFiles, await store.findInquiryFile(caller, params.id, params.fileId)),
    ),
  ],
  findMembership,
)
