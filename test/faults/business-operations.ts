import { randomUUID } from 'node:crypto'
import { chooseBusinessLanguage } from '#shared/accounts/choose-language.ts'
import { addInquiryFiles, editInquiry, withdrawInquiry } from '#shared/business-inquiries/change-inquiry.ts'
import { sendInquiry } from '#shared/business-inquiries/send-inquiry.ts'
import {
  createBusinessProfile,
  updateBusinessProfile,
} from '#shared/business-profile/save-business-profile.ts'
import { cancelOrder, orderForAccount } from '#shared/credits/account-orders.ts'
import { getBusinessUpload, requestBusinessUpload } from '#shared/files/business-uploads.ts'
import { acceptBusinessTerms } from '#shared/terms/accept-terms.ts'
import { presentTerms } from '#shared/terms/versions.ts'
import { buildPdf } from '../builders/files.ts'
import { postFile } from '../builders/uploads.ts'
import { agreementOperations } from './agreement-operations.ts'
import { canaries } from './canaries.ts'
import { companyOperations } from './company-operations.ts'
import { creditOperations } from './credit-operations.ts'
import { businessMilestoneOperations } from './milestone-operations.ts'
import { type Caller, nameOf, type Operation } from './operation.ts'
import { businessProposalOperations } from './proposal-operations.ts'
import { businessReportOperations } from './report-operations.ts'
import { type Person, profileOf, roleOf } from './signed-in.ts'
import { threadOperations } from './thread-operations.ts'
import { businessFileOperations } from './work-file-operations.ts'

type Put = (item: object) => Promise<unknown>

const fields = {
  ...{ companyName: 'Nordplåt AB', organizationNumber: '', contactPerson: canaries.name },
  ...{ phone: canaries.phone, address: '', language: 'sv' },
}
const bytes = buildPdf()
const pdfFile = { fileName: 'ritning.pdf', contentType: 'application/pdf', size: bytes.length }

const order = ({ email }: Person) => ({
  ...{ companyName: 'Nordplåt AB', organizationNumber: '556703-7485', companySigner: canaries.name },
  ...{ vatNumber: null, email, phone: canaries.phone, credits: 10, priceOre: 990_000, language: 'sv' },
  termsVersion: presentTerms,
})

/** Returns the operations of a signed-in business. */
export const businessOperations = (call: Caller, put: Put, as: Person): Operation[] => {
  const onboarded = async () => {
    await put(roleOf('business', as))
    await put(profileOf('business', as))
  }
  const arrived = async (): Promise<string> => {
    const { body } = await call(requestBusinessUpload, { body: pdfFile, as })
    await postFile(body, bytes)
    return body.id
  }
  const sent = async (): Promise<string> => {
    await onboarded()
    const { description } = canaries
    const body = { serviceId: 'robotics', description, uploads: [], language: 'sv' }
    return (await call(sendInquiry, { body, as })).body.id
  }
  return [
    {
      name: nameOf(createBusinessProfile),
      prepare: async () => {
        await put(roleOf('business', as))
        const key = randomUUID()
        return () => call(createBusinessProfile, { body: { ...fields, termsVersion: presentTerms }, as, key })
      },
    },
    {
      name: nameOf(acceptBusinessTerms),
      prepare: async () => {
        await onboarded()
        return () => call(acceptBusinessTerms, { body: { termsVersion: presentTerms, language: 'sv' }, as })
      },
    },
    {
      name: nameOf(updateBusinessProfile),
      prepare: async () => {
        await onboarded()
        return () => call(updateBusinessProfile, { body: { ...fields, version: 1 }, as })
      },
    },
    {
      name: nameOf(chooseBusinessLanguage),
      prepare: async () => {
        await put(roleOf('business', as))
        return () => call(chooseBusinessLanguage, { body: { language: 'en' }, as })
      },
    },
    {
      name: nameOf(requestBusinessUpload),
      prepare: async () => () => call(requestBusinessUpload, { body: pdfFile, as }),
    },
    {
      name: nameOf(getBusinessUpload),
      prepare: async () => {
        const id = await arrived()
        return () => call(getBusinessUpload, { params: { id }, as })
      },
    },
    {
      name: nameOf(sendInquiry),
      prepare: async () => {
        await onboarded()
        const id = await arrived()
        await call(getBusinessUpload, { params: { id }, as })
        const { description } = canaries
        const body = { serviceId: 'robotics', description, uploads: [id], language: 'sv' }
        const key = randomUUID()
        return () => call(sendInquiry, { body, as, key })
      },
    },
    {
      name: nameOf(editInquiry),
      prepare: async () => {
        const id = await sent()
        const body = { description: canaries.description, facts: { place: 'Borås' }, version: 0 }
        return () => call(editInquiry, { params: { id }, body, as })
      },
    },
    {
      name: nameOf(addInquiryFiles),
      prepare: async () => {
        const id = await sent()
        const upload = await arrived()
        await call(getBusinessUpload, { params: { id: upload }, as })
        const key = randomUUID()
        return () => call(addInquiryFiles, { params: { id }, body: { uploads: [upload] }, as, key })
      },
    },
    {
      name: nameOf(withdrawInquiry),
      prepare: async () => {
        const id = await sent()
        const key = randomUUID()
        const { description: reason } = canaries
        return () => call(withdrawInquiry, { params: { id }, body: { reason }, as, key })
      },
    },
    {
      name: nameOf(orderForAccount),
      prepare: async () => {
        await put(roleOf('business', as))
        const key = randomUUID()
        return () => call(orderForAccount, { body: order(as), as, key })
      },
    },
    {
      name: nameOf(cancelOrder),
      prepare: async () => {
        await put(roleOf('business', as))
        const { id } = (await call(orderForAccount, { body: order(as), as })).body
        return () => call(cancelOrder, { params: { id }, as })
      },
    },
    ...companyOperations(call, put, as),
    ...creditOperations(call, put, as, order(as)),
    ...threadOperations('business', call, put, as),
    ...businessProposalOperations(call, put, as),
    ...agreementOperations('business', call, put, as).changes,
    ...businessReportOperations(call, put, as),
    ...businessFileOperations(call, put, as),
    ...businessMilestoneOperations(call, put, as),
  ]
}
