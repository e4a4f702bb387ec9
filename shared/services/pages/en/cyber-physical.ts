import type { ServicePage } from '../../service-page.ts'

export default {
  meta: {
    title: 'Cyber-physical systems: embedded, real time, safety',
    description:
      'Freelance engineers for cyber-physical systems: embedded software, real time, EtherCAT and TSN, model-based development, HIL and functional safety.',
  },
  heading: 'Cyber-physical systems, where software has mass',
  lead: 'When code moves a two-tonne arm, a missed deadline is not the same thing as a slow page. Our engineers work on the border between software, electronics and mechanics.',
  about: {
    heading: 'Where control theory meets the network',
    paragraphs: [
      'A cyber-physical system measures, computes and acts in a closed loop, often spread over several nodes. It may be a driverless forklift, a scale in a dosing line or a machine that adapts its parameters to the material. Faults live in the seams: clocks that drift apart, buses that fill up, a sensor that freezes.',
      'Getting it right takes someone who reads oscilloscopes, stack traces and risk assessments on the same day. Such people exist, though seldom among those looking for a job.',
    ],
  },
  capabilities: {
    heading: 'The disciplines of a cyber-physical system',
    cards: [
      {
        title: 'Embedded software',
        text: 'C, C++ and Rust on Zephyr, FreeRTOS or Linux with PREEMPT_RT, from driver to application.',
      },
      {
        title: 'Networks with guaranteed timing',
        text: 'EtherCAT, PROFINET IRT and TSN, with clocks synchronised to IEEE 1588 and jitter measured under load.',
      },
      {
        title: 'Model-based development',
        text: 'Control in Simulink or Modelica, generated code, and the same test cases on model, code and target.',
      },
      {
        title: 'Hardware in the loop',
        text: 'HIL rigs from dSPACE, Speedgoat or home-made, where a broken wire and a short circuit are one line in the test script.',
      },
      {
        title: 'Functional safety',
        text: 'Risk assessment to ISO 12100, safety functions to ISO 13849 or IEC 62061, and traceability through to validation.',
      },
      {
        title: 'Updates in the field',
        text: 'Signed firmware with A/B partitions, so that a power cut during the update ends with the old version.',
      },
    ],
  },
  offers: {
    heading: 'How we can staff your cyber-physical system',
    cards: [
      {
        title: 'A controller from scratch',
        text: 'Choice of processor, circuit board in consultation with your designer, software and test rig up to the pilot series.',
      },
      {
        title: 'Real-time investigation',
        text: 'Where do the milliseconds go? Measurements on bus, kernel and code, with proposals that have been tried.',
      },
      {
        title: 'Material for CE marking',
        text: 'The control system’s part of the technical documentation under the Machinery Directive[, from {machineRules}| and later] Machinery Regulation (EU) 2023/1230, with calculated performance levels.',
      },
    ],
  },
  process: {
    heading: 'The course of a cyber-physical project',
    steps: [
      {
        title: 'Times and hazards on one sheet',
        text: 'Cycle times, worst-case response, what could hurt somebody and what happens when the power goes. The rest is built on that sheet.',
      },
      {
        title: 'The model goes first',
        text: 'Control is tried in simulation, broken sensors included, while the mechanics are on order.',
      },
      {
        title: 'On the rig, then on the floor',
        text: 'The program meets real electronics on a bench before it is allowed to move anything heavy.',
      },
      {
        title: 'FAT, SAT and logbook',
        text: 'Tests follow a protocol with readings. Deviations are closed with a name and a date, and the build environment is archived.',
      },
    ],
  },
  results: {
    heading: 'Delivered from a cyber-physical assignment',
    items: [
      { text: 'Source code and a build environment that yield the same binary some years from now.' },
      { text: 'Test records of worst-case response times.' },
      { text: 'Traceability from hazard through safety function to passed test.' },
      { text: 'A test rig that stays with you.' },
    ],
  },
  closing: {
    heading: 'What has to move, and how fast?',
    text: 'Describe the mechanics, the timing requirements and the electronics you have. We will find an engineer who has made similar things stop in time.',
  },
} satisfies ServicePage
