import { contentOf } from '../content/read-content.ts'
import type { Language } from '../contract/language.ts'

type Words = { readonly title: string; readonly text: string }

export type Milestone = {
  readonly year: number
  /** Whether it has been reached: a filled node on the line, otherwise a ring. */
  readonly reached: boolean
} & Readonly<Record<Language, Words>>

/** The standard of the timeline. Operators change a year with `content set timeline.<year>`. */
export const standardTimeline: readonly Milestone[] = [
  {
    year: 2025,
    reached: true,
    sv: {
      title: 'Linjen dras',
      text: 'Plattformen öppnar. De första företagen beskriver sina projekt, de första partnerna granskas.',
    },
    en: {
      title: 'The line is drawn',
      text: 'The platform opens. The first businesses describe their projects, the first partners are vetted.',
    },
  },
  {
    year: 2026,
    reached: false,
    sv: {
      title: 'Över gränsen',
      text: 'Samma granskning och samma avtal i de nordiska grannländerna. Maskinerna är redan desamma.',
    },
    en: {
      title: 'Across the border',
      text: 'The same vetting and the same contracts in the neighbouring Nordic countries. The machines are already the same.',
    },
  },
  {
    year: 2027,
    reached: false,
    sv: {
      title: 'Fler noder',
      text: 'Alla sju kompetensgrupper bemannas på djupet, så att även den udda styrningen har sin ingenjör.',
    },
    en: {
      title: 'More nodes',
      text: 'All seven groups of competencies staffed in depth, so that the odd controller has its engineer too.',
    },
  },
  {
    year: 2028,
    reached: false,
    sv: {
      title: 'Europas reservdelslager för kunnande',
      text: 'Den som har en linje stående i Europa ska veta var ingenjören finns innan hon har hunnit fika.',
    },
    en: {
      title: 'Europe’s spare-parts store of know-how',
      text: 'Anyone in Europe with a line that is down should know where the engineer is before the coffee is cold.',
    },
  },
]

/** Returns the timeline as it is stated at present. */
export const timeline = (): Milestone[] =>
  standardTimeline.map(milestone => contentOf(`timeline.${milestone.year}`, milestone))
