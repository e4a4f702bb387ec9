import type { ServicePage } from '../../service-page.ts'

export default {
  meta: {
    title: 'Robots and cobots: cells that keep pace in production',
    description:
      'Freelance robot engineers for ABB, KUKA, Fanuc, Yaskawa and Universal Robots: simulation, grippers, vision, cell safety and fine-tuning in production.',
  },
  heading: 'Robots for the jobs nobody applies for',
  lead: 'Heavy lifts, sharp edges and one movement all day long. Our robot engineers see to it that the cell copes with parts that do not look like the drawing.',
  about: {
    heading: 'The arm is the easy part',
    paragraphs: [
      'A robot does exactly as it is told. The difficulty lies around it: how the part arrives, how it lies, what happens when two stick together, and who may walk in once the cell has stopped. That is where cycle time is won or lost.',
      'A cobot is no way round the risk assessment. It may work without a fence; the tool in its hand often may not. The engineers assess the whole application, gripper, part and person, and will tell you when a fence is the answer.',
    ],
  },
  capabilities: {
    heading: 'The entire cell, not just six axes',
    cards: [
      {
        title: 'Robot programming',
        text: 'RAPID, KRL, Fanuc TP and Karel, INFORM and URScript, with error handling that brings the robot home instead of leaving its arm in the machine.',
      },
      {
        title: 'Simulation and offline programming',
        text: 'Reach, collisions and cycle time in RobotStudio, RoboDK or Process Simulate, before anybody pours the foundation.',
      },
      {
        title: 'Cobots',
        text: 'Applications with people within reach, where contact forces are measured against the limits of ISO 10218-2, formerly ISO/TS 15066, and not judged by hand.',
      },
      {
        title: 'Grippers and vision',
        text: 'Vacuum, fingers and magnets, bin picking with 3D cameras, and a calibration that survives a forklift meeting the stand.',
      },
      {
        title: 'Cell safety',
        text: 'ISO 10218, safety distances to ISO 13855, zones in SafeMove or SafeOperation, and gates that open without swearing.',
      },
      {
        title: 'Mobile robots',
        text: 'AMRs and AGVs with fleet control over VDA 5050, safety to ISO 3691-4, and handover to conveyor, rack and lift.',
      },
    ],
  },
  offers: {
    heading: 'Study, cell or second wind',
    cards: [
      {
        title: 'Robot feasibility study',
        text: 'Can it be done, is it quick enough, does it pay? You get a layout, a simulated cycle time and a calculation that remembers changeovers.',
      },
      {
        title: 'New robot cell',
        text: 'Design, programming, safety and commissioning, led by one person who answers for all of it.',
      },
      {
        title: 'Rebuild of an existing cell',
        text: 'A new part, a new gripper or a new controller for an arm with years left in its joints.',
      },
    ],
  },
  process: {
    heading: 'From a trial grip to full pace',
    steps: [
      {
        title: 'Trial grip',
        text: 'Send real parts, preferably the ugly ones. The gripper is chosen for them.',
      },
      {
        title: 'Simulated cell',
        text: 'Layout and paths are settled in the model, and operators get to point at whatever is in their way.',
      },
      {
        title: 'Build and risk assessment',
        text: 'The cell goes up, safeguards are validated, and the material for CE marking grows along the way rather than afterwards.',
      },
      {
        title: 'Fine-tuning',
        text: 'The engineer stays for the first shifts, when reality adds what the simulation forgot.',
      },
    ],
  },
  results: {
    heading: 'Once the engineer has gone home',
    items: [
      { text: 'A cell with a measured cycle time, tried with your own parts.' },
      { text: 'Backups of programs, zones and calibration, and instructions for restoring them.' },
      { text: 'Operators who can restart after a stop without phoning anyone.' },
      { text: 'A risk assessment and a validation record that stand up to an inspection.' },
    ],
  },
  closing: {
    heading: 'What needs lifting, and how often?',
    text: 'Describe the part, the pace and the space available. You will then get the names of robot engineers to talk to.',
  },
} satisfies ServicePage
