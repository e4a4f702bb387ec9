import type { ServicePage } from '../../service-page.ts'

export default {
  meta: {
    title: 'AI and machine learning for industrial data and work',
    description:
      'Machine learning for the factory: forecasts, anomalies, vision, language, optimisation and EU AI Act documentation. Use cases with the benefit spelled out.',
  },
  heading: 'AI and machine learning fit for an ordinary Tuesday',
  lead: 'Sensors drift, the raw material changes supplier, and nobody cleans the camera often enough. Machine learning in industry has to reckon with all of it from the start.',
  about: {
    heading: 'When machine learning is the right tool',
    paragraphs: [
      'Sometimes a rule, a threshold or a better sensor will do, and then you will be told so. Machine learning pays when the pattern is in the data but too tangled to write down, and when a better answer makes someone act differently.',
      'So each project begins with what an error costs in either direction. A bearing failure that was missed and a bearing changed for nothing have different price tags, and that difference decides where the alarm limit goes.',
    ],
  },
  capabilities: {
    heading: 'Six parts of AI work that we staff',
    cards: [
      {
        title: 'Forecasts',
        text: 'Demand, energy load and remaining useful life as intervals rather than single figures, so that planners see how sure the forecast is.',
      },
      {
        title: 'Anomalies in process data',
        text: 'Models that recognise normal operation per recipe and operating mode, and speak up when temperatures, pressures and currents do not add up.',
      },
      {
        title: 'Image recognition',
        text: 'Surface defects, missing components, labels the wrong way round. Lighting and optics are chosen before the network, because they decide more.',
      },
      {
        title: 'Language and documents',
        text: 'Fault reports, service records and certificates are read, classified and made searchable, in Swedish and in the supplier’s language.',
      },
      {
        title: 'Optimisation and soft sensors',
        text: 'A quantity that only the lab can measure is estimated continuously from other signals. Setpoints are suggested within limits the process engineer has set.',
      },
      {
        title: 'Risk classes under the AI Act',
        text: 'Regulation (EU) 2024/1689 tells a sorting camera from a safety component. Classification, logging and technical documentation are dealt with while the system is built.',
      },
    ],
  },
  offers: {
    heading: 'AI use cases and what they bring',
    cards: [
      {
        title: 'Condition-based maintenance',
        text: 'Vibration, temperature and motor current from pumps and fans are weighed together. Benefit: the bearing is replaced at a planned stop, with the spare already there.',
      },
      {
        title: 'Surface inspection',
        text: 'The camera judges every part and a person takes the doubtful ones. Benefit: even judgement across all shifts, and pictures to show when a complaint comes in.',
      },
      {
        title: 'Spare parts stock',
        text: 'Consumption, lead time and the importance of the machine set the reorder point. Benefit: less capital on the shelf, without the critical part missing.',
      },
      {
        title: 'Help with fault-finding',
        text: 'The technician describes the fault and gets earlier work orders and the right page of the manual. Benefit: the knowledge stays when the old hand retires.',
      },
    ],
  },
  process: {
    heading: 'How an AI idea is put to the test',
    steps: [
      {
        title: 'Put a price on the fault',
        text: 'What does the problem cost today, and what does a wrong model cost? If the sums do not work, we stop here.',
      },
      {
        title: 'Try it on old data',
        text: 'The model predicts events that have already happened, in a period it has never seen.',
      },
      {
        title: 'Run silently alongside',
        text: 'In the plant it computes in real time and touches nothing. Operators note when it is right and when it is talking nonsense.',
      },
      {
        title: 'Give it a job',
        text: 'The answer is tied to an action: a work order, a rejected part, a new setpoint. A named person owns the model.',
      },
    ],
  },
  results: {
    heading: 'What remains when the AI project is over',
    items: [
      { text: 'A model in operation, or an inexpensive and well-founded no.' },
      { text: 'Accuracy measured on your own data, with both kinds of error reported.' },
      { text: 'A plan for retraining: when, on which data, and who approves it.' },
      { text: 'Technical documentation that can be shown to a supervisory authority.' },
    ],
  },
  closing: {
    heading: 'Do you have data and a suspicion?',
    text: 'Book a meeting and bring one example of the fault you want to be rid of. Afterwards you will know whether it is worth a trial.',
  },
} satisfies ServicePage
