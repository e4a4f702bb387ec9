import type { Translation } from '../phrases.ts'
import type sv from '../sv/terms.ts'

export default {
  meta: {
    title: 'Terms of {{brand}}',
    titleOfVersion: 'Terms of {{brand}}, version {{version}}',
    description:
      'What applies when businesses buy credits and when partners take assignments at {{brand}}: prices and VAT, notice, guarantee and pay.',
  },
  version: 'Version {{version}}, in force from {{date}}',
  contents: 'On this page',
  versions: 'All versions',
  versionsText: 'A version never changes. The one that you accepted can always be read here.',
  one: 'Version {{version}}, from {{date}}',
  order: 'By sending the order you accept {{terms}}.',
  onboarding: 'By continuing you accept {{terms}}.',
  terms: 'the terms, version {{version}}',
  changed:
    'The terms have changed since you opened the page. Read the new version, and send again if you accept it.',
} satisfies Translation<typeof sv>
