import type { ServicePage } from '../../service-page.ts'

export default {
  meta: {
    title: 'Fullstack engineers in TypeScript, .NET and Java for hire',
    description:
      'Freelance fullstack engineers who carry a feature from database to screen: TypeScript, React, .NET, Java, PostgreSQL and links to your business systems.',
  },
  heading: 'Fullstack engineers who follow a feature all the way',
  lead: 'One person who can alter the table, write the interface, build the screen and read the log when things go wrong. That means fewer handovers and fewer misunderstandings.',
  about: {
    heading: 'One developer from schema to screen',
    paragraphs: [
      'In an internal production system, a fault rarely sits in one layer. An order line shown wrong may come from a time zone in the database, a rounding in the service or a stale tab in the operator’s browser. A fullstack engineer has no need to pass the ticket on.',
      'Breadth does not mean that everyone does everything equally well. We ask each of them where they are strongest, so that you can get two who complement each other instead of two alike.',
    ],
  },
  capabilities: {
    heading: 'Fullstack engineers, layer by layer',
    cards: [
      {
        title: 'Interfaces in the browser',
        text: 'React, Vue or Angular in TypeScript, for the office screen as well as the terminal that is used with gloves on.',
      },
      {
        title: 'Services and logic',
        text: 'Node.js, ASP.NET Core or Spring Boot, with a clear border between business rules and framework.',
      },
      {
        title: 'Data and transactions',
        text: 'PostgreSQL, SQL Server or Oracle. Indexes that get used, migrations that can run twice, and locks somebody has thought about.',
      },
      {
        title: 'Sign-in and permissions',
        text: 'OpenID Connect against Entra ID or Keycloak, roles per plant, and a way to sign in on shared terminals.',
      },
      {
        title: 'Automated checks',
        text: 'Unit tests where the logic lives, Playwright for the flows that must not break, and test data that resemble real orders.',
      },
      {
        title: 'Care of older code',
        text: 'Web Forms, Struts or AngularJS that still carries the business is replaced bit by bit, with the old running in the meantime.',
      },
    ],
  },
  offers: {
    heading: 'Forms of engagement for fullstack engineers',
    cards: [
      {
        title: 'One more in the development team',
        text: 'An ongoing assignment at your pace, from a few days a week to full time.',
      },
      {
        title: 'A team in miniature',
        text: 'Two or three engineers jointly responsible for a system, from sketch to maintenance.',
      },
      {
        title: 'A tool at a fixed price',
        text: 'A bounded internal system, such as deviation reporting, a shift log or traceability, with milestones for you to approve.',
      },
    ],
  },
  process: {
    heading: 'Taking on a fullstack engineer',
    steps: [
      {
        title: 'Describe the code in words',
        text: 'Language, framework, database and the age of the system. Do mention the part you are ashamed of; it is usually where help is needed.',
      },
      {
        title: 'Program together',
        text: 'Let the candidate and one of your own solve something small side by side. After an hour both will know whether it works.',
      },
      {
        title: 'First change in production',
        text: 'A small fix goes through the entire chain early. Any gaps in access and documentation then come to light.',
      },
      {
        title: 'Write for the successor',
        text: 'Decisions are noted next to the code as they are made, so that the ending is a meeting and not a project.',
      },
    ],
  },
  results: {
    heading: 'What you see of a fullstack engineer’s work',
    items: [
      {
        text: 'Features that users have tried along the way, rather than specifications that were approved.',
      },
      { text: 'Reviewed code with tests, following your naming conventions.' },
      { text: 'Short decision notes that explain why things turned out as they did.' },
    ],
  },
  closing: {
    heading: 'Which feature has been on your list the longest?',
    text: 'Send it as an inquiry. We will come back with fullstack engineers who have built similar things in your stack, and say when they can begin.',
  },
} satisfies ServicePage
