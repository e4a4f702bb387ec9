import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { sourceFiles } from './source-files.ts'

type Words = { readonly [key: string]: string | Words }

const namesIn = (language: string) =>
  sourceFiles(`shared/phrases/${language}`).map(([path]) => basename(path, '.ts'))

const features = namesIn('sv')

const flat = (words: Words, path = ''): [key: string, phrase: string][] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : flat(value, `${path}${key}.`),
  )

const phrasesOf = async (language: string, feature: string): Promise<Map<string, string>> => {
  const { default: words } = await import(`../../shared/phrases/${language}/${feature}.ts`)
  return new Map(flat(words))
}

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
  'services.titles.hmi-scada: HMI & SCADA',
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
    expect(namesIn('en')).toEqual(features)
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
