import type { ServicePage } from '../../service-page.ts'

export default {
  meta: {
    title: 'Industry 4.0 and IoT: connect the machines you have',
    description:
      'Freelance engineers who connect machines old and new with OPC UA, MQTT and edge computing, and make sure that somebody in the plant gains from the signals.',
  },
  heading: 'Your machines are talking. Somebody should listen.',
  lead: 'Engineers who connect what already stands on the floor, from the press with no network socket to the line delivered last spring, and turn its signals into decisions.',
  about: {
    heading: 'Being connected is not the goal',
    paragraphs: [
      'Few plants are short of data. They are short of data with a name, a unit and a timestamp. In practice Industry 4.0 means giving each signal its context: which machine, which order, which part number. Only then does OEE mean the same thing in two different halls.',
      'These engineers stood at the machine before they opened the cloud console. They know that Modbus addresses like to be off by one, that a shift change shows in the trend, and that a pilot without an owner dies when its project manager changes jobs.',
    ],
  },
  capabilities: {
    heading: 'From the sensor to the steering group',
    cards: [
      {
        title: 'Connecting older machines',
        text: 'Modbus, the S7 protocol, volt-free contacts and retrofitted current sensors. Often the values can be read without touching the control program.',
      },
      {
        title: 'OPC UA and MQTT',
        text: 'Information models from the Companion Specifications, Sparkplug B over a broker and one shared namespace, so that a new system is connected once rather than once per counterpart.',
      },
      {
        title: 'Edge on the shop floor',
        text: 'Gateways and industrial PCs running containers, Azure IoT Edge or AWS IoT Greengrass. With a local buffer, a network outage is a delay and not a gap.',
      },
      {
        title: 'OEE and stop reasons',
        text: 'Availability, performance and quality, computed from the machine’s own signals. The reason codes are chosen with the people who will press the buttons.',
      },
      {
        title: 'Maintenance by condition',
        text: 'Vibration to ISO 20816, motor current and temperature become work orders in the maintenance system, before the bearing is audible to everyone.',
      },
      {
        title: 'A safe way out',
        text: 'IEC 62443 zones, outbound traffic instead of opened ports, and certificates that somebody actually renews.',
      },
    ],
  },
  offers: {
    heading: 'Start with one hall, not the whole group',
    cards: [
      {
        title: 'Connectivity survey',
        text: 'An engineer walks the line, lists controllers, networks and signals, and leaves you a ranked plan with a cost per machine.',
      },
      {
        title: 'Connected pilot line',
        text: 'One line, one question, one answer: machines connected, data modelled, and a view that the shift helped to draw.',
      },
      {
        title: 'Platform for several plants',
        text: 'Templates for signals, gateways updated remotely, and a data model that survives a second plant full of other makes.',
      },
    ],
  },
  process: {
    heading: 'From the first signal to the second plant',
    steps: [
      {
        title: 'Pick the question',
        text: 'Why does line two stop on Tuesdays? A question like that decides which signals are needed and which can wait.',
      },
      {
        title: 'Take readings',
        text: 'Signals are collected, named and held against reality. A counter that runs backwards is found here, not in the board meeting.',
      },
      {
        title: 'Show the floor',
        text: 'Operators see their own line first. If they say the number is wrong, they are usually right.',
      },
      {
        title: 'Do it again',
        text: 'What worked becomes a template, with documentation, spares and a named owner.',
      },
    ],
  },
  results: {
    heading: 'Still there when the pilot is over',
    items: [
      { text: 'A signal list in which every row has a name, a unit, a source and someone responsible.' },
      { text: 'One view per line, with the same numbers for the operator and the site manager.' },
      { text: 'Gateways in service, backed up, with a routine for updates.' },
      { text: 'A business case for the next line, built on results instead of hope.' },
    ],
  },
  closing: {
    heading: 'Which of your machines is the quietest?',
    text: 'Tell us what it does and what you would like to know about it. We will suggest engineers who understand both the protocol and the machine.',
  },
} satisfies ServicePage
