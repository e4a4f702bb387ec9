import type { Translation } from '../phrases.ts'
import type swedish from '../sv/pricing.ts'

export default {
  meta: {
    title: 'Prices[ from SEK\u00a0{entryPrice}/month excl. VAT][, {commitment}-month commitment] | {{brand}}',
    description:
      'Buy credits by the month and pay for work instead of a position to fill.[ From SEK\u00a0{entryPrice} excl. VAT.][ {notice} days’ notice.][ {moneyBack}-day money back.]',
  },
  hero: {
    heading: 'Pay for what gets built',
    lead: 'One credit is worth {{value}} of work. You buy a number each month and spend them where they are needed: on a PLC programmer in March, on a tester in April.',
  },
  currency: {
    label: 'Show prices in',
    note: 'You order in Swedish kronor. Euros and dollars are converted at fixed rates: one krona is {{eur}} euros and {{usd}} dollars.',
  },
  plans: {
    heading: 'Three sizes',
    recommended: 'Our recommendation',
    perMonth: 'a month, excl. VAT',
    withVat: '{{price}} incl. {{percent}} VAT',
    credits: 'Credits a month',
    perCredit: '{{price}} per credit',
    lower: '{{percent}} lower price',
    order: 'Order {{credits}} credits',
    demo: 'Book a demo',
    agreed: 'By agreement',
    agreedNote: 'Starts with a conversation',
    afterOrder:
      'All prices exclude VAT. Nothing is charged when you order; payment details follow by e-mail.',
    pro: {
      description: 'For one well-defined job at a time.',
      example: '{{credits}} credits are enough for manual testing before a delivery, from {{price}}.',
    },
    business: {
      description: 'For teams that always have something under way.',
      example: '{{credits}} credits are enough for a documented API, from {{price}}.',
    },
    enterprise: {
      description: 'For groups and framework agreements.',
      example: 'When three plants are to share one team and nobody wants three invoices.',
    },
    features: {
      verified: 'Engineers from the [{accepted}%|few] who are accepted',
      matching: '[The first match within {matchingFrom}–{matchingTo} hours]',
      payment: 'Fixed project price or pay as you go, your choice',
      contracts: 'Deliveries governed by smart contracts',
      everythingInPro: 'Everything in Pro',
      upTo: 'Up to {{most}} credits a month',
      discount: '{{percent}} lower price from {{credits}} credits',
      everythingInBusiness: 'Everything in Business',
      volume: 'More than {{most}} credits a month',
      terms: 'Terms that your purchasing department can sign',
    },
  },
  each: {
    heading: 'What a credit costs in each package',
    lowest:
      'The lowest price per credit is that of the package of {{credits}} credits: {{price}} excluding VAT.',
    size: 'Package',
    package: '{{count}} credits',
    price: 'Excl. VAT',
    perCredit: 'Per credit',
    withVat: 'Incl. {{percent}} VAT',
  },
  comparison: {
    heading: 'The same work, three ways to pay',
    caption: '{{brand}} compared with an employee and a consulting firm',
    recommended: 'Recommended',
    employee: 'Employee',
    consultant: 'Consulting firm',
    cost: {
      name: 'Cost per month',
      product: 'from {{price}}, excl. VAT',
      employee: '{{price}} in the example',
      consultant: '{{price}} or more',
    },
    onTop: {
      name: 'On top of the salary',
      product: 'Nothing',
      employee:
        'About {{markup}}; holiday pay ({{holiday}}), employer tax ({{tax}}) and insurance ({{insurance}}) are the large items',
      consultant: 'Part of the hourly rate',
    },
    start: {
      name: 'Time to start',
      product: '[Matched in {matchingFrom}–{matchingTo} hours|By agreement]',
      employee: '{{from}}–{{to}} months',
      consultant: '{{from}}–{{to}} weeks',
    },
    binding: {
      name: 'Getting out',
      product: '[{notice} days’ notice|Notice by agreement][, {commitment} months of commitment]',
      employee: 'Notice by law and contract',
      consultant: 'As the contract says',
    },
    illness: {
      name: 'In case of illness',
      product: 'No sick pay to pay',
      employee:
        'Sick pay of {{percent}} for {{days}} days, less a deductible ({{deductible}} of a week’s sick pay)',
      consultant: 'The firm takes care of it',
    },
    unhappy: {
      name: 'If it goes wrong',
      product: '[Your money back within {moneyBack} days|By agreement]',
      employee: 'Recruit again',
      consultant: 'Tender again',
    },
    note: 'The employee is an example with a base salary of {{salary}}. Pension comes on top. There is no VAT on a salary; the firm’s price excludes it, as ours does.',
  },
  terms: {
    heading: 'The risk is ours',
    commitment: 'Commitment',
    notice: 'Notice',
    moneyBack: 'Money back',
    guarantee: 'Guarantee',
    guaranteed: 'Satisfaction',
    days: 'days',
    months: 'mo',
  },
  faq: { heading: 'What people ask' },
  demo: {
    heading: 'Not sure about the size?',
    text: 'Give us fifteen minutes. We go through what you want done and work backwards to a number of credits.',
  },
} satisfies Translation<typeof swedish>
