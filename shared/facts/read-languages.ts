import type { Read } from './read.ts'

type Language =
  | ('sv' | 'en' | 'no' | 'da' | 'fi' | 'de' | 'fr' | 'es' | 'it' | 'nl')
  | ('pt' | 'pl' | 'uk' | 'ru' | 'tr' | 'ar' | 'fa' | 'zh')

const names: Readonly<Record<string, Language>> = {
  ...{ svensk: 'sv', swedish: 'sv', engelsk: 'en', english: 'en', norsk: 'no', norwegian: 'no' },
  ...{ dansk: 'da', danish: 'da', finsk: 'fi', finnish: 'fi', tysk: 'de', german: 'de' },
  ...{ fransk: 'fr', french: 'fr', spansk: 'es', spanish: 'es', italiensk: 'it', italian: 'it' },
  ...{ nederländsk: 'nl', dutch: 'nl', portugisisk: 'pt', portuguese: 'pt', polsk: 'pl', polish: 'pl' },
  ...{ ukrainsk: 'uk', ukrainian: 'uk', rysk: 'ru', russian: 'ru', turkisk: 'tr', turkish: 'tr' },
  ...{ arabisk: 'ar', arabic: 'ar', persisk: 'fa', persian: 'fa', kinesisk: 'zh', chinese: 'zh' },
}

type Level = 'basic' | 'working' | 'fluent' | 'native'

/** A language that a text names, with the level if it states one. */
type Spoken = { language: Language; level: Level | null }

const levels: readonly (readonly [RegExp, Level])[] = [
  [/modersmål|native|mother tongue/i, 'native'],
  [/flytande|obehindrat|fluent/i, 'fluent'],
  [/grundläggande|lite|basic|some/i, 'basic'],
  [/god[at]?|bra|arbetsspråk|good|working/i, 'working'],
]

/** A sentence about languages: "svenska företag" is not. */
const aboutLanguages =
  /(?<!\p{L})(?:\p{L}{0,30}språk(?:en)?|tala[rs]?|pratar|flytande|modersmål|\p{L}{4,12}talande|languages?|speaks?|[a-z]{4,12}[- ]speaking|fluent|native)(?!\p{L})/iu

const spoken = new RegExp(
  String.raw`(?<before>\p{L}{1,20}\s(?:i\s|in\s|på\s|kunskaper i\s)?)?(?<!\p{L})(?<name>${Object.keys(names).join('|')})(?:a|talande)?(?!\p{L})(?=(?<after>[^,;.&]{0,30}))`,
  'giu',
)

const levelIn = (text: string): Level | null => levels.find(([word]) => word.test(text))?.[1] ?? null

/** What follows up to the next language is about this one. */
const own = (after: string): string => after.split(/\s(?:och|and|samt|men|but)\s/i)[0] ?? ''

/** With the sentence that the words are in. */
type ReadSpoken = Read<Spoken> & { sentence: string }

const spokenIn = (sentence: string): ReadSpoken[] =>
  [...sentence.matchAll(spoken)].flatMap(({ 0: found, groups }) => {
    const { before = '', name = '', after = '' } = groups ?? {}
    const language = names[name.toLowerCase()]
    const level = levelIn(own(after)) ?? levelIn(before)
    const read = { found: `${found}${own(after)}`.trim(), sentence: sentence.trim() }
    return language ? [{ value: { language, level }, ...read }] : []
  })

/** The languages that a text in Swedish or English names in sentences about languages, each once. */
export const readLanguages = (text: string): ReadSpoken[] => {
  const reads = text
    .split(/[.!?;\n]/)
    .filter(sentence => aboutLanguages.test(sentence))
    .flatMap(spokenIn)
  return reads.filter(
    ({ value }, at) => reads.findIndex(other => other.value.language === value.language) === at,
  )
}
