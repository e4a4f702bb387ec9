import type { ServicePage } from '../../service-page.ts'

export default {
  meta: {
    title: 'Business development for industry with technology to sell',
    description:
      'Business developers with an industrial background: new business models, pricing, market entry, funding and investment cases that stand up to questions.',
  },
  heading: 'A business plan that survives the shop floor',
  lead: 'Business developers who have read both a balance sheet and a wiring diagram, and who stay until the plan is something other than slides.',
  about: {
    heading: 'Good technology does not sell itself',
    paragraphs: [
      'Many industrial firms have a product that works, a customer base growing older, and an idea about services that has been on its way for years. What is lacking is seldom another idea. It is somebody who does the sums, tries one on real customers and closes down the others.',
      'The consultants work with figures you can trace and assumptions written out in full. You learn what must be true for the case to hold, and how to notice in time that it is not.',
    ],
  },
  capabilities: {
    heading: 'Questions they are used to',
    cards: [
      {
        title: 'Business model and servitisation',
        text: 'From machine sold to uptime by subscription: contracts, risk, service organisation, and what happens to cash flow in between.',
      },
      {
        title: 'Pricing',
        text: 'Value-based prices, spare parts, service agreements, and discounts whose reason nobody remembers.',
      },
      {
        title: 'Market and customers',
        text: 'Interviews with buyers and technicians, the state of the competition, and the choice of country, channel and reseller.',
      },
      {
        title: 'Investment case',
        text: 'Net present value, payback and sensitivity analysis for automation, digitalisation and new capacity.',
      },
      {
        title: 'Funding and grants',
        text: 'Applications to Vinnova, the Agency for Economic and Regional Growth, the Swedish Energy Agency and Horizon Europe, written so that the project can be carried out afterwards.',
      },
    ],
  },
  offers: {
    heading: 'Assignments with an end point',
    cards: [
      {
        title: 'Position and options',
        text: 'Talks with management, sales and customers, profitability by product group, and three alternatives with their consequences.',
      },
      {
        title: 'Trial of a new business',
        text: 'A service or product is tried on chosen customers, with the conditions for going on or stopping agreed beforehand.',
      },
      {
        title: 'Market entry',
        text: 'Customer list, channel, regulatory requirements and first meetings in a new market, beside someone who knows the trade there.',
      },
      {
        title: 'Interim business developer',
        text: 'An experienced person in the management team a few days a week, for as long as needed and no longer.',
      },
    ],
  },
  process: {
    heading: 'Calculate, try, decide',
    steps: [
      {
        title: 'Facts on the table',
        text: 'Accounts, order book and customer interviews give a shared picture of where money is earned and where it leaks.',
      },
      {
        title: 'Write the hypothesis',
        text: 'Who will buy, what do they pay, and why have they not done so yet? A single page will do.',
      },
      {
        title: 'Ask the market',
        text: 'The offer is put to real buyers. A polite yes does not count; an order does.',
      },
      {
        title: 'Decide and staff',
        text: 'Management decides on the evidence, and each activity gets a name and a date.',
      },
    ],
  },
  // 'Growth' and 'years': the specification does not say over what period, nor whose years.
  results: {
    heading: 'The business developers’ record, in numbers',
    items: [
      { claim: 'businesses', figure: '{value}+', text: 'companies helped to develop their business.' },
      { claim: 'businessGrowth', figure: '{value}%', text: 'growth in the companies helped.' },
      { claim: 'businessYears', figure: '{value}+', text: 'years in the trade.' },
      { claim: 'businessSatisfaction', figure: '{value}%', text: 'of clients satisfied.' },
    ],
  },
  closing: {
    heading: 'Which idea is still in the drawer?',
    text: 'Describe it in a few sentences. You will meet a business developer whose first question is who will pay.',
  },
} satisfies ServicePage
