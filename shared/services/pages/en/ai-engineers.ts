import type { ServicePage } from '../../service-page.ts'

export default {
  meta: {
    title: 'AI engineers who take a model from demo to production',
    description:
      'Freelance AI engineers for industry: language models on your own documents, vision at the line, MLOps and evaluation. In your team or as a complete delivery.',
  },
  heading: 'AI engineers for the part after the demo',
  lead: 'A demo on a laptop impresses for an afternoon. An AI engineer turns it into a system that answers in time, logs what it does and can be rolled back.',
  about: {
    heading: 'What an AI engineer does at your plant',
    paragraphs: [
      'An AI engineer is a programmer first and a model builder second. Most of the work lies around the model: fetching data from historians and business systems, versioning training data, building interfaces to what already runs, and measuring whether the answers still hold.',
      'Bring in one person to strengthen a team of your own, or a small group that is responsible for a delivery. Those who have worked in a factory know why the inference service should not share a network segment with the control system, and they ask before plugging anything in.',
    ],
  },
  capabilities: {
    heading: 'What you can hand to an AI engineer',
    cards: [
      {
        title: 'Language models on your documents',
        text: 'RAG over manuals, maintenance reports and drawings, with sources cited in every answer. Permissions carry over from the document system.',
      },
      {
        title: 'Vision at the line',
        text: 'PyTorch models exported to ONNX or TensorRT, running on a Jetson or an industrial PC, with the camera triggered by the PLC.',
      },
      {
        title: 'Models with version numbers',
        text: 'MLflow, DVC or Azure Machine Learning, so that someone can say which model gave the answer and which data it was trained on.',
      },
      {
        title: 'Agents on a short lead',
        text: 'Tool calls to business and maintenance systems, over MCP for instance. The agent may read unattended; it may write once a person has approved.',
      },
      {
        title: 'Evaluation that breaks the build',
        text: 'A fixed test set runs whenever a prompt, model or index changes. If the answers get worse, the change never reaches production.',
      },
    ],
  },
  offers: {
    heading: 'Three ways to bring in an AI engineer',
    cards: [
      {
        title: 'A reinforced AI team',
        text: 'One engineer, full or part time, working in your repository and under your review rules.',
      },
      {
        title: 'From pilot to production',
        text: 'The pilot’s code is reviewed, rewritten where it must be, and deployed with monitoring, alarms and access control.',
      },
      {
        title: 'A second pair of eyes on an AI system',
        text: 'A review of the data chain, the cost per call, weaknesses on the OWASP list for language models, and what the EU AI Act asks of you in particular.',
      },
    ],
  },
  process: {
    heading: 'How an AI engineer gets going',
    steps: [
      {
        title: 'Name the decision to improve',
        text: 'Which data exist, where are they kept, and who makes the call today? One page is enough.',
      },
      {
        title: 'Ask questions',
        text: 'Bring your own developer to the conversation and ask about a system that went wrong. The answer tells you more than the CV.',
      },
      {
        title: 'Access and a baseline',
        text: 'The engineer gets read access, goes through the data and measures how well the present way of working performs. Without that figure there is nothing to improve on.',
      },
      {
        title: 'Live, with a way back',
        text: 'The model first runs beside the old routine. By the time it takes over, the way back is written down.',
      },
    ],
  },
  results: {
    heading: 'What the AI engineer leaves behind',
    items: [
      { text: 'Code in your repository, with a build and tests that run without their author.' },
      { text: 'A model registry in which each version traces back to its data and training run.' },
      { text: 'An alarm when the input drifts away from anything the model has seen.' },
      { text: 'A runbook that makes sense to whoever is woken at night.' },
    ],
  },
  closing: {
    heading: 'Do you have a model waiting for an engineer?',
    text: 'Send a few lines about the system, its data sources and the languages you program in. We will find an engineer who has built something similar.',
  },
} satisfies ServicePage
