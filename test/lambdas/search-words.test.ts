import { describe, expect, it } from 'vitest'
import { haveWords, typedWords } from '#lambdas/search/words.ts'

const found = (typed: string, ...texts: string[]) => haveWords(texts, typedWords([typed]))

describe('the words of a search', () => {
  it.each([
    ['akesson', 'Åkesson'],
    ['ÅKE', 'Pär Åkesson'],
    ['ängelholm', 'Angelholm'],
    ['garcon', 'Garçon'],
    ['sorensen', 'Sørensen'],
    ['5566778899', '556677-8899'],
    ['556677-8899', '5566778899'],
    ['556677', '556677-8899'],
    ['anna.berg@nord', 'anna.berg@nordplat.se'],
    ['nordplat.se', 'anna.berg@nordplat.se'],
    ['berg', 'anna.berg@nordplat.se'],
    ['plc scada', 'PLC/SCADA och MES'],
    ['c++', 'C++, C#'],
    ['c', 'C, C++'],
    ['.net', '.NET'],
  ])('"%s" finds "%s"', (typed, text) => expect(found(typed, text)).toBe(true))

  it.each([
    ['berg', 'Lindberg'],
    ['anna lund', 'Anna Berg'],
    ['c', 'Cissi'],
    ['5566778899', '556677-8898'],
  ])('"%s" does not find "%s"', (typed, text) => expect(found(typed, text)).toBe(false))

  it('may occur in different texts', () => {
    expect(found('anna nordplåt', 'anna@x.se', 'Nordplåt AB')).toBe(true)
  })
})
