import * as z from 'zod/mini'
import { keys } from '../platform/table/keys.ts'
import { readPage } from '../platform/table/pages.ts'
import { type NoticeReport, noticeReport } from './notice.ts'

const storedReport = z.extend(z.omit(noticeReport, { source: true }), { PK: z.string() })

const reported = ({ PK, ...stored }: z.infer<typeof storedReport>): NoticeReport => ({
  ...stored,
  source: PK.slice('NOTICE#'.length),
})

/** How far the mails about one thing have come, by the source of its notices. */
export const noticesOf = async (source: string): Promise<readonly NoticeReport[]> => {
  const { PK } = keys.notice(source, '', '')
  const { items } = await readPage({ partition: { PK }, item: storedReport }, { limit: 100 })
  return items.map(reported)
}

/** A page of the notices that are not settled, newest first. */
export const unsentNotices = async (state: 'failed' | 'claimed', cursor: string | undefined) => {
  const { GSI1PK } = keys.unsentNotices(state, '')
  const { items, next } = await readPage({ partition: { GSI1PK }, item: storedReport }, { cursor })
  return { items: items.map(reported), next }
}
