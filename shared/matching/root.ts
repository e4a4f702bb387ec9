/** Endings of Swedish and English words, the longest first: what is inflected or derived is the same word. */
const endings =
  `eringarna eringens eringars eringar eringen erings ering erarens eraren erarna erare erande erades erade erats erad
  erat erar era ationerna ationens ationer ationen ations ation isationen isation ization isering iserade isera izing
  ising ised ized ise ize ating ated ates ative ate heterna heternas heter heten ningarna ningars ningar ningens ningen
  nings ning arnas ernas ornas arna erna orna andet andes ande endet ende ments ment iteten iteter itet ities ity ierna ier iet ien ically
  ical iska iskt isk ics ik iken ic ings ing arens aren ares are ades ade ast ers ens ets ors orer orerna orn or ies ed
  er en et ar es ly as ns na an a e i y s`
    .split(/\s+/)
    .sort((one, other) => other.length - one.length)

/** Letters that the two languages write differently in the same word: kompressor, compressor. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/ck/g, 'k'],
  [/ch/g, 'k'],
  [/ph/g, 'f'],
  [/qu/g, 'kv'],
  [/x/g, 'ks'],
  [/c(?=[eiy]|$)/g, 's'],
  [/c/g, 'k'],
  [/z/g, 's'],
  [/w/g, 'v'],
  [/([^aeiouyåäö\d])\1/g, '$1'],
]

const least = 3

/** Words that end like an inflected one: the root, and what has it. */
const whole: ReadonlyMap<string, string> = new Map(
  `plats: plats platser platsen
  lager: lager lagret
  order: order orders ordern
  papper: papper
  machining: machining machined
  sats: sats satser satsen
  citation: citation citations
  kassa: kassa kassan
  timmer: timmer timmret
  timber: timber
  planer: planer
  mill: mill
  slip: slip
  driver: driver
  staff: staff
  fitting: fittings fitting
  breach: breach
  lack: lack
  lackering: lackering lackera
  case: case cases
  siemens: siemens
  proses: process
  media: media
  later: later
  never: never
  ever: ever
  under: under
  efter: efter
  hand: hand handen
  tak: tak taket
  vaten: vatten vattnet vattnets`
    .split('\n')
    .map(line => line.trim().split(': '))
    .flatMap(([root = '', forms = '']) => forms.split(' ').map(form => [form, root] as const)),
)

/** Common words that only look like a word of a trade in this language or the other; each line is one word. */
const lookAlikes: ReadonlyMap<string, string> = new Map(
  `quite quit
  minne minnet minnen minns
  bruka brukar brukade
  finns fanns fann
  kill kills killar killarna
  spara sparar sparade sparas sparat
  spare
  tappa tappar tappade tappat
  tap taps
  hacka hackar
  save saves saved saving savings
  bok boken
  bend bends
  svänger svänga
  regler regel reglerna
  mile miles
  slip slips
  mål målet målen
  better
  plate plates
  separate separated
  samlar samla
  spår spåret spåren
  fund found
  prize
  table tables
  farm farms
  trains
  pair pairs
  contain contains
  drawer drawers
  fit fits
  give gives
  sense senses
  modern
  pan pans
  position positions
  reply replies
  rub
  serve serves
  son sons`
    .split('\n')
    .flatMap(line => {
      const forms = line.trim().split(' ')
      return forms.map(form => [form, `${forms[0]}!`] as const)
    }),
)

const withoutEnding = (word: string): string => {
  const ending = endings.find(end => word.length - end.length >= least && word.endsWith(end))
  return ending ? word.slice(0, -ending.length) : word
}

const known = new Map<string, string>()
const mostKnown = 50_000

const read = (word: string): string => {
  const bare = word.toLowerCase()
  const kept = whole.get(bare) ?? lookAlikes.get(bare)
  if (kept !== undefined) return kept
  if (/[\d.+#]/.test(bare) || bare.length <= least) return bare
  return spellings.reduce((text, [pattern, letter]) => text.replace(pattern, letter), withoutEnding(bare))
}

/** What is left of a word of either language without its ending: the same for its forms, and for most cognates. */
export const rootOf = (word: string): string => {
  const before = known.get(word)
  if (before !== undefined) return before
  const root = read(word)
  if (known.size < mostKnown) known.set(word, root)
  return root
}
