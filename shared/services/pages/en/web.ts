import type { ServicePage } from '../../service-page.ts'

export default {
  meta: {
    title: 'Web development: company sites, web apps, PWAs, APIs',
    description:
      'Freelance web developers for company sites, web apps, PWAs and APIs, each with a starting price. Fast pages, accessible to WCAG and easy to maintain.',
  },
  heading: 'Web development for firms that sell to engineers',
  lead: 'The visitor wants the data sheet, the dimension drawing and a name to call. Our web developers build pages where that takes few clicks and no waiting.',
  about: {
    heading: 'What a good industrial website has to do',
    paragraphs: [
      'It should open fast on a phone in a workshop with poor coverage, be found by someone searching for a part number, and work with a screen reader. Marketing should also be able to update it without calling in a developer.',
      'Technology is chosen by who will look after it. A site that changes once a month needs no elaborate framework, and a tool in use all day deserves more than a form in a content management system.',
    ],
  },
  capabilities: {
    heading: 'The craft of web development',
    cards: [
      {
        title: 'Speed that is measured',
        text: 'Core Web Vitals are followed in the field and in the pipeline. Images, fonts and scripts have a budget, and it is kept.',
      },
      {
        title: 'Accessibility',
        text: 'WCAG 2.2 level AA and EN 301 549, tried with a keyboard, NVDA and VoiceOver on top of the automatic checks.',
      },
      {
        title: 'Content management',
        text: 'Umbraco, WordPress, Sanity or Optimizely, set up around the editor’s working day with previews and roles.',
      },
      {
        title: 'Several languages',
        text: 'Addresses, hreflang and a translation workflow for those who sell in five markets and have one translator.',
      },
      {
        title: 'Product data',
        text: 'A link to PIM, PLM or ERP, so that the dimensions on the data sheet are the same as in the order.',
      },
    ],
  },
  offers: {
    heading: 'Web projects and their starting prices',
    cards: [
      {
        title: 'Company site',
        text: 'A website with content management, product pages, forms and the languages you sell in.',
        price: 'webSite',
      },
      {
        title: 'Web application',
        text: 'Signed-in tools in the browser: customer portal, configurator, order status or spare parts catalogue.',
        price: 'webApplication',
      },
      {
        title: 'PWA',
        text: 'A web app that installs from the browser, works without coverage and sends what is waiting once the network is back.',
        price: 'webPwa',
      },
      {
        title: 'API',
        text: 'An interface described in OpenAPI, with versions, keys, rate limits and documentation that customers can manage on.',
        price: 'webApi',
      },
    ],
  },
  process: {
    heading: 'A web project, from content to launch',
    steps: [
      {
        title: 'Content first',
        text: 'Which questions does the visitor bring, and which pages answer them? Texts and pictures are listed before anything is drawn.',
      },
      {
        title: 'One page for real',
        text: 'The hardest page is built first, in the browser and on a phone, so that you comment on something that can be clicked.',
      },
      {
        title: 'Build in the open',
        text: 'Each change gets a preview with an address of its own. You comment there, when it suits you.',
      },
      {
        title: 'Launch without dead links',
        text: 'Old addresses are redirected, search engines are told, and the error log is watched in the early days.',
      },
    ],
  },
  results: {
    heading: 'What the web developer hands over',
    items: [
      { text: 'A site you own, with source code, domain and accounts in your name.' },
      { text: 'Readings for speed and accessibility, taken on delivery.' },
      { text: 'An editor’s handbook of a few pages, and a walk-through for those who will write.' },
    ],
  },
  closing: {
    heading: 'What should a visitor find on your site?',
    text: 'Send the address of the present site and say what bothers you. A web developer will read it before you talk.',
  },
} satisfies ServicePage
