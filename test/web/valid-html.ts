import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate'

/** The rules that do not apply here, each with its reason; all other recommendations of the validator do. */
const rules: ConfigData['rules'] = {
  // How React and the browser serialise a document, as the standard allows: case, empty values, slashes, the doctype.
  'attr-case': 'off',
  'attribute-boolean-style': 'off',
  'attribute-empty-style': 'off',
  'doctype-style': 'off',
  'void-style': 'off',
  // Every file is from the site's own origin, with a hash in its name, and the policy allows no other.
  'require-sri': 'off',
  // React's ids begin with an underscore; the standard requires them without spaces, and unique.
  'valid-id': ['error', { relaxed: true }],
}

/** Of app.html, the frame of the signed-in areas. */
const rulesOfShell: ConfigData['rules'] = {
  ...rules,
  // It contains the consent dialog in both languages, so each switch is there twice; neither is in a form.
  'form-dup-name': 'off',
  // Its h1 is rendered by the app.
  'heading-level': ['error', { minInitialRank: 'h2' }],
}

/** Both of its lists: requirements and recommendations. */
const extended = ['html-validate:recommended', 'html-validate:document']

const validators = {
  page: new HtmlValidate(new StaticConfigLoader({ root: true, extends: extended, rules })),
  shell: new HtmlValidate(new StaticConfigLoader({ root: true, extends: extended, rules: rulesOfShell })),
}

/** Returns what is wrong with a document, a line each: rule, message and position. */
export const findingsIn = (html: string, kind: keyof typeof validators = 'page'): string[] => {
  const { results } = validators[kind].validateStringSync(html)
  const found = results.flatMap(({ messages }) => messages)
  return [...new Set(found.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`))]
}
