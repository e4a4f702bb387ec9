import type { ServicePage } from '../../service-page.ts'

export default {
  meta: {
    title: 'PLC programming and automation for machine and process',
    description:
      'Freelance PLC programmers for TIA Portal, TwinCAT, Codesys and Studio 5000: new machines, migration, functional safety and commissioning at your site.',
  },
  heading: 'PLC code the night shift can read',
  lead: 'Programmers who write for whoever will be fault-finding at three in the morning. It turns out to be good code in daylight as well.',
  about: {
    heading: 'The program outlives the project',
    paragraphs: [
      'A control system runs for decades and is changed by people who never meet. Naming, blocks with clear interfaces and a functional description that is true therefore matter as much as the cylinder moving out in the right order.',
      'Whoever programs a machine has a say in whether it may carry the CE mark. The consultants are used to risk assessment under ISO 12100, to Machinery Regulation (EU) 2023/1230, which replaces the Machinery Directive[ on {machineRules}], and to validating safety functions instead of trying them once and nodding.',
    ],
  },
  capabilities: {
    heading: 'Languages spoken at the cabinet',
    cards: [
      {
        title: 'Siemens TIA Portal',
        text: 'S7-1200 and S7-1500 in SCL, LAD and Graph, typed blocks in global libraries, and migration from STEP 7 Classic.',
      },
      {
        title: 'TwinCAT and Codesys',
        text: 'IEC 61131-3 structured text, with interfaces and inheritance where they help, unit tests in TcUnit and sources in Git.',
      },
      {
        title: 'Rockwell Studio 5000',
        text: 'ControlLogix and CompactLogix, Add-On Instructions, and a tag structure you can follow from screen to terminal.',
      },
      {
        title: 'Safety functions',
        text: 'Performance level to ISO 13849-1, calculated in SISTEMA, or SIL to IEC 62061. Built in an F-CPU, TwinSAFE or GuardLogix.',
      },
      {
        title: 'Motion control',
        text: 'Servos and drives over EtherCAT and PROFINET IRT, electronic cams and PLCopen blocks.',
      },
      {
        title: 'Commissioning in simulation',
        text: 'Code runs against a simulated machine in PLCSIM Advanced, SIMIT or Emulate3D, so that mistakes are made where nothing breaks.',
      },
    ],
  },
  offers: {
    heading: 'New, old or standing still',
    cards: [
      {
        title: 'Program for a new machine',
        text: 'From functional description to accepted delivery test, with the safety program, alarm texts and material for the technical file.',
      },
      {
        title: 'Migration from obsolete controllers',
        text: 'S5, S7-300, SattCon and PLC-5 replaced in stages, with a way back in case Monday starts badly.',
      },
      {
        title: 'Commissioning on site',
        text: 'A programmer who plugs in at the cabinet, checks signal by signal and stays until the line keeps its pace.',
      },
      {
        title: 'Code review',
        text: 'The program read by somebody who did not write it: structure, cycle time, safety, and everything named TEMP_2.',
      },
    ],
  },
  process: {
    heading: 'Describe the function, then write the code',
    steps: [
      {
        title: 'Functional description',
        text: 'Sequences, interlocks and operating modes go on paper, so that mechanics, electrics and operations say yes to the same thing.',
      },
      {
        title: 'Code against simulation',
        text: 'The program is built and tried on a model while the cabinet is still being wired.',
      },
      {
        title: 'FAT in the workshop',
        text: 'The acceptance test is run point by point, including the emergency stop, the power cut and the sensor that somebody unplugs.',
      },
      {
        title: 'SAT at your plant',
        text: 'The machine is proved where it will live, deviations are closed, and maintenance gets a walk-through at the cabinet.',
      },
    ],
  },
  results: {
    heading: 'In the binder and on the server',
    items: [
      { text: 'Source code in your own repository, with no password that only one person knows.' },
      { text: 'An I/O list that agrees with the wires.' },
      { text: 'Signed FAT and SAT records, including validation of the safety functions.' },
    ],
  },
  closing: {
    heading: 'Has the line stopped, or is it yet to start?',
    text: 'Say which make is in the cabinet and what it is meant to do. We will look for programmers who know that platform and are available.',
  },
} satisfies ServicePage
