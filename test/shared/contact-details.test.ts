import { describe, expect, it, test } from 'vitest'
import { findContactDetails, withoutContactDetails } from '#shared/contact-details.ts'
import { measureLeastCpu } from '../builders/least-cpu.ts'
import { longRuns, runOf } from '../builders/long-runs.ts'

const found = (text: string) => findContactDetails(text).map(({ kind, text }) => [kind, text])

describe('finds', () => {
  test.each([
    ['Mejla erik.sandberg@firma.se.', 'email', 'erik.sandberg@firma.se'],
    ['Skriv till Åsa@företag.se!', 'email', 'Åsa@företag.se'],
    ['write to erik+jobs@mail.firm.co.uk please', 'email', 'erik+jobs@mail.firm.co.uk'],
    ['erik @ firma.se', 'email', 'erik @ firma.se'],
    ['erik(at)firma.se', 'email', 'erik(at)firma.se'],
    ['erik [at] firma [dot] se', 'email', 'erik [at] firma [dot] se'],
    ['erik snabel-a firma punkt se', 'email', 'erik snabel-a firma punkt se'],
    ['erik at firm dot com', 'email', 'erik at firm dot com'],
    ['Ring 070-123 45 67.', 'phone', '070-123 45 67'],
    ['+46 (0)70-123 45 67', 'phone', '+46 (0)70-123 45 67'],
    ['(070) 1234567', 'phone', '(070) 1234567'],
    ['0701234567', 'phone', '0701234567'],
    ['0046 70 123 45 67', 'phone', '0046 70 123 45 67'],
    ['070.123.45.67', 'phone', '070.123.45.67'],
    ['070–123–45–67', 'phone', '070–123–45–67'],
    ['0 7 0 1 2 3 4 5 6 7', 'phone', '0 7 0 1 2 3 4 5 6 7'],
    ['08-12 34 56', 'phone', '08-12 34 56'],
    ['noll sju noll, ett två tre fyra fem sex sju', 'phone', 'noll sju noll, ett två tre fyra fem sex sju'],
    ['Noll sjuttio tolv trettiofyra 56 sju åtta', 'phone', 'Noll sjuttio tolv trettiofyra 56 sju åtta'],
    ['zero seven zero one two three four', 'phone', 'zero seven zero one two three four'],
    ['oh seventy-one twenty-three four five six', 'phone', 'oh seventy-one twenty-three four five six'],
    ['+44 20 7946 0958', 'phone', '+44 20 7946 0958'],
    ['Se https://sandberg.example/cv?x=1.', 'link', 'https://sandberg.example/cv?x=1'],
    ['www.sandberg.example', 'link', 'www.sandberg.example'],
    ['sandberg-automation.se', 'link', 'sandberg-automation.se'],
    ['linkedin.com/in/eriksandberg', 'link', 'linkedin.com/in/eriksandberg'],
    ['(github.com/erik)', 'link', 'github.com/erik'],
    ['följ @erik_sandberg', 'handle', '@erik_sandberg'],
    ['Skype: live:erik.s', 'handle', 'Skype: live:erik.s'],
    ['LinkedIn: eriksandberg', 'handle', 'LinkedIn: eriksandberg'],
  ])('in “%s” what is meant', (text, kind, detail) => {
    expect(found(text)).toEqual([[kind, detail]])
  })

  it('a number that only a word reveals', () => {
    expect(found('Ring mig på 70 123 45 67')).toEqual([['phone', 'Ring mig på 70 123 45 67']])
    expect(found('tel: 12 34 56')).toEqual([['phone', 'tel: 12 34 56']])
  })

  it('several, in their order', () => {
    expect(found('08-12 34 56, erik@firma.se eller firma.se')).toEqual([
      ['phone', '08-12 34 56'],
      ['email', 'erik@firma.se'],
      ['link', 'firma.se'],
    ])
  })
})

describe('takes for no contact detail', () => {
  test.each([
    '12 år med Siemens S7-1500, TIA Portal V17 och PROFINET',
    'IEC 61131-3, IEC 62443, EN ISO 13849-1:2015',
    '6ES7 315-2AH14-0AB0 och 6GK5008-0BA10-1AB2',
    'ABB 2015–2020, Volvo 2020-2023',
    'mobil utrustning 2015–2020',
    'Budget 1 000 000 kr, 950–1100 kr/h',
    'Från 2026-03-01 till 01/05-2026',
    'organisationsnummer 556703-7485',
    'Node.js, ASP.NET, VB.net, socket.io, Vue.js, .NET 8',
    'npm-paketet @angular/core och C#',
    '4–20 mA, 0–10 V, 24 V DC, 0,5 mm',
    'Ring 112. Kör kl. 07.30 t.ex.',
    'experienced at node.js projects and good at testing',
    'Klart.Nu arbetar jag med SCADA.',
    'signal: 4-20 mA, teams: tre personer',
    'noll fel, ett två tre gånger om dagen',
    'Från noll till tre robotar, en per år, två skift',
    'zero downtime, one or two stops a week',
    'procent: 0 10 20 30 40 50 60',
  ])('“%s”', text => {
    expect(found(text)).toEqual([])
  })
})

it('leaves dots where a contact detail was, and everything else', () => {
  expect(withoutContactDetails('Jag nås på 070-123 45 67 (dagtid), erik@firma.se. Kan PLC.')).toBe(
    'Jag nås på ••• (dagtid), •••. Kan PLC.',
  )
  expect(withoutContactDetails('Styrsystem.')).toBe('Styrsystem.')
})

it('takes linear time over 64 KB of anything', () => {
  const runs = [
    ...longRuns.map(([, text]) => text),
    ...['0 ', '@ab ', 'a at b dot ', 'tel 1', '+1', 'a.se '].map(runOf),
  ]
  for (const text of runs)
    expect(
      measureLeastCpu(() => findContactDetails(text), 150),
      text.slice(0, 12),
    ).toBeLessThan(150)
})
