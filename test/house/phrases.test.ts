import { describe, expect, it } from 'vitest'
import { phraseFeatures as features, featuresIn, phrasesOf } from './all-phrases.ts'

const placeholders = (phrase: string) => [...phrase.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort()

/** Reviewed: the same in both languages, because it is a figure, a loan word, or the specification gives it so. */
const sameInBoth = [
  'assignments.columns.status: Status',
  'assignments.columns.startDate: Start',
  'business.onboarding.organizationNumberHint: XXXXXX-XXXX',
  'business.dashboard.fallbackHeading: Dashboard',
  'business.profile.notAvailable: N/A',
  'earnings.columns.startDate: Start',
  'earnings.columns.payout: Status',
  'files.cv.title: CV',
  'imprint.facts.register: Register',
  'invoice-papers.facts.bankgiro: Bankgiro',
  'landing.drawing.revision: Rev. A',
  'landing.stats.hours: h',
  'leads.inquiry.projectBudget: Budget',
  // The subject is its author's.
  'mails.newsletter_issue.subject: {{subject}}',
  'mails.labels.projectBudget: Budget',
  'mails.watch_matches.remote: Remote',
  'meetings.zones.Europe/Stockholm: Stockholm',
  'meetings.zones.Europe/London: London',
  'meetings.zones.Europe/Berlin: Berlin',
  'meetings.zones.Europe/Paris: Paris',
  'meetings.zones.America/New_York: New York',
  'meetings.zones.America/Los_Angeles: Los Angeles',
  'meetings.zones.Asia/Tokyo: Tokyo',
  'meetings.zones.Australia/Sydney: Sydney',
  'open-assignments.remote: Remote',
  'partner.dashboard.heading: Partner Portal',
  'payment-settings.fields.bankName: Bank',
  'reports.hourUnit: h',
  'services.titles.hmi-scada: HMI & SCADA',
  'shown-partner.skillLevels.expert: expert',
  'site.nav.community: Community',
  'site.footer.community: Community',
  'site.footer.follow: LinkedIn',
  'site.languages.sv: Svenska',
  'site.languages.en: English',
  'talents.stats.hours: h',
  'updates.meetups.tab: Meetups & Events',
  'updates.learning.tab: Learning Hub',
  'updates.forum.tab: Forum',
]

describe('phrases', () => {
  it('exist for the same features in both languages', () => {
    expect(features.length).toBeGreaterThan(5)
    expect(featuresIn('en')).toEqual(features)
  })

  it.each(features)('of %s have the same keys and placeholders in both languages', async feature => {
    const [swedish, english] = await Promise.all([phrasesOf('sv', feature), phrasesOf('en', feature)])
    const shape = (words: Map<string, string>) =>
      Object.fromEntries([...words].map(([key, phrase]) => [key, placeholders(phrase)]))
    expect(shape(english)).toEqual(shape(swedish))
    expect([...swedish, ...english].filter(([, phrase]) => !phrase.trim())).toEqual([])
  })

  it('give one failure one title in each language', async () => {
    const titles = new Map<string, Set<string>>()
    for (const feature of features) {
      const english = await phrasesOf('en', feature)
      for (const [key, phrase] of await phrasesOf('sv', feature))
        if (/failed(Title)?$/.test(key))
          titles.set(phrase, (titles.get(phrase) ?? new Set()).add(english.get(key) ?? ''))
    }
    expect(titles.get('Ett fel uppstod')?.size).toBe(1)
    expect([...titles.values()].filter(({ size }) => size > 1)).toEqual([])
  })

  it('are translated', async () => {
    const same: string[] = []
    for (const feature of features) {
      const english = await phrasesOf('en', feature)
      for (const [key, phrase] of await phrasesOf('sv', feature))
        if (english.get(key) === phrase) same.push(`${feature}.${key}: ${phrase}`)
    }
    expect(same).toEqual(sameInBoth)
  })
})
