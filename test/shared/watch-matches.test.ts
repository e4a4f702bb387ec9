import { expect, it } from 'vitest'
import { matches } from '#shared/watches/matches.ts'
import { watchFields } from '#shared/watches/watch.ts'
import { buildOpenAssignment } from '../builders/partner-work.ts'

const blank = { skills: null, places: null, remote: false, minWeeks: null, maxWeeks: null }

it.each([
  ['nothing', {}, {}, true],
  ['a listed skill', { skills: 'tia portal' }, {}, true],
  ['one of several skills', { skills: 'Python, PLC' }, {}, true],
  ['a skill that is only in the title', { skills: 'packlina' }, {}, true],
  ['a skill without its accents', { skills: 'sakerhetsstyrning' }, {}, true],
  [
    'a word of a longer skill',
    { skills: 'PLC' },
    { expertiseRequired: 'PLC-programmering', title: 'x' },
    true,
  ],
  ['another skill', { skills: 'Python' }, {}, false],
  ['a part of a word', { skills: 'C' }, { expertiseRequired: 'C++, CAD', title: 'x' }, false],
  ['C++', { skills: 'c++' }, { expertiseRequired: 'C++', title: 'x' }, true],
  ['commas and nothing else', { skills: ' , ,' }, {}, true],
  ['the place', { places: 'Vasteras' }, {}, true],
  ['a place within a longer one', { places: 'Göteborg' }, { location: 'Lindholmen, Goteborg' }, true],
  ['another place', { places: 'Malmö, Lund' }, {}, false],
  ['a place, if there is none', { places: 'Malmö' }, { location: null }, false],
  ['remote, if there is no place', { remote: true }, { location: null }, true],
  ['remote, as people write it', { remote: true }, { location: 'Delvis på distans' }, true],
  ['remote, if it is on site', { remote: true }, {}, false],
  ['remote or the place', { remote: true, places: 'Västerås' }, {}, true],
  ['three months in twelve weeks', { minWeeks: 2, maxWeeks: 12 }, {}, true],
  ['three months in thirteen weeks', { minWeeks: 13 }, {}, true],
  ['too long', { maxWeeks: 8 }, {}, false],
  ['too short', { minWeeks: 26 }, {}, false],
  ['a range that overlaps', { minWeeks: 26 }, { estimatedDuration: '3–6 months' }, true],
  ['a length that nobody states', { minWeeks: 26 }, { estimatedDuration: null }, true],
  ['skill and place, of which one is wrong', { skills: 'PLC', places: 'Lund' }, {}, false],
])('a watch for %s', (_, watch, assignment, expected) => {
  expect(matches({ ...blank, ...watch }, buildOpenAssignment(assignment))).toBe(expected)
})

it('takes the longest texts that fit in linear time', () => {
  const longest = buildOpenAssignment({
    title: 'å'.repeat(200),
    location: '1'.repeat(120),
    estimatedDuration: '1'.repeat(120),
    expertiseRequired: 'a,'.repeat(250),
  })
  const watch = { ...blank, skills: 'b,'.repeat(150), places: 'c '.repeat(150), minWeeks: 1 }
  const before = performance.now()
  expect(matches(watch, longest)).toBe(false)
  expect(performance.now() - before).toBeLessThan(500)
})

it.each([
  [{ minWeeks: 0 }, 'out_of_range', 'minWeeks'],
  [{ maxWeeks: 1_000_000_000 }, 'out_of_range', 'maxWeeks'],
  [{ minWeeks: 12, maxWeeks: 4 }, 'out_of_range', 'maxWeeks'],
  [{ name: ' ' }, 'required', 'name'],
  [{ name: 'x'.repeat(61) }, 'too_long', 'name'],
])('%o is %s at %s', (given, message, field) => {
  const parsed = watchFields.safeParse({ ...blank, name: 'PLC', ...given })
  expect(parsed.error?.issues.map(issue => [issue.path[0], issue.message])).toEqual([[field, message]])
})
