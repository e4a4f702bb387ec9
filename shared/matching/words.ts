import { rootOf } from './root.ts'

/** A word of a text, and where it stands. */
export type Word = { text: string; root: string; start: number; end: number }

/** No word of either language is longer; of one that is, this much is read, so that it takes no longer than others. */
export const longestWord = 60

const pattern = /\.net(?![\p{L}\d])|[\p{L}\d]+(?:[+#]+(?![\p{L}\d]))?/giu

/** The words of a text in any language; "S7-300" is two. */
export const wordsOf = (text: string): Word[] =>
  [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
    text: found,
    root: rootOf(found.slice(0, longestWord)),
    start: index,
    end: index + found.length,
  }))

const emptyWords = new Set(
  `och att det som en på är av för med till den har de inte om ett vi ni jag kan ska vill så men vår vårt våra er ert era
  från eller när där hur vad vem vilket vilka än också bara även mer mest man sig sin sitt sina då nu här ut in upp ner
  efter under över utan mellan hos mot vid var varje alla allt någon något några ingen inget inga annan andra samma
  skulle måste får fick blir blev vara varit hade gör göra går kommer behöver finns finnas ha dem dess deras detta denna
  dessa min mitt mina mycket många flera flest cirka omkring gärna sedan innan idag dag själv själva ju nog väl bra god
  the a an and of to in is that for on with as by at from or are be was were has have had it its this these those we you
  they he she our your their them us i me my not no but if when where how what who which than also only even more most so
  there here out up down after before under over without between against each every all some any none other same would
  must may can could should will shall do does did done need needs want wants like get gets make makes one two three four
  five six seven eight nine ten tre fyra fem sex sju åtta nio tio två about into onto then now very much many few such
  uppdrag assignment arbete work years år erfarenhet experience including bland annat för etc people person help hjälp
  hjälper han hon hen hans hennes hens honom henne he she his her hers him himself herself herr fru fröken mr mrs ms
  kvinna kvinnlig manlig woman male female start börja begin januari january mitten middle januari year month today idag day days new nya ny`.split(
    /\s+/,
  ),
)

/** Whether a word says something of what a text is about. */
export const isTelling = ({ text }: Word): boolean =>
  text.length > 1 && !emptyWords.has(text.toLowerCase()) && !/^\d+$/.test(text)
