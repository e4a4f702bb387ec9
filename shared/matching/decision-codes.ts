/** Why an operator chose a partner from a ranking, or passed one over, in both languages. */
const reasons = {
  chosen_evidence: ['Valdes: visar arbetet bäst', 'Chosen: shows the work best'],
  chosen_close: ['Valdes: nära nog, kan lära sig resten', 'Chosen: close enough, can learn the rest'],
  chosen_facts: ['Valdes: plats, start eller pris passar bäst', 'Chosen: place, start or rate fits best'],
  chosen_known: ['Valdes: har gjort liknande uppdrag hos oss', 'Chosen: has done similar work with us'],
  chosen_asked: ['Valdes: företaget frågade efter partnern', 'Chosen: the business asked for the partner'],
  passed_evidence: ['Valdes bort: visar för lite', 'Passed over: shows too little'],
  passed_missing: ['Valdes bort: saknar ett krav', 'Passed over: lacks a need'],
  passed_facts: [
    'Valdes bort: plats, start, språk eller pris',
    'Passed over: place, start, language or rate',
  ],
  passed_busy: ['Valdes bort: har inte tid', 'Passed over: has no time'],
  passed_better: ['Valdes bort: andra passar bättre', 'Passed over: others fit better'],
  passed_misread: ['Valdes bort: uträkningen läste fel', 'Passed over: the ranking misread'],
} as const

export type DecisionCode = keyof typeof reasons

export const decisionCodes = Object.keys(reasons) as [DecisionCode, ...DecisionCode[]]

/** Why a partner was chosen. */
export type ChosenCode = Extract<DecisionCode, `chosen_${string}`>

export const isChosenCode = (code: DecisionCode | null | undefined): code is ChosenCode =>
  code?.startsWith('chosen_') ?? false

export const chosenCodes = decisionCodes.filter(isChosenCode) as [ChosenCode, ...ChosenCode[]]

/** What a code means, in a language. */
export const decisionWords = (code: DecisionCode, language: 'sv' | 'en'): string =>
  reasons[code][language === 'sv' ? 0 : 1]
