import type { Translation } from '../phrases.ts'
import type sv from '../sv/accessibility.ts'

export default {
  meta: {
    title: 'Accessibility at {{brand}}',
    description:
      'How {{brand}} follows WCAG 2.2 level AA, what is tested with every change, which shortcomings we know of, and how to tell us that something does not work.',
  },
  heading: 'Accessibility',
  lede: 'Everybody should be able to use the website, with the aids that they have. This says what we have tested, and what we have not.',
  reviewed: 'Reviewed {{date}}',
  contents: 'On this page',
  conformance: {
    heading: 'How far we have come',
    text: 'The aim is WCAG 2.2 level AA, which is stricter than the requirements for web pages that EN 301 549 version 3.2.1 takes from WCAG 2.1. Our assessment is that the website meets it for the most part. The assessment is our own: it rests on the tests below and on reading the pages, not on an audit by somebody else.',
  },
  tested: {
    heading: 'What is tested',
    text: 'This runs in a real browser before a change is released. A fault stops it.',
    axe: 'Every public page, in both languages, in light and dark, against the rules of the tool axe. Dialogs and signed-in pages are tested in the same way.',
    keyboard: 'Menus, tabs, dialogs and forms can be reached and used with the keyboard alone.',
    colours:
      'What is chosen and what is done is visible with forced colours too, such as the high-contrast mode of Windows.',
    zoom: 'No page needs sideways scrolling on a screen 320 pixels wide, or on a phone with letters twice as large.',
    script: 'The texts can be read without JavaScript.',
  },
  lacking: {
    heading: 'Shortcomings that we know of',
    readers: 'Nothing has been tested with a screen reader or by people with disabilities yet.',
    files:
      'We show files from customers and partners as they are. They may lack structure and alternative text.',
    drawings:
      'The drawings are decoration and hidden from screen readers. What they say is also in the text.',
    names: 'Many English technical terms in Swedish text are not marked as English.',
  },
  contact: {
    heading: 'Tell us',
    text: 'If you cannot get at something, or want it in another form, write to {{email}} or call {{telephone}}. Say which page it is about and what you use.',
  },
  law: {
    heading: 'What the law says',
    text: '{{legalName}} is a private company that serves other companies. As we read the Swedish acts on accessibility of digital public services (2018:1937) and of certain products and services (2023:254), neither applies to this service. So there is no supervisory authority to turn to. The statement is voluntary.',
  },
} satisfies Translation<typeof sv>
