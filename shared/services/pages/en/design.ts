import type { ServicePage } from '../../service-page.ts'

export default {
  meta: {
    title: 'UX and UI design for industrial tools and their brands',
    description:
      'Freelance UX and UI designers who know factories: user studies, interfaces, design systems and branding, each with a starting price, delivered in Figma.',
  },
  heading: 'UX and UI design for people wearing gloves',
  lead: 'Whoever stands at the machine has noise, haste and dirt on their fingers. Our designers start there instead of with a blank sheet.',
  about: {
    heading: 'Design for people at work',
    paragraphs: [
      'Good design in a working tool shows when nobody mentions it. The right button is large, the dangerous one is hard to hit by accident, and the commonest task takes one step. To get there a designer needs to see the work done, preferably on the night shift.',
      'The work follows ISO 9241-210: understand the context, set requirements, draw, test, draw again. Tests are done with those who will use the tool; the manager’s taste counts as one vote.',
    ],
  },
  capabilities: {
    heading: 'The designers’ five skills',
    cards: [
      {
        title: 'Studies on site',
        text: 'Observation and interviews at the machine, in the cab and in the warehouse. Photographs of the notes around the screen are often the best list of requirements.',
      },
      {
        title: 'Prototypes to try',
        text: 'Clickable flows in Figma or straight in the browser, tested with real tasks and real order numbers.',
      },
      {
        title: 'Visual form',
        text: 'Typography, colour and grids that hold up on a panel against the light as well as on a laptop.',
      },
      {
        title: 'Accessible from the outset',
        text: 'Contrast, focus order, target sizes and text that survives zooming, to WCAG 2.2. Colour never carries a meaning by itself.',
      },
      {
        title: 'Working with developers',
        text: 'Design tokens, components in Storybook, and the empty, loading and failed states drawn before anyone asks.',
      },
    ],
  },
  offers: {
    heading: 'Design assignments with a starting price',
    cards: [
      {
        title: 'UX design',
        text: 'A user study, flows, and a prototype tried on the people concerned.',
        price: 'designUx',
      },
      {
        title: 'UI design',
        text: 'Finished views in light and dark, for the screens you actually have.',
        price: 'designUi',
      },
      {
        title: 'Design system',
        text: 'Tokens, components and rules that make the next view look as if it came from the same firm.',
        price: 'designSystem',
      },
      {
        title: 'Branding',
        text: 'Logo, colours, typefaces and tone, in a form that works on a façade, a machine plate and the web.',
        price: 'designBrand',
      },
    ],
  },
  process: {
    heading: 'How a design takes shape',
    steps: [
      {
        title: 'A shift in safety shoes',
        text: 'The designer follows the work on site and writes down where it snags.',
      },
      {
        title: 'Sketches on paper',
        text: 'Several solutions are drawn, quickly and roughly. A sketch is easier to throw away than a finished view.',
      },
      {
        title: 'Trials with five users',
        text: 'One task, one prototype, no help. Whatever they get stuck on is redrawn.',
      },
      {
        title: 'Handover at one table',
        text: 'Designer and developers go through the components together, and the designer stays around while they are built.',
      },
    ],
  },
  results: {
    heading: 'What the design work results in',
    items: [
      { text: 'Views and components in a Figma file that belongs to you.' },
      { text: 'Records of the user trials: what worked, what did not, and what was changed.' },
      { text: 'Colours and dimensions as design tokens, ready to be read into code.' },
      { text: 'A short set of rules for whoever draws the next view.' },
    ],
  },
  closing: {
    heading: 'How many notes are stuck around the screen?',
    text: 'Count them, and write in your inquiry what they say. We will suggest a designer who has untied similar knots.',
  },
} satisfies ServicePage
