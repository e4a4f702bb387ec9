import type { ServicePage } from '../../service-page.ts'

export default {
  meta: {
    title: 'OT and IT cybersecurity: IEC 62443, NIS2 and the CRA',
    description:
      'Freelance security engineers for plant and office: OT asset inventory, zoning to IEC 62443, NIS2, product requirements under the CRA and incident drills.',
  },
  heading: 'Cybersecurity that does not stop the line',
  lead: 'A port scan can send an old PLC into stop. Our security engineers know which ones, and ask the shift leader before they try.',
  about: {
    heading: 'Security where availability comes first',
    paragraphs: [
      'In the office, confidentiality matters most. In the plant, personal safety and uptime weigh more, the systems are older than the people who look after them, and restarts happen in July. One list of measures will not suit both, although one attacker might.',
      'NIS2, in Sweden the Cybersecurity Act, puts the responsibility on management. The Cyber Resilience Act, CRA, makes demands on anyone who manufactures connected products. We help you turn all this into definite changes to networks, routines and code.',
    ],
  },
  capabilities: {
    heading: 'What the security engineers know well',
    cards: [
      {
        title: 'Inventory without touching',
        text: 'Traffic is tapped passively at a mirror port. Out comes a list of controllers, firmware and connections, usually longer than expected.',
      },
      {
        title: 'Zones and conduits',
        text: 'Risk assessment and partitioning to IEC 62443-3-2, security levels per zone, and firewall rules that can be explained.',
      },
      {
        title: 'Remote access for vendors',
        text: 'One entrance with a jump host, multi-factor sign-in, time-limited rights and recording. The four old modems go into retirement.',
      },
      {
        title: 'Monitoring and detection',
        text: 'Logs to a SIEM, rules tied to MITRE ATT&CK for ICS, and an alarm chain that reaches someone who knows what a PLC is.',
      },
      {
        title: 'Secure product development',
        text: 'Threat models, SBOMs, vulnerability handling and updates to IEC 62443-4-1 for machines and connected products.',
      },
    ],
  },
  offers: {
    heading: 'Assignments in cybersecurity',
    cards: [
      {
        title: 'NIS2 gap analysis',
        text: 'What the law requires, what you have and what is missing. A plan of action the board can decide on.',
      },
      {
        title: 'Plant network segmentation',
        text: 'From a flat network to zones, moved machine by machine at planned stops.',
      },
      {
        title: 'Getting ready for the CRA',
        text: 'Classification of the product, a reporting route for vulnerabilities[ (required from {cyberReporting})], and input to the technical documentation behind the CE marking.',
      },
      {
        title: 'Incident exercise',
        text: 'A tabletop exercise in the morning, the restore of a server in the afternoon. The latter is the one that tends to surprise.',
      },
    ],
  },
  process: {
    heading: 'How a security assignment runs on the floor',
    steps: [
      {
        title: 'Confidentiality and ground rules',
        text: 'A contract, points of contact and a list of what must not be touched, signed by operations.',
      },
      {
        title: 'Listen to the traffic',
        text: 'Passive collection until even the month-end run has shown up, a round of the plant with a torch, and conversations with the people on call.',
      },
      {
        title: 'Rank the risks',
        text: 'Each weakness is described by consequence, likelihood and cost to fix. The cheapest good measures come out on top.',
      },
      {
        title: 'Fix during a maintenance stop',
        text: 'Changes are made with a rollback plan and tried together with the operators before restart.',
      },
    ],
  },
  results: {
    heading: 'After the security work, on paper and in the network',
    items: [
      { text: 'A register of every asset in the OT network, with an owner and a version.' },
      { text: 'Zone drawings and rules that agree with reality.' },
      { text: 'Backups of PLC programs and servers that have been proved to restore.' },
      { text: 'An incident plan with telephone numbers that answer.' },
    ],
  },
  closing: {
    heading: 'Do you know what is connected in your plant?',
    text: 'Book a meeting without sending drawings in advance; how sensitive material changes hands is something we decide together in the conversation.',
  },
} satisfies ServicePage
