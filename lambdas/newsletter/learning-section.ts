import { type LearningItem, learningItems, shownOn } from '#shared/community/learning.ts'
import type { Language } from '#shared/contract/language.ts'
import type { IssueBlock } from '#shared/newsletter/issue.ts'
import { mailPhrases } from '../platform/mail/phrases.ts'

/**
 * What is new in the Learning Hub on a day, yyyy-MM-dd, as the end of an issue: the page promises subscribers that they
 * will know.
 */
export const learningSection = (
  day: string,
  language: Language,
  items: readonly LearningItem[] = learningItems(),
): IssueBlock[] => {
  const shown = shownOn(day, items)
  if (shown.length === 0) return []
  const { learning, learningPlace } = mailPhrases(language).newsletter_issue
  const href = `${language === 'en' ? '/en' : ''}/updates#learning`
  const listed = shown.map(item => [
    { text: item[language].title, strong: true },
    { text: ` ${item[language].text}` },
  ])
  return [
    { kind: 'heading', text: learning },
    { kind: 'list', items: listed },
    { kind: 'text', spans: [{ text: learningPlace, href }] },
  ]
}
