import type { ServicePage } from '../../service-page.ts'

export default {
  meta: {
    title: 'System integration: APIs, messaging and EDI that last',
    description:
      'Integration consultants for APIs, Kafka, Azure Integration Services, MuleSoft and EDI. Flows that survive restarts, duplicates and a partner’s new format.',
  },
  heading: 'Systems need not like each other',
  lead: 'They only have to agree on the format, the acknowledgement, and what happens while one side is down. Getting them there is the integration consultant’s trade.',
  about: {
    heading: 'A dozen systems and one person who knows how',
    paragraphs: [
      'Integrations tend to be built one at a time, by whoever had time. Some years later there are scheduled file moves, a few stored procedures calling web services, and a map that exists only in a colleague’s head. It works splendidly until the colleague goes on holiday.',
      'These consultants build flows that can be restarted without invoicing twice, that speak up when something sticks, and that can be changed on one side without phoning the other. If a file over SFTP is the right answer, you get a file over SFTP.',
    ],
  },
  capabilities: {
    heading: 'The toolbox between systems',
    cards: [
      {
        title: 'APIs by design',
        text: 'REST, GraphQL and gRPC, described in OpenAPI before they are built, with versions, OAuth 2.0 and limits on how often anyone may ask.',
      },
      {
        title: 'Messages and events',
        text: 'Kafka, RabbitMQ and Azure Service Bus with AsyncAPI, schemas, and a dead-letter queue that somebody reads.',
      },
      {
        title: 'Integration platforms',
        text: 'Azure Logic Apps, MuleSoft, Boomi and SAP Integration Suite, and the road there from BizTalk.',
      },
      {
        title: 'EDI and e-invoicing',
        text: 'EDIFACT, Peppol and the customer’s own reading of the standard, with despatch advice, call-offs and labels that agree.',
      },
      {
        title: 'Tracing and operation',
        text: 'Correlation ids at every hop, OpenTelemetry, and alerts for messages that never came as well as for those that failed.',
      },
      {
        title: 'Contract tests',
        text: 'Pact and schema validation in the build, so that a removed field is found by a machine and not by a customer.',
      },
    ],
  },
  offers: {
    heading: 'A map, a flow or the whole platform',
    cards: [
      {
        title: 'Integration map',
        text: 'All flows listed with owner, format, volume and risk, and a suggestion of what to rebuild first.',
      },
      {
        title: 'Single integration',
        text: 'Two systems, one agreement about data, tests against both sides, and deployment with monitoring.',
      },
      {
        title: 'Change of integration platform',
        text: 'Flows move in groups, old and new are compared message by message, and the old one closes when the difference is zero.',
      },
    ],
  },
  process: {
    heading: 'The agreement before the code',
    steps: [
      {
        title: 'Chart the flow',
        text: 'Who sends, who receives, how often, and who calls when it goes quiet? The answers become a drawing.',
      },
      {
        title: 'Write the contract',
        text: 'Fields, codes, acknowledgements and error cases are settled jointly and kept under version control.',
      },
      {
        title: 'Build for restarts',
        text: 'Each step must give the same result when run again. The test is to pull the plug halfway.',
      },
      {
        title: 'Hand over operation',
        text: 'The support team gets a view, a handbook and a tour of the faults that are going to happen.',
      },
    ],
  },
  results: {
    heading: 'What stays with the support team',
    items: [
      { text: 'An integration map that changes when the code does.' },
      { text: 'Flows that recover by themselves after an outage.' },
      { text: 'Alerts that reach the right person, with the message number in the text.' },
      { text: 'Documentation that lets the colleague go on holiday.' },
    ],
  },
  closing: {
    heading: 'Which two systems refuse to talk?',
    text: 'Name them, and tell us what is carried across by hand today. We will come back with consultants who know at least the more difficult of the pair.',
  },
} satisfies ServicePage
