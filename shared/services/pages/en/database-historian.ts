import type { ServicePage } from '../../service-page.ts'

export default {
  meta: {
    title: 'Databases and historians: readings that can be trusted',
    description:
      'Specialists in historians and time series: AVEVA PI, Canary, Proficy, InfluxDB, TimescaleDB and SQL Server. Modelling, migration, tuning and operation.',
  },
  heading: 'What happened at 02:14 on Sunday?',
  lead: 'The question should have an answer, even if it was the night the clocks changed and 02:14 came round twice. Our specialists build and tend the databases that remember on behalf of the plant.',
  about: {
    heading: 'A memory with gaps is a poor witness',
    paragraphs: [
      'Readings rarely vanish with a bang. They are compressed too hard, written in local time, stored under a tag whose sensor was swapped, or left in a buffer that never emptied. Nobody notices until the trend is needed for a complaint.',
      'A historian and a relational database solve different problems, and most plants need both. The consultants can tell you where the line goes, how long each resolution should be kept, and what that costs in disk and licences.',
    ],
  },
  capabilities: {
    heading: 'Time series, tables and what lies between',
    cards: [
      {
        title: 'Process historians',
        text: 'AVEVA PI System, Canary, Proficy Historian and the history in Ignition, collecting over OPC UA and buffering through outages.',
      },
      {
        title: 'Open time-series databases',
        text: 'InfluxDB and TimescaleDB with retention, downsampling, and Grafana views that answer before the coffee gets cold.',
      },
      {
        title: 'Relational databases',
        text: 'SQL Server, PostgreSQL and Oracle: data models, indexes, locks, and that one report which always runs at shift change.',
      },
      {
        title: 'Asset model and tag names',
        text: 'PI AF or its equivalent, with a template per equipment type, so that FT_101_NEW2 acquires a place, a unit and a past.',
      },
      {
        title: 'Data quality',
        text: 'Compression limits, quality flags, UTC throughout, and rules for telling a zero from a missing value.',
      },
    ],
  },
  offers: {
    heading: 'Examine, move, build anew',
    cards: [
      {
        title: 'Database health check',
        text: 'Compression, gaps, slow queries, backups and licences, with actions, the most urgent first.',
      },
      {
        title: 'Migration of history',
        text: 'Old archives are read out, reconciled with the source and loaded into the new system without a step in this year’s trend.',
      },
      {
        title: 'New historian',
        text: 'Choice of product, tag standard, collection and permissions, put into service with a first set of views.',
      },
      {
        title: 'Part-time database administrator',
        text: 'Somebody who handles updates, rehearses restores and picks up when the report takes too long.',
      },
    ],
  },
  process: {
    heading: 'How the trend becomes whole again',
    steps: [
      {
        title: 'Choose the questions',
        text: 'Maintenance, quality and finance say what they want to look up, and how far back.',
      },
      {
        title: 'Follow one value',
        text: 'A single measurement is traced from sensor to report. Each conversion, rounding and time zone on the way is written down.',
      },
      {
        title: 'Model and move',
        text: 'Tags are named to the standard, history is loaded, and samples are compared with the source system.',
      },
      {
        title: 'Rehearse the restore',
        text: 'The backup is read back on another machine. Before that exercise it is merely a hope.',
      },
    ],
  },
  results: {
    heading: 'With the database in order',
    items: [
      { text: 'A tag standard of a couple of pages that suppliers can follow.' },
      { text: 'A history whose gaps are known instead of unknown.' },
      { text: 'A tested restore, with a date and a name in the record.' },
    ],
  },
  closing: {
    heading: 'Which trend are you missing?',
    text: 'Tell us which database it is, how many tags it holds and where it hurts. We will reply with suggested specialists.',
  },
} satisfies ServicePage
