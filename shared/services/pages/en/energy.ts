import type { ServicePage } from '../../service-page.ts'

export default {
  meta: {
    title: 'Energy and sustainability: measure, reduce and report',
    description:
      'Engineers for industrial energy efficiency: audits, metering, load control, heat recovery, energy management to ISO 50001 and carbon data for the CSRD.',
  },
  heading: 'The cheap kilowatt-hour is the one you never use',
  lead: 'Energy engineers who begin with a meter and a walk round the plant, preferably on a Sunday when everything ought to be off.',
  about: {
    heading: 'Consumption without production',
    paragraphs: [
      'Idling is costly and invisible. The compressor feeding a leak, the fan at full speed in an empty hall, the furnace held hot for a shift that was cancelled. Such things show in readings per machine and never on the electricity bill, which arrives late and has a single line.',
      'The work spans six industries: steel and metals, pulp and paper, food, chemicals and pharmaceuticals, engineering and automotive, and buildings and data centres. The losses go by different names; the shortage of sub-meters is the same.',
    ],
  },
  capabilities: {
    heading: 'Focus areas',
    cards: [
      {
        title: 'Energy audits',
        text: 'Audits to EN 16247 and the requirements of Swedish law on energy audits, with measures ranked by return.',
      },
      {
        title: 'Metering and energy management',
        text: 'Sub-meters over M-Bus and Modbus, key figures per unit produced, and a management system to ISO 50001.',
      },
      {
        title: 'Compressed air, heat and cooling',
        text: 'Ultrasonic leak detection, variable speed drives, heat exchange, and recovery of what now leaves through the roof.',
      },
      {
        title: 'Load and flexibility',
        text: 'Shaved peaks, batteries, solar cells and bids for ancillary services to the transmission system operator, without production noticing.',
      },
      {
        title: 'Carbon accounting',
        text: 'Scope 1, 2 and 3 emissions under the GHG Protocol, with data and traceability enough for ESRS E1 and the auditor.',
      },
    ],
  },
  offers: {
    heading: 'Solutions',
    cards: [
      {
        title: 'Audit with a plan of action',
        text: 'Measurements in operation and at standstill, costed measures, and documents that satisfy the law.',
      },
      {
        title: 'Real-time energy monitoring',
        text: 'Meters, collection and a view per line, so that a deviation is seen on the shift in which it arises.',
      },
      {
        title: 'Control of power and loads',
        text: 'Algorithms in the control system that move loads, charge batteries and keep you below your subscribed power.',
      },
      {
        title: 'Groundwork for the CSRD',
        text: 'Data gathered from plant and suppliers, calculations that can be repeated, and text for the sustainability report.',
      },
    ],
  },
  process: {
    heading: 'From meter to reduction',
    steps: [
      {
        title: 'Set the baseline',
        text: 'Consumption is measured and tied to output, weather and running hours, so that a saving can be proved.',
      },
      {
        title: 'Walk on a Sunday',
        text: 'The engineer goes round a silent plant and notes everything that is humming anyway.',
      },
      {
        title: 'Act in order',
        text: 'Settings first, then controls, then investments. The early steps help to pay for the later ones.',
      },
      {
        title: 'Verify',
        text: 'The result is worked out under the IPMVP and held against the promise, also when the comparison is dull.',
      },
    ],
  },
  // The specification states 50 %, 1000+ tonnes, 100+ projects and 24/7 without saying what they count.
  results: {
    heading: 'Energy and climate, in figures',
    items: [
      { claim: 'energyUse', figure: '{value}%', text: 'lower idle consumption of the equipment dealt with.' },
      { claim: 'energyCarbon', figure: '{value}+', text: 'tonnes of CO₂ in reduced emissions.' },
      { claim: 'energyProjects', figure: '{value}+', text: 'projects in energy and sustainability.' },
      { claim: 'energyHours', figure: '{value}/7', text: 'metering in what is built, Sundays included.' },
    ],
  },
  closing: {
    heading: 'What draws power at your plant on Sundays?',
    text: 'Send an inquiry with industry, location and rough consumption. The next step is a conversation with an energy engineer.',
  },
} satisfies ServicePage
