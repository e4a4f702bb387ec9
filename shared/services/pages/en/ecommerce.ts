import type { ServicePage } from '../../service-page.ts'

export default {
  meta: {
    title: 'E-commerce for industry: the right part, the right price',
    description:
      'Developers and consultants for trade between companies: customer prices, spare parts, PIM, punchout and payment in Shopify, Adobe Commerce, Litium and Norce.',
  },
  heading: 'The right part at the right price, without the phone queue',
  lead: 'E-commerce for those who sell to workshops, buyers and service technicians, and for those who sell to everybody else as well.',
  about: {
    heading: 'The basket is the simple bit',
    paragraphs: [
      'A buyer is not looking for inspiration. She has a part number, a contract price and a machine that has stopped. The shop must know what she in particular pays, what is on the shelf in Gothenburg, and which seal fits a pump from the last century.',
      'The consultants therefore begin with product data and the business system and finish with design. A handsome shop with the wrong stock level merely disappoints the customer faster.',
    ],
  },
  capabilities: {
    heading: 'Behind the buy button',
    cards: [
      {
        title: 'Commerce platforms',
        text: 'Shopify, Adobe Commerce, Litium, Norce and commercetools, as a whole or behind a front end of your own.',
      },
      {
        title: 'PIM and classification',
        text: 'Product data in Inriver or Akeneo, classes from ETIM and UNSPSC, GTINs from GS1, and pictures showing the correct side of the part.',
      },
      {
        title: 'Customer prices and purchasing',
        text: 'Contract prices, discount matrices, approval, quote to order, and punchout over OCI or cXML to the customer’s purchasing system.',
      },
      {
        title: 'Payment and invoicing',
        text: 'Cards, Swish, Klarna and invoices with credit checks, keeping card details with the payment provider and away from you.',
      },
      {
        title: 'Search that finds',
        text: 'Part numbers with and without the hyphen, exploded views to click in, and filters by dimension.',
      },
      {
        title: 'Accessible and measured',
        text: 'WCAG 2.2 AA, the European Accessibility Act for consumer sales, and statistics that respect a no in the cookie box.',
      },
    ],
  },
  offers: {
    heading: 'Shop, data or connection',
    cards: [
      {
        title: 'New shop for business customers',
        text: 'Choice of platform, pricing logic, sign-in per customer, and a first part of the range on sale before the remainder moves in.',
      },
      {
        title: 'Spare parts portal',
        text: 'Serial number in, the right exploded view out, with stock, replacements and ordering in one place.',
      },
      {
        title: 'Change of platform',
        text: 'Customers, orders, addresses and redirects are moved, so that buyers and search engines both find their way back.',
      },
      {
        title: 'Connection to the business system',
        text: 'Price, stock, order and delivery notice between shop and ERP, in real time where it is needed and overnight where that will do.',
      },
    ],
  },
  process: {
    heading: 'Sell something early, then extend',
    steps: [
      {
        title: 'Look at the orders',
        text: 'Which parts are reordered, by whom, and why do customers call? There is your list of requirements.',
      },
      {
        title: 'Tidy the range',
        text: 'Names, dimensions, pictures and replacements are corrected for the part that sells, before any customer sees it.',
      },
      {
        title: 'Open for a few',
        text: 'A handful of customers buy in earnest at their own prices, and say what is missing.',
      },
      {
        title: 'Let in the rest',
        text: 'Products and countries are added in stages, while inside sales learns to answer “you can see that in the shop”.',
      },
    ],
  },
  results: {
    heading: 'After opening day',
    items: [
      { text: 'A shop where each customer sees their own price and a stock level that is true.' },
      { text: 'Product data with one owner, one format and one source.' },
      { text: 'Orders that land in the business system without anybody copying them out.' },
    ],
  },
  closing: {
    heading: 'What do your customers call about?',
    text: 'Tell us what you sell, to whom, and which business system sits behind it. That tells us which consultants you should meet.',
  },
} satisfies ServicePage
