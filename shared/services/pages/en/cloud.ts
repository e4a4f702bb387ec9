import type { ServicePage } from '../../service-page.ts'

export default {
  meta: {
    title: 'Cloud and DevOps services on AWS, Azure, Google Cloud',
    description:
      'Freelance cloud architects and platform engineers: migration, Kubernetes, Terraform, cost control and operation on AWS, Azure, Google Cloud and hybrid.',
  },
  heading: 'Cloud and DevOps for the systems a factory leans on',
  lead: 'Some systems belong in the cloud, others beside the machine. Our cloud architects help you tell them apart, move the former and join up the whole.',
  about: {
    heading: 'Cloud, with both feet in the plant',
    paragraphs: [
      'A control loop measured in milliseconds should not ask a data centre on the continent for permission. Planning, analysis, traceability and customer portals do well there, with capacity that follows demand and backups somebody has tried to read back.',
      'Everything is built as code in Terraform or OpenTofu. The environment can therefore be reviewed before a change, rebuilt after an accident and torn down when the trial is over, which the invoice notices too.',
    ],
  },
  capabilities: {
    heading: 'The cloud platforms, and what ties them together',
    cards: [
      {
        title: 'Amazon Web Services',
        text: 'Accounts under Organizations, ECS, Lambda, RDS and S3, and IoT Greengrass where data are to be processed next to the machine.',
      },
      {
        title: 'Microsoft Azure',
        text: 'Landing zones, Entra ID, AKS, Event Hubs and IoT Operations, often the choice when Windows and Active Directory already live in the building.',
      },
      {
        title: 'Google Cloud',
        text: 'GKE, Cloud Run, Pub/Sub and BigQuery for those with large volumes of data who would rather ask questions than tend servers.',
      },
      {
        title: 'Kubernetes',
        text: 'One way to package and run things in the cloud, in your own server room and on a K3s cluster in the equipment room. Helm, autoscaling and network policies included.',
      },
      {
        title: 'Infrastructure as code',
        text: 'Terraform, OpenTofu, Bicep or AWS CDK with locked state, reviewed plans and modules that can be reused.',
      },
      {
        title: 'Hybrid and connections',
        text: 'Direct Connect, ExpressRoute or VPN through the DMZ, buffered at the edge so that a severed fibre does not become a hole in the measurements.',
      },
    ],
  },
  offers: {
    heading: 'Cloud services to order',
    cards: [
      {
        title: 'Migration to the cloud',
        text: 'An inventory, a decision per system to move, rebuild or retire it, and a move in stages with a tested way back.',
      },
      {
        title: 'Platform and CI/CD',
        text: 'A landing zone, a cluster and a pipeline that developers can use without filing tickets.',
      },
      {
        title: 'Cost review',
        text: 'FinOps in practice: tagging, right-sizing, reservations, and test environments that sleep at night.',
      },
      {
        title: 'Operation and disaster drill',
        text: 'Monitoring, on-call support and a restore against the clock, so that RTO and RPO are measured values.',
      },
    ],
  },
  process: {
    heading: 'The road to the cloud in four stages',
    steps: [
      {
        title: 'Map the dependencies',
        text: 'Which systems talk to which, how often, and what happens when they stop? This is where the server under the desk is found.',
      },
      {
        title: 'Draw the target',
        text: 'The architect shows where each part will live, what it costs a month and which data have to stay in the country.',
      },
      {
        title: 'Move one thing first',
        text: 'A system with bearable consequences goes ahead. What is learnt there goes into the template for the others.',
      },
      {
        title: 'Switch off the old',
        text: 'The move is complete when the old server is off, its licence cancelled, and nobody has called.',
      },
    ],
  },
  results: {
    heading: 'Cloud in figures',
    items: [
      { claim: 'cloudCost', figure: '{value}%', text: 'lower cost.' },
      { claim: 'cloudUptime', figure: '{value}%', text: 'uptime.' },
      { claim: 'cloudDeployment', figure: '{value}×', text: 'faster deployment.' },
      { text: 'Plus the whole environment as code, in a repository of your own.' },
    ],
  },
  closing: {
    heading: 'What is next in line to move?',
    text: 'Book a meeting and bring a list of your systems, however incomplete. You will leave with a proposal for the first stage and who could do it.',
  },
} satisfies ServicePage
