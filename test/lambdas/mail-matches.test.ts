import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { mailMatches } from '#lambdas/watches/mail-matches.ts'

const morning = '2028-03-14T06:30:00.000Z'

it('one that fails holds back no other, and is reported', async () => {
  const [broken, sound] = [randomUUID(), randomUUID()]
  const claimed: string[] = []
  const list = {
    partnerId: sound,
    email: 'sara@x.se',
    language: 'sv' as const,
    createdAt: '2028-03-13T19:00:00.000Z',
    version: 1,
    watches: [],
    mails: true,
    dueAt: morning,
    seen: [],
  }
  const mailing = mailMatches({
    now: Date.parse(morning),
    log: { info: () => {}, error: () => {} },
    mails: {
      due: async () => [broken, sound].map(id => ({ id, at: morning })),
      published: async () => [],
      find: async id => {
        if (id === broken) throw new Error('The table is down.')
        return list
      },
      findReader: async () => null,
      rows: async () => () => null,
      claim: async ({ id }) => Boolean(claimed.push(id)),
      withdraw: async () => {},
    },
  })
  await expect(mailing).rejects.toThrow('The table is down.')
  expect(claimed).toEqual([sound])
})
