/** The months in Swedish and English, and as they are shortened, by number. */
const months: readonly (readonly string[])[] = [
  ['januari', 'january', 'jan'],
  ['februari', 'february', 'feb'],
  ['mars', 'march', 'mar'],
  ['april', 'apr'],
  ['maj', 'may'],
  ['juni', 'june', 'jun'],
  ['juli', 'july', 'jul'],
  ['augusti', 'august', 'aug'],
  ['september', 'sept', 'sep'],
  ['oktober', 'october', 'okt', 'oct'],
  ['november', 'nov'],
  ['december', 'dec'],
]

/** For a pattern; of two that begin alike the longer one is first. */
export const monthNames = months.flat().join('|')

/** The number of a month by one of its names; 0 if it is none. */
export const monthNamed = (name: string): number =>
  months.findIndex(names => names.includes(name.toLowerCase())) + 1
