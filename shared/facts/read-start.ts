import { type ReadDay, readDay } from './read-day.ts'

const startWords =
  /(?<!\p{L})(?:\p{L}*start(?:ar|a|as|en|s|ing|datum|\sdate)?|(?:på)?börja[rs]?|begin(?:s|ning)?|from|från(?:\soch\smed)?|fr\.?\s?o\.?\s?m\.?|tillgänglig|available|ledig)(?!\p{L})/giu

/** Words that make the day that follows them another one than the start. */
const otherDays =
  /(?<!\p{L})(?:klar\p{L}*|färdig\p{L}*|leverans\p{L}*|driftsätt\p{L}*|slut\p{L}*|deadline|senast|till|innan|före|inte|efter|until|till|before|after|done|finish\p{L}*|deliver\p{L}*|not|ends?|by)(?!\p{L})/iu

/** How far behind its word a day is still its day. */
const reach = 45

/** The day from which a text in Swedish or English says that something starts or somebody is free; null if it does not. */
export const readStart = (text: string, today: string): ReadDay | null => {
  const immediate = /(?<!\p{L})(?:omgående|omedelbar|snar|immediate)\s+start(?!\p{L})/iu.exec(text)
  if (immediate) return { day: today, found: immediate[0] }
  for (const { 0: word, index } of text.matchAll(startWords)) {
    const [near = ''] = text.slice(index + word.length, index + word.length + reach).split('\n')
    const read = readDay(near, today)
    if (!read || otherDays.test(near.slice(0, read.at))) continue
    return { day: read.day, found: `${word}${near.slice(0, read.at)}${read.found}` }
  }
  return null
}
