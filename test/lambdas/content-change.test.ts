import { describe, expect, it } from 'vitest'
import { changedFields } from '#lambdas/content/content-change.ts'
import { contentKinds, kindOf } from '#shared/content/kinds.ts'
import { standardContent } from '#shared/content/standard-content.ts'

const change = (name: string, ...given: string[]) =>
  changedFields(name, standardContent.get(name) ?? null, given)

it.each([...standardContent])('%s is in the sources as operators may write it', (name, fields) => {
  const kind = kindOf(name)
  expect(kind && contentKinds[kind].safeParse(fields).error).toBe(undefined)
})

describe('a change of content', () => {
  it('keeps the fields that it does not name', () => {
    expect(change('claims.notice', 'value=35')).toEqual({ value: 35, shown: true })
    expect(change('claims.notice', 'shown=false')).toEqual({ value: 30, shown: false })
    expect(change('results.cloudUptime', 'value=99,95')).toEqual({ value: 99.95, shown: true })
    expect(change('cost.example', 'baseSalary=31000')).toMatchObject({ baseSalary: 31_000, pension: 1_512 })
  })

  it('has words in both languages', () => {
    const titled = change('timeline.2026', 'sv.title=Norrut', 'en.title=Northwards', 'reached=true')
    expect(titled).toMatchObject({ year: 2026, reached: true, sv: { title: 'Norrut' } })
    expect(titled).toMatchObject({ en: { title: 'Northwards', text: expect.stringContaining('Nordic') } })
  })

  it('may name claims, and what its page knows', () => {
    const answer = '[{notice} dagar, ]{{value}}'
    const changed = change('faq.leave', `sv.answer=${answer}`, `en.answer=${answer}`)
    expect(changed).toMatchObject({ id: 'leave', shown: true, sv: { answer }, en: { answer } })
  })

  it('may add a meetup, with its highlights one after another', () => {
    const meetup = ['date=2026-11-05', 'attendees=40', 'recording=50', 'sv.title=Mätdata', 'en.title=Data']
    const added = change('meetups.data', ...meetup, 'sv.highlights=Ett | Två', 'en.highlights=One | Two')
    expect(added).toMatchObject({ id: 'data', shown: true, sv: { highlights: ['Ett', 'Två'] } })
  })

  it.each([
    ['text where a number belongs', 'claims.notice', ['value=tolv'], 'value: "tolv" is not a number.'],
    ['nothing where a number belongs', 'claims.notice', ['value='], 'is not a number'],
    ['a number below zero', 'claims.notice', ['value=-1'], 'value: This value cannot be used.'],
    ['a fraction of a day', 'claims.notice', ['value=1.5'], 'value: '],
    ['neither true nor false', 'claims.notice', ['shown=no'], 'shown is true or false, not "no".'],
    ['an unknown field', 'claims.notice', ['days=3'], 'There are: value, shown.'],
    ['no assignment', 'claims.notice', ['35'], '"35" names no field'],
    [
      'Swedish without English',
      'badges.iso-27001',
      ['sv.about=Nytt'],
      'en.about does not: give both languages',
    ],
    [
      'English without Swedish',
      'badges.iso-27001',
      ['en.about=New'],
      'sv.about does not: give both languages',
    ],
    ['a day that does not exist', 'meetups.nis2', ['date=2025-02-30'], 'date: '],
    ['the fixed part of a name', 'timeline.2026', ['year=2027'], 'names no field'],
    ['the price of the list', 'claims.entryPrice', ['value=1'], 'prices set changes it'],
    ['a name that pages do not read', 'claims.new', ['value=1'], 'There is no content claims.new'],
    ['an unknown kind', 'promises.one', ['value=1'], 'There is no content promises.one'],
    ['a new entry without its fields', 'learning.new', ['published=2026-11-05'], 'sv: is missing.'],
    ['a new name with spaces', 'learning.a b', ['published=2026-11-05'], 'cannot be a name'],
    [
      'an answer with a claim that nobody makes',
      'faq.leave',
      ['sv.answer=Inom {notise} dagar', 'en.answer=Within {notice} days'],
      'sv.answer: names what this page does not know',
    ],
    ['a fact of another page', 'team.platform', ['sv.text={{value}}', 'en.text=x'], 'sv.text: names what'],
    ['a bracket left open', 'reasons.lasting', ['sv.text=[Ett', 'en.text=One'], 'sv.text: names what'],
    ['a price with text in it', 'offers.webApi', ['value=from 5'], 'value: "from 5" is not a number.'],
    ['a day that never was', 'dates.machineRules', ['date=2027-02-30'], 'date: '],
    [
      'a vision of no year',
      'vision.soon',
      ['reached=false', 'sv.title=a', 'en.title=a', 'sv.text=a', 'en.text=a'],
      'id: is a year',
    ],
    ['a salary of nothing', 'cost.example', ['baseSalary=0'], 'baseSalary: '],
  ])('is refused with words for %s', (_, name, given, words) => {
    expect(() => change(name, ...given)).toThrow(words)
  })
})
