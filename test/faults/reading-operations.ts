import { checkPaper } from '#shared/agreements/check-paper.ts'
import { linkInquiryFile } from '#shared/business-inquiries/list-inquiries.ts'
import { sendInquiry } from '#shared/business-inquiries/send-inquiry.ts'
import { listColleagues } from '#shared/company/colleagues.ts'
import { listJoinRequests } from '#shared/company/join-requests.ts'
import { readInvitation } from '#shared/company/membership.ts'
import { findSameCompany } from '#shared/company/same-company.ts'
import { clock } from '#shared/contract/clock.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { swedishDay } from '#shared/contract/swedish-day.ts'
import { linkInvoice, listOrders, orderForAccount } from '#shared/credits/account-orders.ts'
import { getBusinessUpload, requestBusinessUpload } from '#shared/files/business-uploads.ts'
import { getCvUpload, requestCvUpload } from '#shared/files/partner-cv-uploads.ts'
import { getKeyFigures } from '#shared/investors/key-figures.ts'
import { requestInvestorAccess, verifyInvestor } from '#shared/investors/request-access.ts'
import { listSlots } from '#shared/meetings/list-slots.ts'
import { readIssue } from '#shared/newsletter/archive.ts'
import { issueEntity } from '#shared/newsletter/issue.entity.ts'
import { apply, readApplication } from '#shared/open-assignments/applications.ts'
import { readFit } from '#shared/open-assignments/read-fit.ts'
import { linkCv, replaceCv } from '#shared/partner-profile/cv.ts'
import { getProofChallenge } from '#shared/proof/get-challenge.ts'
import { listProposals } from '#shared/proposals/answer-proposal.ts'
import { presentTerms } from '#shared/terms/versions.ts'
import { readThreadOfBusiness, readThreadOfPartner } from '#shared/threads/read-thread.ts'
import { listFindings } from '#shared/watches/findings.ts'
import { deliverPapers } from '../builders/deliver-papers.ts'
import { buildPdf } from '../builders/files.ts'
import { buildAssignment, buildOpenAssignment } from '../builders/partner-work.ts'
import { postFile } from '../builders/uploads.ts'
import { invokeFunction, servedEndpoints } from '../infra/local/gateway/served-api.ts'
import { agreementOperations } from './agreement-operations.ts'
import { canaries } from './canaries.ts'
import { buildCheapProof } from './cheap-proof.ts'
import { outstandingCode } from './mailed-code.ts'
import { type Caller, nameOf, type Operation } from './operation.ts'
import { propose } from './proposal-operations.ts'
import { readingReportOperations } from './report-operations.ts'
import { selfBillFileOperation } from './self-bill-operations.ts'
import { type Person, profileOf, roleOf } from './signed-in.ts'
import { openThread } from './thread-operations.ts'
import { useInvoiceOperation } from './use-invoice-operation.ts'
import { createWatch } from './watch-operations.ts'
import { fileLinkOperations } from './work-file-operations.ts'

type Put = (item: object) => Promise<unknown>
type People = Record<'business' | 'partner', Person>

const bytes = buildPdf()
const pdfFile = { fileName: 'ritning.pdf', contentType: 'application/pdf', size: bytes.length }

/** Operations that only read, each with something to read; an endpoint without parameters needs no entry. */
export const readingOperations = (call: Caller, put: Put, { business, partner }: People): Operation[] => {
  const businessHasFile = async () => {
    const { body } = await call(requestBusinessUpload, { body: pdfFile, as: business })
    await postFile(body, bytes)
    await call(getBusinessUpload, { params: { id: body.id }, as: business })
    const inquiry = {
      serviceId: 'robotics',
      description: canaries.description,
      uploads: [body.id],
      language: 'sv',
    }
    return (await call(sendInquiry, { body: inquiry, as: business })).body
  }
  const businessHasOrdered = async () => {
    const order = {
      ...{ companyName: 'Nordplåt AB', organizationNumber: '556703-7485', companySigner: canaries.name },
      ...{ vatNumber: null, email: business.email, phone: canaries.phone, credits: 10, priceOre: 990_000 },
    }
    const body = { ...order, termsVersion: presentTerms, language: 'sv' }
    return (await call(orderForAccount, { body, as: business })).body
  }
  const partnerHasCv = async () => {
    const { body } = await call(requestCvUpload, { body: pdfFile, as: partner })
    await postFile(body, bytes)
    await call(getCvUpload, { params: { id: body.id }, as: partner })
    await call(replaceCv, { body: { uploadId: body.id }, as: partner })
  }
  const partnerHasWork = async () => {
    const input = buildOpenAssignment()
    await invokeFunction('operator', { command: 'open-assignments publish', input, by: 'a test' })
    await call(apply, { params: { id: input.id }, as: partner })
    const assignment = { ...buildAssignment(), partnerId: partner.sub }
    await invokeFunction('operator', { command: 'assignments record', input: assignment, by: 'a test' })
  }
  const onboarded = async () => {
    for (const [pool, person] of Object.entries({ business, partner }) as [
      'business' | 'partner',
      Person,
    ][]) {
      await put(roleOf(pool, person))
      await put(profileOf(pool, person))
    }
    await partnerHasWork()
  }

  const plain = ({ method, path }: Endpoint) => method === 'GET' && !path.includes('{')
  const asked: Partial<Record<string, { query?: string; ready?: () => Promise<unknown> }>> = {
    [nameOf(getProofChallenge)]: { query: '?for=newsletter' },
    [nameOf(listSlots)]: { query: '?date=2030-06-03&timezone=Europe/Stockholm' },
    [nameOf(linkCv)]: { ready: partnerHasCv },
    [nameOf(listOrders)]: { ready: businessHasOrdered },
  }
  // The others, and what takes a token of its own, have entries.
  const prepared = [getKeyFigures, readInvitation, listColleagues, findSameCompany, listJoinRequests].map(
    nameOf,
  )
  const simple = servedEndpoints
    .filter(one => plain(one) && !prepared.includes(nameOf(one)))
    .map(
      (one): Operation => ({
        name: nameOf(one),
        prepare: async () => {
          await onboarded()
          const { query = '', ready } = asked[nameOf(one)] ?? {}
          await ready?.()
          const person =
            one.access === 'public' || one.access === 'operator'
              ? {}
              : { as: { business, partner }[one.access] }
          return () => call({ ...one, path: `${one.path}${query}` as Endpoint['path'] }, person)
        },
      }),
    )
  return [
    ...simple,
    ...fileLinkOperations(call, put, { business, partner }),
    {
      name: nameOf(linkInquiryFile),
      prepare: async () => {
        await onboarded()
        const { id, files } = await businessHasFile()
        return () => call(linkInquiryFile, { params: { id, fileId: files[0].id }, as: business })
      },
    },
    {
      name: nameOf(linkInvoice),
      prepare: async () => {
        await onboarded()
        const { id } = await businessHasOrdered()
        const input = { orderId: id, address: 'Storgatan 1, 111 23 Stockholm' }
        await invokeFunction('operator', { command: 'orders invoice', input, by: 'a test' })
        await deliverPapers([{ kind: 'invoice', series: swedishDay(clock.now()).slice(0, 4), number: 1 }])
        return () => call(linkInvoice, { params: { id }, as: business })
      },
    },
    useInvoiceOperation(call, business, async () => {
      await onboarded()
      return businessHasOrdered()
    }),
    selfBillFileOperation(call, put, partner),
    {
      name: nameOf(readApplication),
      prepare: async () => {
        await onboarded()
        const { id } = buildOpenAssignment()
        await invokeFunction('operator', {
          command: 'open-assignments publish',
          input: buildOpenAssignment({ id }),
          by: 'a test',
        })
        await call(apply, { params: { id }, as: partner })
        return () => call(readApplication, { params: { id }, as: partner })
      },
    },
    {
      name: nameOf(readFit),
      prepare: async () => {
        await onboarded()
        const input = buildOpenAssignment()
        await invokeFunction('operator', { command: 'open-assignments publish', input, by: 'a test' })
        return () => call(readFit, { params: { id: input.id }, as: partner })
      },
    },
    {
      name: nameOf(listFindings),
      prepare: async () => {
        await onboarded()
        const input = buildOpenAssignment()
        await invokeFunction('operator', { command: 'open-assignments publish', input, by: 'a test' })
        await createWatch(put, partner)
        return () => call(listFindings, { as: partner })
      },
    },
    {
      name: nameOf(listProposals),
      prepare: async () => {
        const { inquiryId: id } = await propose(put, business, partner)
        return () => call(listProposals, { params: { id }, as: business })
      },
    },
    ...(['business', 'partner'] as const).map(own => {
      const read = { business: readThreadOfBusiness, partner: readThreadOfPartner }[own]
      const as = { business, partner }[own]
      return {
        name: nameOf(read),
        prepare: async () => {
          const id = await openThread(own, put, as)
          return () => call(read, { params: { id }, as })
        },
      }
    }),
    ...(['business', 'partner'] as const).flatMap(
      side => agreementOperations(side, call, put, { business, partner }[side]).reads,
    ),
    {
      name: nameOf(checkPaper),
      prepare: async () => () => call(checkPaper, { params: { hash: 'a'.repeat(64) } }),
    },
    ...readingReportOperations(call, put, { business, partner }),
    {
      name: nameOf(readIssue),
      prepare: async () => {
        const [month, savedAt] = ['2030-05', '2030-05-02T08:00:00.000Z']
        const text = { subject: 'Maj', blocks: [{ kind: 'heading', text: 'Nytt' }] }
        const saved = { file: '# sv: Maj', savedAt, savedBy: 'operator' }
        const issue = { month, version: 1, state: 'published', sv: text, en: text, ...saved }
        await put({ ...issueEntity.key({ month }), ...issue, publishedAt: savedAt })
        return () => call(readIssue, { params: { month } })
      },
    },
    {
      name: nameOf(getKeyFigures),
      prepare: async () => {
        const { name, phone } = canaries
        const email = canaries.email()
        const proof = await buildCheapProof('investor_access')
        const { id } = (
          await call(requestInvestorAccess, { body: { name, phone, email, language: 'sv', proof } })
        ).body
        const code = await outstandingCode('investor_access', email)
        const { grant } = (await call(verifyInvestor, { params: { id }, body: { language: 'sv', code } }))
          .body
        return () => call(getKeyFigures, { headers: { 'x-investor-grant': grant } })
      },
    },
  ]
}
