import { describe, expect, it } from 'vitest'
import { entities } from '#shared/entities.ts'
import english from '#shared/phrases/en/privacy.ts'
import { fill } from '#shared/phrases/fill.ts'
import swedish from '#shared/phrases/sv/privacy.ts'
import { policyTimes } from '#shared/privacy/policy-times.ts'
import { objectDays } from '#shared/privacy/retention.ts'
import { sessionKey } from '#web/src/platform/sessions-mark.ts'
import { sourceFiles } from '../house/source-files.ts'

describe('the privacy policy says what the code does', () => {
  it('about periods: every period comes from the table that sets it, and none is written by hand', () => {
    for (const words of [swedish, english]) {
      for (const { kept } of Object.values(words.stored).filter(one => typeof one === 'object')) {
        expect(fill(kept, policyTimes)).not.toContain('{{')
        // Ten minutes are the code's own expiry, not how long it is kept.
        expect(kept.replace(/10 minut\w*/, '').replaceAll(/\{\{\w+\}\}/g, '')).not.toMatch(/\d/)
      }
    }
  })

  it('as the requirements ask: 24 months, 90 days, 14 months, seven years', () => {
    expect(policyTimes).toMatchObject({ leadMonths: 24, noticeDays: 90, eventMonths: 14, bookYears: 7 })
    for (const kind of ['lead', 'meeting', 'investor', 'inquiry'] as const)
      expect(entities[kind].kept.days).toBe(730)
    expect(objectDays.projectFiles).toBe(entities.inquiry.kept.days)
    expect(objectDays.projectFiles).toBe(entities.workFiles.kept.days)
    expect(objectDays.unclaimed).toBe(entities.upload.kept.days)
    expect(objectDays.parkedRecords).toBeLessThan(entities.notice.kept.days)
    expect(policyTimes).toMatchObject({
      unconfirmedDays: entities.subscription.kept.days,
      codeDays: entities.code.kept.days,
      deviceDays: entities.device.kept.days,
      noticeDays: entities.notice.kept.days,
      answerHours: entities.once.kept.hours,
      limitHours: entities.limit.kept.withinHours,
    })
  })

  it('about the keys that a browser keeps', () => {
    const page = sourceFiles('web/src/pages/public/privacy').find(([path]) =>
      path.endsWith('BrowserStorage.tsx'),
    )
    const named = [...(page?.[1] ?? '').matchAll(/^ {2}\['([^']+)'/gm)].map(([, key]) => key)
    const sources = sourceFiles('web/src')
    const constants = (pattern: RegExp) =>
      sources.flatMap(([, text]) => [...text.matchAll(pattern)].map(([, key]) => key ?? ''))
    const kept = constants(/const (?:\w+Key|key) = '(\w+)'$/gm)
    expect(kept).toContain(sessionKey)
    expect(named).toEqual(expect.arrayContaining(kept))
    const prefixes = constants(/const (?:\w+P|p)refix = '([^']+)'$/gm)
    expect(prefixes).toContain('draft:')
    const unnamed = prefixes.filter(
      prefix => !named.some(key => key?.startsWith(prefix) && key.endsWith('*')),
    )
    expect(unnamed).toEqual([])
  })
})
