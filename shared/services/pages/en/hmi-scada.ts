import type { ServicePage } from '../../service-page.ts'

export default {
  meta: {
    title: 'HMI and SCADA: screens and alarms that help operators',
    description:
      'Consultants for WinCC, Ignition, AVEVA, zenon and FactoryTalk View: calm process graphics, rationalised alarms, reports and careful SCADA replacements.',
  },
  heading: 'An alarm should mean something',
  lead: 'Control rooms where the screen is grey when all is well, and where whatever lights up is what needs a human being.',
  about: {
    heading: 'The operator is the last controller in the loop',
    paragraphs: [
      'When a feed pump trips, it should appear as one event with one cause. In many plants it appears as an alarm flood: pump, flow, pressure, level and everything downstream, in whatever order they happened to arrive. The operator who acknowledges the lot is not lazy but overloaded.',
      'A good interface begins by asking what the operator is supposed to do. That is why the engineers sit in the control room for a shift before they draw anything, and why they tend to remove more objects than they add.',
    ],
  },
  capabilities: {
    heading: 'Tools for the control room',
    cards: [
      {
        title: 'Process graphics to ISA-101',
        text: 'Levels from overview to detail, muted colours, trends beside the reading, and no fans that spin for show.',
      },
      {
        title: 'Alarm rationalisation',
        text: 'Philosophy, rationalisation and suppression to ISA-18.2 and IEC 62682. Each alarm gets a cause, an action and a time to act.',
      },
      {
        title: 'SCADA platforms',
        text: 'WinCC Unified and WinCC OA, Ignition, AVEVA System Platform, zenon and FactoryTalk View, standalone or redundant.',
      },
      {
        title: 'Panels at the machine',
        text: 'Operator panels that work with gloves on, in glare, and in the language spoken on the shift.',
      },
      {
        title: 'Reports and audit trails',
        text: 'Shift reports, batch records and change logs, electronically signed where 21 CFR Part 11 asks for it.',
      },
    ],
  },
  offers: {
    heading: 'Build it, replace it or quieten it down',
    cards: [
      {
        title: 'Alarm review',
        text: 'The log is analysed, the bad actors are named, and rationalisation is done together with your operations staff.',
      },
      {
        title: 'New operator environment',
        text: 'A display hierarchy, an object library and a style guide, made so that the next line is configuration and not drawing.',
      },
      {
        title: 'SCADA replacement',
        text: 'Tags, graphics and history move across, old and new run side by side, and the switchover is rehearsed.',
      },
    ],
  },
  process: {
    heading: 'A shift in the control room, then the drawing board',
    steps: [
      {
        title: 'Sit in',
        text: 'The consultant follows a shift and notes what is watched, what is acknowledged and what lives on a sticky note.',
      },
      {
        title: 'Draw on paper',
        text: 'Displays are sketched and tried on operators while changing your mind is still free.',
      },
      {
        title: 'Build the objects',
        text: 'Valve, motor and controller are made once, with alarms, interlocks and a diagnostic view, and reused everywhere.',
      },
      {
        title: 'Test the upset',
        text: 'A real incident is replayed during the test. When the operator finds the cause, the display is finished.',
      },
    ],
  },
  results: {
    heading: 'Calmer on screen',
    items: [
      { text: 'An alarm list in which every row has an action that somebody can carry out.' },
      { text: 'A graphics library and a style guide your own people can go on building with.' },
      { text: 'A system that can be restored from backup, with the test on record.' },
    ],
  },
  closing: {
    heading: 'How many alarms were acknowledged last night?',
    text: 'Bring an alarm log and a screenshot to the meeting. They are enough to work out which consultant you need.',
  },
} satisfies ServicePage
