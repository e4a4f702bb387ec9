import { firstRead, type Read } from '../../facts/read.ts'
import { readDay } from '../../facts/read-day.ts'
import { readStart } from '../../facts/read-start.ts'

/** "1 mars, 50 %" in a field that is about nothing else; "till 1 mars" is the end of something. */
const beginsWithDay = /^(?:(?:ledig|tillgänglig|available|free)\s)?$/i

/** The first day on which a partner is free, as "ledig från 1 mars" says it. */
export const readAvailableFrom = (text: string, today: string): Read<string> | null => {
  const start = readStart(text, today)
  if (start) return { value: start.day, found: start.found }
  const day = readDay(text, today)
  return day && beginsWithDay.test(text.slice(0, day.at)) ? { value: day.day, found: day.found } : null
}

const numberWords: Readonly<Record<string, number>> = {
  ...{ en: 1, ett: 1, två: 2, tre: 3, fyra: 4, fem: 5 },
  ...{ one: 1, two: 2, three: 3, four: 4, five: 5 },
}

const numberOf = (written = ''): number =>
  numberWords[written.toLowerCase()] ?? Number(written.replace(',', '.'))

const fullWeek = 40
const fullDay = 8

const whole = (hours: number): number | null => {
  const rounded = Math.round(hours)
  return rounded >= 1 && rounded <= fullWeek + 20 ? rounded : null
}

/** Of "20–30" the lower one: it is certain. */
const hoursAWeek =
  /(?<![\d.,])(?<hours>\d{1,2})(?:\s?[-–]\s?\d{1,2})?\s?(?:h|tim|timmar|timme|hours?|hrs?)\.?(?:\s?\/\s?|\s(?:per|i|a|each|varje|om)\s)(?:veckan?|v|week|w)(?!\p{L})/iu
const daysAWeek =
  /(?<![\d.,\p{L}])(?<days>\d(?:[.,]5)?|en|ett|två|tre|fyra|fem|one|two|three|four|five)(?:\s?[-–]\s?\d)?\s(?:dagar|dag|days?)(?:\s?\/\s?|\s(?:per|i|a|each|varje)\s)(?:veckan?|v|week|w)(?!\p{L})/iu
const percent = /(?<![\d.,])(?<percent>\d{1,3})(?:\s?[-–]\s?\d{1,3})?\s?(?:%|procent|per\s?cent)/iu
const fullTime = /(?<!(?:inte|ej|not)\s)(?<!\p{L})(?:heltid|full[- ]?time)(?!\p{L})/iu
const halfTime = /(?<!\p{L})(?:halvtid|half[- ]?time)(?!\p{L})/iu

/** How many hours a week a partner is free, as "50 %" or "två dagar i veckan" says it. */
export const readHoursPerWeek = (text: string): Read<number> | null =>
  firstRead(text, [
    [hoursAWeek, ({ groups }) => whole(numberOf(groups?.hours))],
    [daysAWeek, ({ groups }) => whole(numberOf(groups?.days) * fullDay)],
    [
      percent,
      ({ groups }) => {
        const share = numberOf(groups?.percent)
        return share <= 100 ? whole((share * fullWeek) / 100) : null
      },
    ],
    [halfTime, () => fullWeek / 2],
    [fullTime, () => fullWeek],
  ])
