import { clock } from '#shared/contract/clock.ts'
import { noticeEntity } from '#shared/mail/notice.entity.ts'
import type { OutgoingMail } from '../platform/mail/outgoing-mail.ts'
import { isSuppressed } from '../platform/mail/suppression.ts'
import { keyedHash } from '../platform/secrets/keyed-hash.ts'
import { anyOf, atMost } from '../platform/table/condition.ts'
import { ttlOf } from '../platform/table/retention.ts'
import type { Key } from '../platform/table/table.ts'
import { update } from '../platform/table/update.ts'
import { write, writeOrRead } from '../platform/table/write.ts'
import { putNew } from '../platform/table/write-items.ts'
import type { Claim, Outbox } from './deliver.ts'
import { storedClaim } from './mail-report.ts'

/** Longer than a mail takes (SES's time-out is 5 s), shorter than the function's own. */
const leaseMilliseconds = 10_000

const keyOf = async ({ source, template, recipient }: OutgoingMail) =>
  noticeEntity.key({ source, template, recipientHash: await keyedHash('email', recipient) })

const firstClaim = (key: Key, { template }: OutgoingMail) => {
  const now = clock.now()
  const createdAt = new Date(now).toISOString()
  return putNew({
    ...key,
    ...noticeEntity.indexKey({ state: 'claimed', createdAt }),
    template,
    createdAt,
    state: 'claimed',
    leaseUntil: now + leaseMilliseconds,
    tries: 1,
    ttl: ttlOf(noticeEntity),
  })
}

const claimAgain = (key: Key, now: number) =>
  update(key)
    .set({
      state: 'claimed',
      leaseUntil: now + leaseMilliseconds,
      ...noticeEntity.indexList({ state: 'claimed' }).partition,
    })
    .add({ tries: 1 })
    .expect(anyOf({ state: 'failed' }, { state: 'claimed', leaseUntil: atMost(now) }))

/** The SDK's name for a call without a reply: SES may have taken the mail all the same. */
const noReply = 'TimeoutError'

const claimExisting = async (key: Key, existing: unknown): Promise<Claim> => {
  const { state, leaseUntil, lastError } = storedClaim.parse(existing)
  if (state !== 'claimed' && state !== 'failed') return { kind: 'settled' }
  const now = clock.now()
  if (state === 'claimed' && leaseUntil > now) return { kind: 'leased', milliseconds: leaseUntil - now }
  await write(claimAgain(key, now))
  return { kind: 'claimed', mayRepeat: state === 'claimed' || lastError === noReply }
}

/** The outbox in the table. */
export const outbox: Outbox = {
  claim: async mail => {
    const key = await keyOf(mail)
    const { written, stored } = await writeOrRead(firstClaim(key, mail))
    return written ? { kind: 'claimed', mayRepeat: false } : claimExisting(key, stored)
  },
  settle: async (mail, state, messageId = 'none') => {
    const settledAt = new Date(clock.now()).toISOString()
    const settled = update(await keyOf(mail)).set({ state, messageId, settledAt })
    await write(settled.remove('GSI1PK', 'GSI1SK'))
  },
  fail: async (mail, error) => {
    const failed = {
      state: 'failed',
      lastError: error,
      ...noticeEntity.indexList({ state: 'failed' }).partition,
    }
    await write(update(await keyOf(mail)).set(failed))
  },
  isSuppressed,
}
