import { inquiryEntity } from '#shared/business-inquiries/inquiry.entity.ts'
import { changeableStates, inquiry } from '#shared/business-inquiries/inquiry.ts'
import { type FoundUploads, requireUntaken, takeUploads } from '../platform/files/accepted-uploads.ts'
import { projectFiles } from '../platform/files/file-area.ts'
import type { Receipt } from '../platform/http/idempotency.ts'
import { absent, oneOf, shorterThan } from '../platform/table/condition.ts'
import { getItem } from '../platform/table/get-item.ts'
import { personReceipt } from '../platform/table/person-item.ts'
import { conditionFailedAt, type TransactItem } from '../platform/table/table.ts'
import { transact } from '../platform/table/transact.ts'
import { appended, update } from '../platform/table/update.ts'
import { writeOrRead } from '../platform/table/write.ts'
import type { InquiryFiles, OwnInquiry } from './add-inquiry-files.ts'
import type { InquiryEdits } from './edit-inquiry.ts'
import { shownInquiry } from './shown-inquiry.ts'

const isChangeable = { state: oneOf(changeableStates) }

/** The edits of one business. */
export const inquiryEditsOf = (sub: string): InquiryEdits => ({
  replace: async (id, { description, facts, seen }) => {
    const editing = update(inquiryEntity.key({ sub, id }))
      .set({ description, facts })
      .add({ version: 1 })
      .expect({ ...isChangeable, version: seen === 0 ? absent : seen })
    const { written, stored } = await writeOrRead(editing)
    return { written, stored: stored && shownInquiry(inquiryEntity.item.parse(stored)) }
  },
})

/** Adds the files and the receipt in one transaction; false if the inquiry is not as it was. */
const stored = async (keeps: TransactItem[], adding: TransactItem, receipts: TransactItem[]) => {
  try {
    await transact([...keeps, adding, ...receipts])
    return true
  } catch (error) {
    requireUntaken(error, keeps.length)
    if (conditionFailedAt(error, keeps.length)) return false
    throw error
  }
}

/** An inquiry of a business, with the address of its sender; null if there is no such inquiry. */
export const findOwnInquiry = async (sub: string, id: string): Promise<OwnInquiry | null> => {
  const found = await getItem(inquiryEntity.key({ sub, id }), inquiryEntity.item)
  return found && { ...shownInquiry(found), email: found.email }
}

/** The files of the inquiries of one business, as one submission adds to them. */
export const inquiryFilesOf = (sub: string, uploads: FoundUploads, receipt: Receipt): InquiryFiles => ({
  find: id => findOwnInquiry(sub, id),
  add: async found => {
    const key = inquiryEntity.key({ sub, id: found.id })
    const { files, keeps } = await takeUploads(projectFiles, sub, uploads)
    const whole = inquiry.parse({ ...found, files: [...found.files, ...files] })
    // Files are only ever added, so that a longer list is another one.
    const adding = update(key)
      .set({ files: appended(files) })
      .expect({ ...isChangeable, files: shorterThan(found.files.length + 1) })
    const done = receipt(whole)
    const receipts = [await personReceipt(found.email, done), done]
    return (await stored(keeps, adding, receipts)) ? whole : null
  },
})
