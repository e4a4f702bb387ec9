import type { PartnerFacts } from '../partner-facts.ts'
import type { Read } from './read.ts'

type Spoken = PartnerFacts['languages'][number]

const names: Readonly<Record<string, Spoken['language']>> = {
  ...{ svenska: 'sv', swedish: 'sv', engelska: 'en', english: 'en', norska: 'no', norwegian: 'no' },
  ...{ danska: 'da', danish: 'da', finska: 'fi', finnish: 'fi', tyska: 'de', german: 'de' },
  ...{ franska: 'fr', french: 'fr', spanska: 'es', spanish: 'es', italienska: 'it', italian: 'it' },
  ...{ nederländska: 'nl', dutch: 'nl', portugisiska: 'pt', portuguese: 'pt', polska: 'pl', polish: 'pl' },
  ...{ ukrainska: 'uk', ukrainian: 'uk', ryska: 'ru', russian: 'ru', turkiska: 'tr', turkish: 'tr' },
  ...{ arabiska: 'ar', arabic: 'ar', persiska: 'fa', persian: 'fa', kinesiska: 'zh', chinese: 'zh' },
}

const levels: readonly (readonly [RegExp, NonNullable<Spoken['level']>])[] = [
  [/modersmål|native|mother tongue/i, 'native'],
  [/flytande|obehindrat|fluent/i, 'fluent'],
  [/grundläggande|lite|basic|some/i, 'basic'],
  [/god[at]?|bra|arbetsspråk|good|working/i, 'working'],
]

/** A sentence about languages: "svenska företag" is not. */
const aboutLanguages =
  /(?<!\p{L})(?:språk|\p{L}{0,12}språk(?:en)?|talar|pratar|flytande|modersmål|languages?|speak|speaks|fluent|native)(?!\p{L})/iu

const spoken = new RegExp(
  String.raw`(?<before>\p{L}{1,20}\s(?:i\s|in\s|på\s|kunskaper i\s)?)?(?<!\p{L})(?<name>${Object.keys(names).join('|')})(?!\p{L})(?=(?<after>[^,;.&]{0,30}))`,
  'giu',
)

const levelIn = (text: string): Spoken['level'] => levels.find(([word]) => word.test(text))?.[1] ?? null

/** What follows up to the next language is about this one. */
const own = (after: string): string => after.split(/\s(?:och|and|samt|men|but)\s/i)[0] ?? ''

const spokenIn = (sentence: string): Read<Spoken>[] =>
  [...sentence.matchAll(spoken)].flatMap(({ 0: found, groups }) => {
    const { before = '', name = '', after = '' } = groups ?? {}
    const language = names[name.toLowerCase()]
    const level = levelIn(own(after)) ?? levelIn(before)
    return language ? [{ value: { language, level }, found: `${found}${own(after)}`.trim() }] : []
  })

/** The languages that a partner says they speak, with their level if they state one. */
export const readLanguages = (text: string): Read<Spoken>[] => {
  const reads = text
    .split(/[.!?\n]/)
    .filter(sentence => aboutLanguages.test(sentence))
    .flatMap(spokenIn)
  return reads.filter(
    ({ value }, at) => reads.findIndex(other => other.value.language === value.language) === at,
  )
}
