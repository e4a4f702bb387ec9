import { expect, test } from 'vitest'
import { agreementProcess } from '#shared/agreements/agreement.process.ts'
import type { Process } from '#shared/contract/process.ts'
import { milestoneProcess } from '#shared/reports/milestone.process.ts'
import { reportProcess } from '#shared/reports/report.process.ts'
import { boardOf, places } from '#web/src/desk/work/board.ts'

const agreement = { id: 'a', state: 'running', title: 'Cell', companyName: 'Bruket', partnerName: 'Erik' }
const none = { agreement: [], report: [], milestone: [] }

const placed = (rows: Partial<Parameters<typeof boardOf>[0]>) =>
  boardOf({ ...none, ...rows }).flatMap(({ section, cards }) =>
    cards.map(({ title, says, day }) => [section, title, says, day]),
  )

test('each kind of work is in the section of its state, with its day', () => {
  const due = { remindEnd: '2026-12-01T08:00:00.000Z', end: '2026-12-08T08:00:00.000Z' }
  const report = { title: 'Cell', month: '2026-10', companyName: 'Bruket', partnerName: 'Erik' }
  const milestone = { title: 'Cell', name: 'Ritning', number: 1 }
  const rows = {
    agreement: [
      { ...agreement, startedOn: '2026-11-02' },
      { ...agreement, id: 'b', state: 'noticed', due },
      { ...agreement, id: 'c', state: 'drafted' },
    ],
    report: [
      { ...report, state: 'submitted', due: { exceed: '2026-11-09T23:30:00.000Z' } },
      { ...report, state: 'disputed', due: { remindDisputed: '2026-11-05T08:00:00.000Z' } },
    ],
    milestone: [{ ...milestone, state: 'agreed', expectedOn: null }],
  }
  expect(placed(rows)).toEqual([
    ['running', 'Cell', 'started', '2026-11-02'],
    ['noticed', 'Cell', 'ends', '2026-12-08'],
    ['reports', 'Cell, 2026-10', 'decidesItself', '2026-11-10'],
    ['milestones', 'Cell, Ritning', 'delivery', null],
    ['disputed', 'Cell, 2026-10', 'remindsPartner', '2026-11-05'],
  ])
})

test('what comes first is on top, what ended last is on top, and what has no day is last', () => {
  const ofDays = (state: string, field: string) =>
    [null, '2026-11-02', '2026-10-01'].map((day, at) => ({ ...agreement, id: `${at}`, state, [field]: day }))
  const days = (state: string, field: string) =>
    placed({ agreement: ofDays(state, field) }).map(([, , , day]) => day)
  expect(days('running', 'startedOn')).toEqual(['2026-10-01', '2026-11-02', null])
  const ended = ofDays('ended', 'since').slice(1)
  expect(placed({ agreement: ended.toReversed() }).map(([, , , day]) => day)).toEqual([
    ...['2026-11-02', '2026-10-01'],
  ])
})

test('a card opens the page of its thing', () => {
  const [card] = boardOf({
    ...none,
    report: [{ partnerId: 'p', assignmentId: 'a', month: '2026-10', state: 'above' }],
  }).flatMap(({ cards }) => cards)
  expect(card?.show).toEqual({
    ...{ name: 'reports show', input: { partnerId: 'p', assignmentId: 'a', month: '2026-10' } },
  })
})

const processes: Readonly<Record<keyof typeof places, Process>> = {
  agreement: agreementProcess,
  report: reportProcess,
  milestone: milestoneProcess,
}

test.each(['agreement', 'report', 'milestone'] as const)(
  'every state of a %s in which somebody waits for work is on the board, by what time does in it',
  kind => {
    const { states, transitions } = processes[kind]
    const beforeWork = ['drafted', 'offered', 'signedByBusiness', 'signedByPartner', 'lapsed']
    const waiting = Object.keys(states).filter(state => states[state]?.turn && !beforeWork.includes(state))
    expect(Object.keys(places[kind])).toEqual(expect.arrayContaining(waiting))
    for (const [state, { due = [] }] of Object.entries(places[kind]))
      for (const name of due)
        expect(transitions[name], `${state} ${name}`).toMatchObject({
          by: 'time',
          from: expect.arrayContaining([state]),
        })
  },
)
