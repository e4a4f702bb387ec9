import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate'

/** The rules that do not hold here, each with its reason; whatever else the validator recommends does. */
const rules: ConfigData['rules'] = {
  // How React and the browser write down a document, as the standard allows: case, empty values, slashes, the
  // doctype.
  'attr-case': 'off',
  'attribute-boolean-style': 'off',
  'attribute-empty-style': 'off',
  'doctype-style': 'off',
  'void-style': 'off',
  // Every file comes from our own address, with a hash in its name, and the policy allows no other.
  'require-sri': 'off',
  // React's ids begin with an underscore; the standard wants them without spaces, and once.
  'valid-id': ['error', { relaxed: true }],
}

/** Of app.html, the frame of the signed-in areas. */
const rulesOfShell: ConfigData['rules'] = {
  ...rules,
  // It holds the consent dialog in both languages, so each switch is there twice; neither is in a form.
  'form-dup-name': 'off',
  // Its h1 comes with the app.
  'heading-level': ['error', { minInitialRank: 'h2' }],
}

/** Both of its lists: what a document must be, and what is wise beyond that. */
const extended = ['html-validate:recommended', 'html-validate:document']

const validators = {
  page: new HtmlValidate(new StaticConfigLoader({ root: true, extends: extended, rules })),
  shell: new HtmlValidate(new StaticConfigLoader({ root: true, extends: extended, rules: rulesOfShell })),
}

/** What is wrong with a document, as a line each: rule, words, and where. */
export const findingsIn = (html: string, kind: keyof typeof validators = 'page'): string[] => {
  const { results } = validators[kind].validateStringSync(html)
  const found = results.flatMap(({ messages }) => messages)
  return [...new Set(found.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`))]
}
