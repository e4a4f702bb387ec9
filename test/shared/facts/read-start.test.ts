import { expect, test } from 'vitest'
import { readStart } from '#shared/facts/read-start.ts'
import { measureLeastCpu } from '../../builders/least-cpu.ts'
import { longRuns, runOf } from '../../builders/long-runs.ts'

const today = '2026-11-23'

test.each([
  ['start i mars', '2027-03-01'],
  ['Vi vill starta i slutet av januari.', '2027-01-31'],
  ['Uppstart mitten av februari', '2027-02-15'],
  ['Projektstart 15 januari', '2027-01-15'],
  ['startdatum: den 1:a mars 2028', '2028-03-01'],
  ['Start 2027-02-01, slut i maj', '2027-02-01'],
  ['börja vecka 3', '2027-01-18'],
  ['start v. 50', '2026-12-07'],
  ['start v48', '2026-11-23'],
  ['start i november', '2026-11-23'],
  ['start i december', '2026-12-01'],
  ['från och med 1/4', '2027-04-01'],
  ['fr.o.m. 7 jan', '2027-01-07'],
  ['tillgänglig från 1 mars', '2027-03-01'],
  ['Ledig nu.', '2026-11-23'],
  ['omgående start', '2026-11-23'],
  ['starta snarast', '2026-11-23'],
  ['Start Q2 2027', '2027-04-01'],
  ['start nästa månad', '2026-12-01'],
  ['starting in March', '2027-03-01'],
  ['Start date: March 15, 2027', '2027-03-15'],
  ['to begin on the 1st of April', '2027-04-01'],
  ['available from mid-January', '2027-01-15'],
  ['We start as soon as possible', '2026-11-23'],
])('reads the start in “%s”', (text, day) => {
  expect(readStart(text, today)?.day).toBe(day)
})

test.each([
  'Klart senast i mars.',
  'Linjen ska vara i drift i april',
  'från planering till leverans i mars',
  'Start efter semestern',
  'vi startar inte i mars',
  'from A to Z',
  'start den 31 april',
  'We may start when the panels are here',
  'starten\ni mars kom ett brev',
  'start i marsch',
])('reads no start in “%s”', text => {
  expect(readStart(text, today)).toBeNull()
})

test('repeats the words it has read', () => {
  expect(readStart('Vi tänker oss start i början av mars, på plats.', today)).toEqual({
    day: '2027-03-01',
    found: 'start i början av mars',
  })
})

const wordRuns = ['start ', 's', 'from the end of ', 'immediate '].map(runOf)

test('takes linear time over 64 KB', () => {
  for (const text of [...longRuns.map(([, run]) => run), ...wordRuns]) {
    const spent = measureLeastCpu(() => readStart(text, today), 300)
    expect(spent, text.slice(0, 20)).toBeLessThan(300)
  }
})
