import type { ReadCv } from '#lambdas/matching/cv-text/read-cv.ts'

/** What an operator has noted in the queue and confirmed of an inquiry, and what is read of a partner whose profile is stored. */
export const notedAndRead = async (
  partner: string,
  operation: { command: string; by: string; id: string; at: string },
): Promise<void> => {
  const { queueNotes } = await import('#lambdas/operator/queue-notes.store.ts')
  const { partnerReadingOf } = await import('#lambdas/matching/partner-reading.store.ts')
  await queueNotes({ ...operation, id: 'noting' }).take({ process: 'lead', id: 'a-lead' }, operation.by)
  const reading = partnerReadingOf(partner)
  const found = async () => {
    const profile = await reading.findProfile()
    if (!profile?.cv) throw new Error('The partner has no CV to read.')
    return profile
  }
  const text: ReadCv = { reading: { outcome: 'read', pages: 1 }, pages: [{ page: 1, text: 'PLC, SCADA' }] }
  if (!(await reading.keepText(await found(), text))) throw new Error('The text was not kept.')
  const seen = await found()
  if (!(await reading.keepMatch(seen, await reading.findPages(seen))))
    throw new Error('What is ranked was not kept.')
  const { needsStore } = await import('#lambdas/matching/needs.store.ts')
  await needsStore({ ...operation, id: 'confirming' }).confirm(
    { businessId: 'a-business', inquiryId: 'an-inquiry' },
    { needs: [{ concept: 'plc', must: true, from: 'read' }], textHash: 'hash', revision: 1 },
  )
  const { shortlistStore } = await import('#lambdas/matching/shortlists.store.ts')
  const frozen = { number: 1, engine: 1, lexicon: 1, weights: 2, needsRevision: 1 }
  const row = { partnerId: partner, band: 'close' as const, score: 0.4, met: ['plc'], missing: [], unmet: [] }
  await shortlistStore({ ...operation, id: 'freezing' }).freeze(
    { businessId: 'a-business', inquiryId: 'an-inquiry' },
    { ...frozen, rows: [{ ...row, sameLanguage: true, reason: 'chosen_evidence' }] },
  )
}
