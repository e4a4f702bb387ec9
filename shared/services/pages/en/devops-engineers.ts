import type { ServicePage } from '../../service-page.ts'

export default {
  meta: {
    title: 'DevOps engineers for builds, deployment and on-call',
    description:
      'Freelance DevOps engineers: CI/CD in GitLab and GitHub Actions, Argo CD, Ansible, observability and PLC code under version control. Full or part time.',
  },
  heading: 'DevOps engineers who make Fridays harmless',
  lead: 'A deployment should be dull enough for nobody to remember. Our DevOps engineers build the road from commit to production, and see to it that traffic can run both ways.',
  about: {
    heading: 'DevOps where production must not stop',
    paragraphs: [
      'A factory has servers without internet access, maintenance windows twice a year and a vendor who insists on a remote tool of their own. Recipes from the web world need adapting, and DevOps engineers who know plants are used to that.',
      'They work close to both development and operations. Small changes should go out often, each of them traceable, and the team should be able to take over the lot afterwards.',
    ],
  },
  capabilities: {
    heading: 'What DevOps engineers build and look after',
    cards: [
      {
        title: 'Build pipelines',
        text: 'GitLab CI, GitHub Actions, Azure DevOps or Jenkins. Short builds, locked dependencies, and the same artefact all the way out.',
      },
      {
        title: 'GitOps',
        text: 'Argo CD or Flux keeps the cluster equal to what Git says. Anyone wondering what runs in production can read the branch.',
      },
      {
        title: 'Server configuration',
        text: 'Ansible for Linux and Windows, including plant networks where nothing may be fetched from outside and packages are mirrored in advance.',
      },
      {
        title: 'Observability',
        text: 'Prometheus, Grafana, Loki and OpenTelemetry, alerting on symptoms a user would notice. Everything else can wait for the morning.',
      },
      {
        title: 'A secure supply chain',
        text: 'SBOMs in CycloneDX or SPDX, images signed with Sigstore, secrets in Vault, and a vulnerability scan with each build.',
      },
      {
        title: 'Control code under version control',
        text: 'TIA Portal projects through the Version Control Interface and TwinCAT projects straight in Git, so that two people’s changes can be compared.',
      },
    ],
  },
  offers: {
    heading: 'How to engage DevOps engineers',
    cards: [
      {
        title: 'An engineer inside the team',
        text: 'Works with your backlog, on-call rota and review routine, on site or remotely.',
      },
      {
        title: 'A new build pipeline',
        text: 'A bounded assignment: one system goes from manual installation to automatic build, test and deployment.',
      },
      {
        title: 'A review with DORA metrics',
        text: 'How often, how fast and how safely do you deliver? The metrics are drawn from your own logs, with actions in order of priority.',
      },
    ],
  },
  process: {
    heading: 'A DevOps engineer’s first month',
    steps: [
      {
        title: 'Watch a deployment',
        text: 'The engineer notes every manual step, every wait and every password on a sticky note. That becomes the work list.',
      },
      {
        title: 'Automate what hurts most',
        text: 'One step at a time, in use the same week, even while the rest is still done by hand.',
      },
      {
        title: 'Rehearse the rollback',
        text: 'A version is rolled back on purpose, in daylight, with everyone there. If it fails, now is a good time to find out.',
      },
      {
        title: 'Hand over the keys',
        text: 'Your own people run the next deployment while the engineer looks on. If no help is needed, the assignment is nearly over.',
      },
    ],
  },
  results: {
    heading: 'The receipt for a DevOps assignment',
    items: [
      { text: 'One button or one merge is enough to reach production.' },
      { text: 'A rollback that has been tried for real.' },
      { text: 'Infrastructure and configuration as text, under review.' },
      { text: 'Fewer alerts on the phone, and those that come mean something.' },
    ],
  },
  closing: {
    heading: 'Who deploys when your deployer is on holiday?',
    text: 'Send an inquiry and say what you run on and what is done by hand. You will get suggestions for DevOps engineers who know those tools.',
  },
} satisfies ServicePage
