import { describe, expect, test } from 'vitest'
import { matches, saidIn, sentences } from '#web/src/desk/swedish/said.ts'
import { shownAs } from '#web/src/desk/swedish/values.ts'
import { saidSentences, unreadSayings } from './said-sentences.ts'

/** Reviewed: what is said there is read elsewhere, or is no sentence of ours. */
const readElsewhere: Readonly<Record<string, string>> = {
  'lambdas/accounts/refusal.ts: word': 'a word for the sign-in, with a class of its own',
  'lambdas/bank/bank.store.ts: note': 'the reason that an operator typed, as it is stored',
  'lambdas/content/content.commands.ts: note': 'of `drafted`, where it is read',
  'lambdas/ledger/ledger.commands.ts: note': 'of `liabilitiesIn`, where it is read',
  'lambdas/newsletter/parse-issue.ts: error.message': 'of `parseSpans`, where it is read',
  'lambdas/newsletter/parse-issue.ts: problems.map().join()':
    'the words of problems, read where they are noted',
  'lambdas/platform/commands/run-command.ts: error.message': 'of every refusal, read where it is thrown',
  'lambdas/platform/commands/show-item.ts: missing': 'read where it is called',
  'lambdas/privacy/files.store.ts: error.code': 'a code in an export',
  'lambdas/reports/move-milestone.store.ts: deed.note': 'what the partner wrote',
}

describe('what commands say', () => {
  test('is read wherever it is said', () => {
    expect(saidSentences.size).toBeGreaterThan(200)
    expect(unreadSayings).toEqual(Object.keys(readElsewhere).toSorted())
  })

  test('has Swedish words', () => {
    const unknown = [...saidSentences].filter(([sentence]) => !Object.hasOwn(sentences, sentence))
    expect(unknown.map(([sentence, where]) => `${where}: ${sentence}`)).toEqual([])
  })

  test('is all that there is Swedish for', () => {
    expect(Object.keys(sentences).filter(sentence => !saidSentences.has(sentence))).toEqual([])
  })
})

/** Values of each kind: an id, an amount, a name, and several words. */
const values = ['5eed', '1234.5', 'active', 'operator a', 'two or three, words']

const inner = 'That day has begun.'

/** What is said with these values. */
const saidWith = (key: string, value: string): string => {
  const texts = new Set(
    [...(sentences[key] ?? '').matchAll(/\{(\d):text\}/g)].map(([, place]) => Number(place)),
  )
  let place = 0
  return key.replaceAll('{}', () => {
    place += 1
    return texts.has(place) ? inner : value
  })
}

test.each(values)('with "%s" as its values, no sentence is taken for another', value => {
  const taken = Object.keys(sentences).flatMap(key => {
    const [best, next] = matches(saidWith(key, value))
    if (best?.key !== key) return [`${key} is taken for ${best?.key}`]
    return next?.literal === best.literal ? [`${key} may be ${next.key}`] : []
  })
  expect(taken).toEqual([])
})

test('the Swedish shows values that the English has, as something that it knows', () => {
  const kinds = ['who', 'text', ...Object.keys(shownAs)]
  const wrong = Object.entries(sentences).filter(([key, swedish]) =>
    [...swedish.matchAll(/\{([^}]*)\}/g)].some(([, told = '']) => {
      const [place, kind] = told.split(':')
      return (
        !(Number(place) >= 1 && Number(place) < key.split('{}').length) || (kind && !kinds.includes(kind))
      )
    }),
  )
  expect(wrong).toEqual([])
})

describe('a refusal', () => {
  const colleague = () => 'En kollega'

  test.each([
    ['There is no such order.', 'Det finns ingen sådan order.'],
    ['The agreement is running: its terms are settled.', 'Avtalet har läget ”pågår”: villkoren står fast.'],
    ['The order is paid: give a reason.', 'Order, läge ”betald”: ange ett skäl.'],
    [
      'The payment p1 does not wait: it is ignored.',
      'Betalningen p1 väntar inte. Läge: borttagen från listan.',
    ],
    ['Only 37.5 hours are not approved.', 'Bara 37,5 timmar återstår att godkänna.'],
    ['operator a1 has taken it on.', 'En kollega har tagit hand om det.'],
    [
      'The assignment is cancelled: pause is for one that is active or paused.',
      'Uppdraget har läget ”avbrutet”. Det går bara i läget ”aktiv eller pausat”.',
    ],
    [
      'Nobody can sign it yet. State: credits, partnerCredits.',
      'Ingen kan skriva under än. Ange krediter, partnerns krediter.',
    ],
    [
      'Entry 3, part 2 has no amount that can be read. Nothing of it was taken.',
      'Post 3, del 2 har inget belopp som går att läsa. Inget har lästs in.',
    ],
    [
      'The file is not whole XML (line 3): Unclosed tag. Nothing of it was taken.',
      'Filen är inte fullständig XML (rad 3): Unclosed tag. Inget har lästs in.',
    ],
    [
      'Line 4: "> word": Code, quotations and tables are not supported.',
      'Rad 4: ”> word”: Kod, citat och tabeller går inte att använda.',
    ],
    ['sv.title: The text is too long.', 'sv.title: Texten är för lång.'],
    ['A partner is named twice.', 'En partner är angiven två gånger.'],
  ])('"%s" is told in Swedish', (said, swedish) => {
    expect(saidIn('sv', said, colleague)).toEqual([{ text: swedish }])
  })

  test('is told line by line, and stays English where there is no Swedish', () => {
    expect(saidIn('sv', 'value: is missing.\nvalue: Invalid input')).toEqual([
      { text: 'value: saknas.' },
      { text: 'value: Invalid input', lang: 'en' },
    ])
  })

  test('is told as it is at an English desk', () => {
    expect(saidIn('en', 'There is no such order.')).toEqual([{ text: 'There is no such order.' }])
  })
})
