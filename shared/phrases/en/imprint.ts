import type { Translation } from '../phrases.ts'
import type sv from '../sv/imprint.ts'

export default {
  meta: {
    title: 'The company behind {{brand}}',
    description:
      'Who runs {{brand}}: the name of the company, its registration number, VAT number, address and bankgiro, and how to reach us.',
  },
  heading: 'Who runs {{brand}}',
  lede: 'What the Swedish act on electronic commerce (2002:562) wants us to show, and a little more.',
  examples:
    'This is a test environment. The facts are examples: the company does not exist, and the numbers cannot be paid to or called.',
  company: 'The company',
  contact: 'Contact',
  facts: {
    legalName: 'Company name',
    organizationNumber: 'Registration number',
    register: 'Register',
    seat: 'Registered seat',
    vatNumber: 'VAT number',
    fTax: 'F-tax',
    bankgiro: 'Bankgiro (Swedish giro)',
    address: 'Postal address',
    email: 'E-mail',
    telephone: 'Telephone',
  },
  registered: 'The register of the Swedish Companies Registration Office',
  approved: 'Approved for Swedish F-tax',
  more: 'More about how we work',
  links: {
    terms: 'Terms',
    privacy: 'Privacy and cookies',
    matching: 'How the matching works',
    accessibility: 'Accessibility',
    security: 'Report a vulnerability',
  },
} satisfies Translation<typeof sv>
