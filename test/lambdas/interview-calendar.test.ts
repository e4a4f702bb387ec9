import { expect, it } from 'vitest'
import type { CalendarFile } from '#shared/calendar-file.ts'
import { proposalSample } from '../builders/proposal-sample.ts'
import { runningServices } from './running-services.ts'

runningServices()

const [booked, interview, after] = [
  '2028-03-01T08:00:00.000Z',
  '2028-03-08T08:00:00.000Z',
  '2028-03-09T08:00:00.000Z',
]
const words = { markup: '<b>Sensorer</b>', endless: 'x'.repeat(500), lines: 'Ny cell\nHal 2' }
const addresses = { siteOrigin: 'https://site.example', operator: 'drift@nodverk.example' }

const { after: stored } = proposalSample('sv', booked, words)

/** The calendar files in the mails about the last move of a proposal, by their recipients. */
const filesAfter = async (name: string, state: string, at: string) => {
  const last = { name, by: name === 'withdraw' ? 'partner' : 'business', at }
  const moved = { ...stored, state, revision: 4, interviewAt: interview, last }
  const { proposalMails } = await import('#lambdas/proposals/proposals.mails.ts')
  const mails = proposalMails({ before: { ...stored, revision: 3 }, after: moved }, addresses)
  const files: Record<string, CalendarFile> = {}
  for (const { recipient, compose } of mails) {
    const { calendar } = await compose()
    if (calendar) files[recipient] = calendar
  }
  return files
}

it('an interview is put into the calendars of both sides', async () => {
  const files = await filesAfter('book', 'interviewing', booked)
  expect(Object.keys(files).sort()).toEqual(['anna@verkstad.se', 'sara@partner.se'])
  expect(Object.values(files).map(({ method }) => method)).toEqual(['PUBLISH', 'PUBLISH'])
})

it.each([
  ['decline', 'declined', 'sara@partner.se'],
  ['withdraw', 'withdrawn', 'anna@verkstad.se'],
  ['end', 'lapsed', 'sara@partner.se'],
])(
  'a proposal that ends by %s takes its interview out of the recipient’s calendar',
  async (name, state, of) => {
    const { [of]: file, ...others } = await filesAfter(name, state, '2028-03-02T08:00:00.000Z')
    expect(others).toEqual({})
    expect(file?.method).toBe('CANCEL')
    expect(file?.content).toContain(`ATTENDEE:mailto:${of}`)
    const lines = (content = '') => content.split('\r\n').filter(line => line.startsWith('UID:'))
    expect(lines(file?.content)).toEqual(
      lines((await filesAfter('book', 'interviewing', booked))[of]?.content),
    )
  },
)

it('an interview that was held stays', async () => {
  expect(await filesAfter('decline', 'declined', after)).toEqual({})
})
