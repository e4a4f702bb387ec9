import type { ServicePage } from '../../service-page.ts'

export default {
  meta: {
    title: 'Testing and quality assurance for software and plant',
    description:
      'Testers and test leads for manual testing, automation, performance and security, from browsers and APIs to FAT, SAT and hardware-in-the-loop test rigs.',
  },
  heading: 'Find the fault before the customer does',
  lead: 'Testers who press the button twice, enter a leap day and pull out the network cable. Then they write a report that can be followed.',
  about: {
    heading: 'Quality cannot be tested in afterwards',
    paragraphs: [
      'Testing is expensive when it comes last. The testers therefore want to see requirements while they can still be changed, and to ask the awkward question of how anyone will know that one has been met. If there is no answer it is not a requirement but a wish.',
      'They work by risk: the payment flow and the emergency stop get more time than the footer. Whatever must be repeated is automated, and whatever calls for judgement gets a person. At any moment you can see what has been tested, what has not, and what follows from it.',
    ],
  },
  capabilities: {
    heading: 'Tests for anything that can break',
    cards: [
      {
        title: 'Test leadership and strategy',
        text: 'Risk analysis, test plan and reporting to ISO/IEC/IEEE 29119, trimmed so that the plan is no thicker than the product.',
      },
      {
        title: 'Automation of tests',
        text: 'Playwright, Cypress, Appium and API contract tests, run in GitHub Actions or Azure DevOps on every change.',
      },
      {
        title: 'Performance under load',
        text: 'k6, JMeter and Gatling with load shaped like your business, including the Monday when everyone signs in at seven.',
      },
      {
        title: 'Security review',
        text: 'Checks against OWASP ASVS, probing with Burp Suite and ZAP, and a report that ranks its findings by risk.',
      },
      {
        title: 'Machines and controls',
        text: 'FAT and SAT protocols, hardware in the loop, and fault injection into PLC, HMI and interfaces.',
      },
      {
        title: 'Accessibility testing',
        text: 'Keyboard, screen reader and contrast to WCAG 2.2, tried by hand and not only by a tool.',
      },
    ],
  },
  offers: {
    heading: 'Four tests to order',
    cards: [
      {
        title: 'Manual testing',
        text: 'Exploratory and scripted tests ahead of a release, with reports from which a developer can reproduce the fault.',
        price: 'testingManual',
      },
      {
        title: 'Automated tests',
        text: 'A test suite for your important flows, placed in the build and written for your team to take over.',
        price: 'testingAutomated',
      },
      {
        title: 'Performance test',
        text: 'Load model, runs and an analysis of where it chokes, with proposals for what to do about it.',
        price: 'testingPerformance',
      },
      {
        title: 'Security test',
        text: 'Penetration testing of an agreed scope, a walk through the findings, and a retest once they are fixed.',
        price: 'testingSecurity',
      },
    ],
  },
  process: {
    heading: 'From risk to green light',
    steps: [
      {
        title: 'Put risks in order',
        text: 'What must on no account go wrong, and what would nobody notice? The list decides how time is spent.',
      },
      {
        title: 'Design the tests',
        text: 'Test cases, data and environment are prepared, and vague requirements go back with a question.',
      },
      {
        title: 'Run and report',
        text: 'Faults are described by steps, expected result and actual result. It saves everybody a meeting.',
      },
      {
        title: 'Approve or wait',
        text: 'The test lead sets out the remaining risk, and you decide whether to release.',
      },
    ],
  },
  // The specification states these four figures without saying what they count.
  results: {
    heading: 'The testers’ work, in figures',
    items: [
      { claim: 'testingFaults', figure: '{value}%', text: 'fewer faults that reach production.' },
      { claim: 'testingTime', figure: '{value}%', text: 'less time from finished code to release.' },
      { claim: 'testingFlows', figure: '{value}%', text: 'of the important flows are tested automatically.' },
      { claim: 'testingRetests', figure: '{value}%', text: 'less time spent retesting what already worked.' },
    ],
  },
  closing: {
    heading: 'When is your next release?',
    text: 'Give us the date, the system and what worries you. We will suggest testers, and a scope that fits the time.',
  },
} satisfies ServicePage
