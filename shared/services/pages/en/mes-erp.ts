import type { ServicePage } from '../../service-page.ts'

export default {
  meta: {
    title: 'MES and ERP integration: one order, all the way down',
    description:
      'Consultants who join business systems to production along ISA-95: SAP, IFS, Monitor and M3 with Opcenter, AVEVA MES and your own lines and stations.',
  },
  heading: 'Orders should reach the line without a USB stick',
  lead: 'Consultants who can discuss capacity with the planner, bills of material with the controller and signals with the PLC programmer, all in one morning.',
  about: {
    heading: 'Two worlds with different clocks',
    paragraphs: [
      'The business system thinks in days and kronor, the line in seconds and pieces. Between them there is often a spreadsheet on a network drive, kept by somebody close to retirement. An MES exists to take over that role, with traceability and without macros.',
      'ISA-95 supplies the words for who owns what: recipe, material lot, work order, resource, result. Once the boundary is drawn, integration is an agreement between two systems instead of a guess in each.',
    ],
  },
  capabilities: {
    heading: 'What goes down, and what has to come up',
    cards: [
      {
        title: 'Business systems',
        text: 'SAP S/4HANA, IFS Cloud, Infor M3, Dynamics 365, Jeeves and Monitor: work orders, structures, stock levels and reporting back.',
      },
      {
        title: 'MES',
        text: 'Siemens Opcenter, AVEVA MES, Critical Manufacturing and SAP Digital Manufacturing, from requirements to a proven template.',
      },
      {
        title: 'Interfaces along ISA-95',
        text: 'B2MML, IDoc, OData and message queues with acknowledgement, so that a server outage does not produce the same order twice.',
      },
      {
        title: 'Traceability and genealogy',
        text: 'Which lot went into which unit, at which station and at what torque. The answer should take minutes, even in a recall.',
      },
      {
        title: 'Quality and electronic records',
        text: 'Control plans, SPC and electronic batch records, validated to GAMP 5 where medicines and medical devices call for it.',
      },
    ],
  },
  offers: {
    heading: 'Four places to step in',
    cards: [
      {
        title: 'Requirements and choice of MES',
        text: 'Processes are charted in your own production, requirements are ranked, and vendors demonstrate them on your part numbers.',
      },
      {
        title: 'Integration between order and line',
        text: 'Orders down, results and scrap up, with an error queue, alerts and a view where planners see for themselves what got stuck.',
      },
      {
        title: 'Rollout line by line',
        text: 'A solution architect and a technician who build, train and are on the floor during go-live.',
      },
      {
        title: 'Upgrade of the business system',
        text: 'Interfaces to production are listed and retested, before anyone discovers that the label printer depended on them.',
      },
    ],
  },
  process: {
    heading: 'Follow an order through the building',
    steps: [
      {
        title: 'Walk with the order',
        text: 'The consultant follows a real order from sales to loading bay and writes down each time somebody types the same thing again.',
      },
      {
        title: 'Draw the boundary',
        text: 'Each piece of information gets one system that owns it. The discussion is tiresome and pays for itself for the rest of the project.',
      },
      {
        title: 'Build and test alongside',
        text: 'Interfaces run against a copy of the business system with real structures, part deliveries, rework and trouble.',
      },
      {
        title: 'Start one line',
        text: 'Go-live happens on one line, with the old routine on standby until stock levels agree.',
      },
    ],
  },
  results: {
    heading: 'After go-live',
    items: [
      { text: 'An order that is entered in one place and visible in all.' },
      { text: 'Tracing from raw material lot to serial number, in both directions.' },
      { text: 'An interface description that survives the next upgrade.' },
      { text: 'One spreadsheet fewer on the shared drive.' },
    ],
  },
  closing: {
    heading: 'Which spreadsheet runs your plant?',
    text: 'Name the systems you have and where you retype by hand. We will suggest consultants who have worked at both ends.',
  },
} satisfies ServicePage
