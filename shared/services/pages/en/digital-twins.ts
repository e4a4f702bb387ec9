import type { ServicePage } from '../../service-page.ts'

export default {
  meta: {
    title: 'Digital twins and virtual commissioning for industry',
    description:
      'Freelance simulation engineers: virtual commissioning on PLCSIM Advanced, flow simulation, FMI models, AAS, and twins fed by live data from the plant.',
  },
  heading: 'Digital twins: make the mistakes before the steel is cut',
  lead: 'Crashing a robot on screen is cheaper. A digital twin lets you try control code, layout and pace while the machine is still a drawing.',
  about: {
    heading: 'What a digital twin is, and what it is not',
    paragraphs: [
      'A 3D model is a picture. It becomes a twin when it behaves like the original and receives data from it. How exact it must be depends on the question: events and queues will do for cycle time, a press stroke needs dynamics, energy needs thermodynamics.',
      'Our engineers therefore choose the model by what it is to settle. A twin of everything is never finished, but a twin of the bottleneck can be in use before the factory test.',
    ],
  },
  capabilities: {
    heading: 'What the simulation engineers model',
    cards: [
      {
        title: 'Virtual commissioning',
        text: 'The real PLC code in PLCSIM Advanced or TwinCAT against a machine model in NX MCD, Process Simulate or Emulate3D.',
      },
      {
        title: 'Flows and capacity',
        text: 'Plant Simulation, AnyLogic or Visual Components for buffers, shifts, and the extra robot cell that is forever under debate.',
      },
      {
        title: 'Physical models',
        text: 'Modelica and Simulink, exchanged as FMUs under FMI so that a supplier’s model can be coupled to yours.',
      },
      {
        title: 'A twin with live data',
        text: 'OPC UA or MQTT in, time series alongside, and a model that works out what the sensors do not measure.',
      },
      {
        title: 'Information model',
        text: 'The Asset Administration Shell of IEC 63278 and the framework of ISO 23247, so that the twin finds the right nameplate, manual and drawing.',
      },
      {
        title: 'Visualisation',
        text: 'OpenUSD and Omniverse or a light view in the browser, depending on whether it is meant to sell, train or troubleshoot.',
      },
    ],
  },
  offers: {
    heading: 'Order a twin, or part of one',
    cards: [
      {
        title: 'Simulation ahead of an investment',
        text: 'A number of layouts and product mixes are run. The answer is an interval with its assumptions, in time for the board.',
      },
      {
        title: 'Virtual FAT',
        text: 'The machine builder’s code is tested against the model, including failures nobody wants to provoke for real.',
      },
      {
        title: 'Operator training',
        text: 'The HMI is connected to the twin, so that start-up, stop and alarms can be practised before the plant exists.',
      },
      {
        title: 'A twin in operation',
        text: 'The model follows the plant, compares expected with measured and shows when they part ways.',
      },
    ],
  },
  process: {
    heading: 'How to build a twin that gets used',
    steps: [
      {
        title: 'One question at a time',
        text: 'What is to be decided, by whom and when? That sets the accuracy, the scope and the end date.',
      },
      {
        title: 'Gather the material',
        text: 'CAD, I/O lists, functional descriptions and timings. If something is missing, the engineer measures on site with a stopwatch.',
      },
      {
        title: 'Calibrate against the truth',
        text: 'The model must first reproduce a week that has already happened. Until it does, it is a film.',
      },
      {
        title: 'Run the cases and decide',
        text: 'You see the options side by side, change assumptions in the meeting, and take the model away with you.',
      },
    ],
  },
  results: {
    heading: 'What the twin puts in your hands',
    items: [
      { text: 'A model with documented assumptions and a stated range of validity.' },
      { text: 'A list of faults found before assembly instead of during it.' },
      { text: 'Model files in open formats where such exist, so that the next supplier can read them.' },
    ],
  },
  closing: {
    heading: 'Which decision would you like to test-drive?',
    text: 'Send the question and say which models and drawings you already have. You will get engineers who know the tool, and an answer on how far the material will go.',
  },
} satisfies ServicePage
