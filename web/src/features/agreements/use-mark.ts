import { bestMark } from '#shared/agreements/rating.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'

export const marks = [1, 2, 3, 4, 5] as const

const names = { 1: 'lowest', 2: 'low', 3: 'middle', 4: 'high', 5: 'highest' } as const

/** Words marks: “4 av 5: nöjd”. */
export const useMark = () => {
  const t = usePhrases('agreements')
  return (given: number): string => {
    const mark = marks.find(one => one === given) ?? 3
    return t('ratings.mark', { mark, best: bestMark, words: t(`ratings.marks.${names[mark]}`) })
  }
}
