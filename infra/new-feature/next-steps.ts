import type { Names, Part } from './names.ts'

const formSteps = ({ name }: Names): string[] => [
  `shared/${name}/${name}.ts: the fields, and how each is typed in`,
  `shared/phrases/sv/${name}.ts and shared/phrases/en/${name}.ts: the title and the labels`,
  `a page of web/src/pages/public: <DialogButton opens="${name}">`,
]

const accountSteps = ({ name, Pascal }: Names): string[] => [
  `shared/${name}/${name}.ts: what a business sees`,
  `shared/phrases/sv/${name}.ts and shared/phrases/en/${name}.ts: its words`,
  `a page of web/src/pages/business: <${Pascal} />, with '${name}' among the page's phrases`,
  `lambdas/${name}: nothing stores such an item yet; test/lambdas/retention.test.ts fails until something does`,
]

/** What is left to do by hand. */
export const nextSteps = (parts: readonly Part[], names: Names): string[] =>
  parts.includes('form') ? formSteps(names) : accountSteps(names)
