import { use } from 'react'
import { DeskLanguage } from '../words.ts'

const sv = {
  approvals: 'Godkännanden',
  none: 'Inget har begärts.',
  noneThisMonth: 'Inget har begärts den här månaden.',
  why: 'Skäl, som den andra operatören läser',
  second: 'Körs när någon annan har släppt det.',
  ask: 'Begär',
  alone: 'Här släpper ingen annan det: det körs när du bekräftar, och loggen säger att du var ensam.',
  waits: 'Det väntar på att någon annan släpper det.',
  waitedBefore: 'Det var redan begärt.',
  open: 'Visa begäran',
  askedBy: 'Begärt av',
  you: 'dig',
  releasedBy: 'Släppt av',
  asked: 'Begärt',
  expires: 'Förfaller',
  reason: 'Skäl',
  refusedBecause: 'Varför inte',
  input: 'Vad som körs',
  outcome: 'Vad det blev',
  running: 'Det körs. Sidan visar när det är klart.',
  release: 'Släpp och kör',
  releaseAsk: 'Läs vad som körs en gång till. Det görs i ditt namn också.',
  refuse: 'Säg nej',
  withdraw: 'Ta tillbaka',
  own: 'Någon annan släpper det. Du kan ta tillbaka det så länge.',
  whyNot: 'Varför inte? Den som begärde det läser skälet.',
  gone: 'Det finns ingen sådan begäran, eller så får din roll inte se den.',
} as const

const en: Record<keyof typeof sv, string> = {
  approvals: 'Approvals',
  none: 'Nothing has been asked for.',
  noneThisMonth: 'Nothing has been asked for this month.',
  why: 'Reason, which the second operator reads',
  second: 'Runs once somebody else has released it.',
  ask: 'Ask for it',
  alone: 'Nobody else releases it here: it runs once you confirm it, and the audit says that you were alone.',
  waits: 'It waits until somebody else releases it.',
  waitedBefore: 'It had been asked for before.',
  open: 'Show the request',
  askedBy: 'Asked for by',
  you: 'you',
  releasedBy: 'Released by',
  asked: 'Asked for',
  expires: 'Expires',
  reason: 'Reason',
  refusedBecause: 'Why not',
  input: 'What is run',
  outcome: 'What came of it',
  running: 'It is being run. This page shows when it is done.',
  release: 'Release and run',
  releaseAsk: 'Read once more what is run. It is done in your name, too.',
  refuse: 'Refuse',
  withdraw: 'Withdraw',
  own: 'Somebody else releases it. Until then you can withdraw it.',
  whyNot: 'Why not? Whoever asked for it reads the reason.',
  gone: 'There is no such request, or your role may not see it.',
}

const words = { sv, en }

/** The words of approvals in the language of the desk. */
export const useApprovalWords = (): ((word: keyof typeof sv) => string) => {
  const { language } = use(DeskLanguage)
  return word => words[language][word]
}
