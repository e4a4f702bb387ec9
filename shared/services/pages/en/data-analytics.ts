import type { ServicePage } from '../../service-page.ts'

export default {
  meta: {
    title: 'Data analytics and BI for production, quality, finance',
    description:
      'Freelance data analysts and BI developers: OEE to ISO 22400, Power BI, Qlik, dbt, and warehouses fed by historians, MES and business systems alike.',
  },
  heading: 'Data analytics where everyone means the same OEE',
  lead: 'Production has one figure, finance another, and the one in the spreadsheet is probably from last spring. Our analysts make the three into one, with its definition beside it.',
  about: {
    heading: 'BI when the sources are a historian, an MES and a spreadsheet',
    paragraphs: [
      'Reports are the easy part. The hard part is that timestamps live in different time zones, that stop code 99 means “other” on one line and “lunch” on the next, and that part numbers change format between systems. That is where the work begins.',
      'Once the sources can be trusted, a semantic model is built with each measure defined once. Whether the question is then asked in Power BI, Qlik or an SQL client makes no difference: the answer is the same.',
    ],
  },
  capabilities: {
    heading: 'The analysts’ toolbox',
    cards: [
      {
        title: 'Indicators with a definition',
        text: 'OEE, scrap and rework to ISO 22400, with written rules for planned stops, changeovers and breaks.',
      },
      {
        title: 'Warehouse and lakehouse',
        text: 'Snowflake, Databricks, Microsoft Fabric or PostgreSQL, with dbt transformations that are tested and under version control.',
      },
      {
        title: 'Time series from the process',
        text: 'Extraction from AVEVA PI, Canary or TimescaleDB at the right resolution. A daily average hides most of what is interesting.',
      },
      {
        title: 'Reports and access',
        text: 'Power BI, Qlik Sense or Grafana. Row-level security lets each factory see its own and the group see everything.',
      },
      {
        title: 'Statistical process control',
        text: 'Control charts, capability indices and measurement system analysis in Minitab, R or Python, for telling signal from noise.',
      },
    ],
  },
  offers: {
    heading: 'Assignments in analytics and BI',
    cards: [
      {
        title: 'A survey of sources',
        text: 'A map of systems, owners, keys and quality, and a proposal for where to start.',
      },
      {
        title: 'OEE from sensor to screen',
        text: 'Collection, stop reasons, calculation, and a view that is of use to the operator during the shift.',
      },
      {
        title: 'A warehouse for production',
        text: 'A model that ties order, machine, batch and quality outcome together, loaded on schedule and monitored.',
      },
      {
        title: 'An analyst on site',
        text: 'Someone who sits with production management, takes questions as they come and trains a successor.',
      },
    ],
  },
  process: {
    heading: 'From a question to a report you trust',
    steps: [
      {
        title: 'Start in the meeting',
        text: 'Which decision is made each morning, and what is missing when it is? The analyst would like to sit in and listen.',
      },
      {
        title: 'Trace the number backwards',
        text: 'Every figure is followed from report to sensor. The reason for the discrepancies tends to turn up on the way.',
      },
      {
        title: 'Agree on the measures',
        text: 'Definitions are written down and approved by those who are measured. Charts are drawn after that.',
      },
      {
        title: 'Retire the spreadsheet',
        text: 'The new report runs in parallel until the differences are explained, then the old one is archived.',
      },
    ],
  },
  results: {
    heading: 'After an analytics assignment you have',
    items: [
      { text: 'A catalogue of measures with a formula, a source and an owner for each.' },
      { text: 'Data flows with tests that raise the alarm before the morning meeting does.' },
      { text: 'Reports that your own people can build on.' },
    ],
  },
  closing: {
    heading: 'Which figure do you not believe?',
    text: 'Describe it, and where it comes from as far as you know. We will reply with analysts who have worked with the same kind of sources.',
  },
} satisfies ServicePage
