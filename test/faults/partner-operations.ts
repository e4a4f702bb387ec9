import { randomUUID } from 'node:crypto'
import { choosePartnerLanguage } from '#shared/accounts/choose-language.ts'
import { sendVerificationCode, verifyEmail } from '#shared/email-verification/verify-email.ts'
import { getCvUpload, requestCvUpload } from '#shared/files/partner-cv-uploads.ts'
import { apply, saveApplicationWords, withdraw } from '#shared/open-assignments/applications.ts'
import { removeCv, replaceCv } from '#shared/partner-profile/cv.ts'
import { saveFacts } from '#shared/partner-profile/facts.ts'
import { drawHumanCheck } from '#shared/partner-profile/human-check.ts'
import { noFacts } from '#shared/partner-profile/partner-facts.ts'
import { createPartnerProfile, updatePartnerProfile } from '#shared/partner-profile/save-partner-profile.ts'
import { savePaymentSettings } from '#shared/payment-settings/payment-settings.ts'
import { acceptPartnerTerms } from '#shared/terms/accept-terms.ts'
import { presentTerms } from '#shared/terms/versions.ts'
import { buildPdf } from '../builders/files.ts'
import { buildOpenAssignment } from '../builders/partner-work.ts'
import { postFile } from '../builders/uploads.ts'
import { invokeFunction } from '../infra/local/gateway/served-api.ts'
import { agreementOperations } from './agreement-operations.ts'
import { canaries } from './canaries.ts'
import { outstandingCode } from './mailed-code.ts'
import { partnerMilestoneOperations } from './milestone-operations.ts'
import { objectionOperations } from './objection-operations.ts'
import { type Caller, nameOf, type Operation } from './operation.ts'
import { partnerProposalOperations } from './proposal-operations.ts'
import { partnerReportOperations } from './report-operations.ts'
import { selfBillOperations } from './self-bill-operations.ts'
import { type Person, profileOf, roleOf } from './signed-in.ts'
import { threadOperations } from './thread-operations.ts'
import { watchOperations } from './watch-operations.ts'
import { partnerFileOperations } from './work-file-operations.ts'

type Put = (item: object) => Promise<unknown>

const fields = {
  ...{ name: canaries.name, phone: canaries.phone, expertise: 'PLC', experience: '12 år', portfolio: '' },
  ...{ linkedin: '', github: '', availability: 'Från mars', hourlyRate: '950 kr/h' },
  ...{ description: canaries.description, language: 'sv' },
}
const payment = {
  ...{ bankName: 'Swedbank', accountHolder: canaries.name, language: 'sv' },
  ...{ clearingNumber: canaries.clearingNumber, bankAccount: canaries.bankAccount },
}
const bytes = Buffer.concat([buildPdf(), Buffer.from(`% ${canaries.cvText}\n%%EOF\n`)])
const pdfFile = { fileName: 'cv.pdf', contentType: 'application/pdf', size: bytes.length }

/** Returns the operations of a signed-in partner. */
export const partnerOperations = (call: Caller, put: Put, as: Person): Operation[] => {
  const hasRole = () => put(roleOf('partner', as))
  const onboarded = async () => {
    await hasRole()
    await put(profileOf('partner', as))
  }
  const arrived = async (): Promise<string> => {
    const { body } = await call(requestCvUpload, { body: pdfFile, as })
    await postFile(body, bytes)
    return body.id
  }
  const accepted = async (): Promise<string> => {
    const id = await arrived()
    await call(getCvUpload, { params: { id }, as })
    return id
  }
  const opened = async (): Promise<string> => {
    await onboarded()
    const input = buildOpenAssignment()
    await invokeFunction('operator', { command: 'open-assignments publish', input, by: 'a test' })
    return input.id
  }
  return [
    {
      name: nameOf(createPartnerProfile),
      prepare: async () => {
        await hasRole()
        const { id, a, b } = (await call(drawHumanCheck, { as })).body
        const key = randomUUID()
        const body = { ...fields, termsVersion: presentTerms, humanCheck: { id, answer: a + b } }
        return () => call(createPartnerProfile, { body, as, key })
      },
    },
    {
      name: nameOf(acceptPartnerTerms),
      prepare: async () => {
        await onboarded()
        return () => call(acceptPartnerTerms, { body: { termsVersion: presentTerms, language: 'sv' }, as })
      },
    },
    {
      name: nameOf(updatePartnerProfile),
      prepare: async () => {
        await onboarded()
        return () => call(updatePartnerProfile, { body: { ...fields, version: 1 }, as })
      },
    },
    {
      name: nameOf(saveFacts),
      prepare: async () => {
        await onboarded()
        return () => call(saveFacts, { body: { ...noFacts, rate: 950, version: 0 }, as })
      },
    },
    {
      name: nameOf(choosePartnerLanguage),
      prepare: async () => {
        await onboarded()
        return () => call(choosePartnerLanguage, { body: { language: 'en' }, as })
      },
    },
    {
      name: nameOf(requestCvUpload),
      prepare: async () => () => call(requestCvUpload, { body: pdfFile, as }),
    },
    {
      name: nameOf(getCvUpload),
      prepare: async () => {
        const id = await arrived()
        return () => call(getCvUpload, { params: { id }, as })
      },
    },
    {
      name: nameOf(replaceCv),
      prepare: async () => {
        await onboarded()
        await call(replaceCv, { body: { uploadId: await accepted() }, as })
        const uploadId = await accepted()
        return () => call(replaceCv, { body: { uploadId }, as })
      },
    },
    {
      name: nameOf(removeCv),
      prepare: async () => {
        await onboarded()
        await call(replaceCv, { body: { uploadId: await accepted() }, as })
        return () => call(removeCv, { as })
      },
    },
    {
      name: nameOf(sendVerificationCode),
      prepare: async () => {
        await hasRole()
        const key = randomUUID()
        return () => call(sendVerificationCode, { body: { language: 'sv' }, as, key })
      },
    },
    {
      name: nameOf(verifyEmail),
      prepare: async () => {
        await put({ ...roleOf('partner', as), emailVerifiedAt: undefined })
        const { id } = (await call(sendVerificationCode, { body: { language: 'sv' }, as })).body
        const code = await outstandingCode('partner_email', as.email)
        return () => call(verifyEmail, { params: { id }, body: { code }, as })
      },
    },
    {
      name: nameOf(savePaymentSettings),
      // Each save is a change that its owner is mailed about: the one with the lost answer, and the one after it.
      apart: /\|AUDIT#/,
      prepare: async () => {
        await hasRole()
        return () => call(savePaymentSettings, { body: payment, as })
      },
    },
    {
      name: nameOf(apply),
      prepare: async () => {
        const id = await opened()
        return () => call(apply, { params: { id }, as })
      },
    },
    {
      name: nameOf(withdraw),
      prepare: async () => {
        const id = await opened()
        await call(apply, { params: { id }, as })
        return () => call(withdraw, { params: { id }, as })
      },
    },
    ...objectionOperations(call, as, opened),
    {
      name: nameOf(saveApplicationWords),
      prepare: async () => {
        const id = await opened()
        await call(apply, { params: { id }, as })
        const words = { message: canaries.description, earliestStart: null, hourlyRateKronor: 950 }
        return () => call(saveApplicationWords, { params: { id }, body: { ...words, version: 0 }, as })
      },
    },
    ...threadOperations('partner', call, put, as),
    ...partnerProposalOperations(call, put, as),
    ...agreementOperations('partner', call, put, as).changes,
    ...partnerReportOperations(call, put, as),
    ...partnerFileOperations(call, put, as),
    ...partnerMilestoneOperations(call, put, as),
    ...selfBillOperations(call, put, as),
    ...watchOperations(call, put, as),
  ]
}
