import { describe, expect, it } from 'vitest'
import { accountingTtl, ttlOf } from '#lambdas/platform/table/retention.ts'
import { clock } from '#shared/contract/clock.ts'
import english from '#shared/phrases/en/privacy.ts'
import swedish from '#shared/phrases/sv/privacy.ts'
import { sessionKey } from '#web/src/platform/sessions-mark.ts'
import { sourceFiles } from '../house/source-files.ts'

const kept = (kind: 'lead' | 'notice') => Math.round((ttlOf(kind) - clock.seconds()) / 86_400)

describe('the privacy policy says what the code does', () => {
  it('about leads, meetings, investors and mailings', () => {
    const months = String(Math.round(kept('lead') / 30.4))
    for (const words of [swedish, english]) {
      for (const kind of ['inquiries', 'meetings', 'investors'] as const)
        expect(words.stored[kind].kept).toMatch(new RegExp(`^${months} `))
      expect(words.stored.notices.kept).toMatch(new RegExp(`^${kept('notice')} `))
    }
  })

  it('about accounting: seven years after the fiscal year', () => {
    const ends = new Date(accountingTtl() * 1000).getUTCFullYear()
    expect(ends - new Date(clock.now()).getUTCFullYear()).toBe(8)
    expect([swedish.stored.orders.kept, english.stored.orders.kept].join()).toMatch(/^Sju år.*,Seven years/)
  })

  it('about the keys that a browser keeps', () => {
    const page = sourceFiles('web/src/pages/public/privacy').find(([path]) =>
      path.endsWith('BrowserStorage.tsx'),
    )
    const named = [...(page?.[1] ?? '').matchAll(/^ {2}\['([^']+)'/gm)].map(([, key]) => key)
    const kept = sourceFiles('web/src').flatMap(([, text]) =>
      [...text.matchAll(/const (?:\w+Key|key) = '(\w+)'$/gm)].map(([, key]) => key),
    )
    expect(kept).toContain(sessionKey)
    expect(named.filter(key => !key?.startsWith('Cognito'))).toEqual(
      expect.arrayContaining([...new Set(kept)]),
    )
  })
})
