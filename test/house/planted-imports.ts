/** A file that breaks one rule, and the files that it needs. */
type Planted = { at: string; imports: string; beside?: Readonly<Record<string, string>> }

const table = { 'lambdas/platform/table/table.ts': 'export const table = 1\n' }
const stack = { 'infra/stacks/queue.ts': 'export const queue = 1\n' }
const store = { 'lambdas/reviews/reviews.store.ts': 'export const reviews = 1\n' }
const amplify = { 'web/src/platform/amplify.ts': "export * from 'aws-amplify/auth'\n" }

const operatorRoles = { 'shared/operator/roles.ts': 'export const roles = 1\n' }
const sitePaths = { 'web/src/platform/paths.ts': 'export const paths = 1\n' }
const deskWords = { 'web/src/desk/words.ts': 'export const words = 1\n' }

/** For each rule of .dependency-cruiser*.cjs, by its name: imports that this rule reports, and no other. */
export const plantedImports: Readonly<Record<string, readonly Planted[]>> = {
  'shared-imports-only-zod': [
    { at: 'shared/a-floor/node.ts', imports: 'node:crypto' },
    { at: 'shared/a-floor/package.ts', imports: 'react' },
    { at: 'shared/a-floor/infra.ts', imports: '#infra/system/table-schema.ts' },
  ],
  'lambdas-import-shared': [{ at: 'lambdas/a-floor/infra.ts', imports: '#infra/system/table-schema.ts' }],
  'web-imports-shared': [
    { at: 'web/src/ui/Table.tsx', imports: '#infra/system/table-schema.ts' },
    { at: 'web/src/ui/Limits.tsx', imports: '#lambdas/platform/limits.ts' },
    { at: 'web/src/ui/Build.tsx', imports: '../../sitemap.ts' },
  ],
  'site-build-imports-shared': [
    { at: 'web/pages.ts', imports: '#infra/system/table-schema.ts' },
    { at: 'web/forms.ts', imports: '#lambdas/platform/limits.ts' },
  ],
  'infra-imports-shared': [
    { at: 'infra/stacks/functions.ts', imports: '#lambdas/platform/limits.ts' },
    { at: 'infra/stacks/pages.ts', imports: '#web/sitemap.ts' },
  ],
  'constructs-know-no-stack': [
    { at: 'infra/constructs/queue-of-a-stack.ts', imports: '../stacks/queue.ts', beside: stack },
  ],
  'only-the-desk-imports-the-desk': [
    { at: 'web/src/ui/Desk.tsx', imports: '../desk/words.ts', beside: deskWords },
    { at: 'web/src/pages/commands.ts', imports: '#shared/operator/roles.ts', beside: operatorRoles },
  ],
  'the-desk-stands-alone': [
    { at: 'web/src/desk/calls.ts', imports: '../platform/paths.ts', beside: sitePaths },
  ],
  'nobody-imports-test': [
    { at: 'lambdas/a-floor/builder.ts', imports: '#test/builders/a-person.ts' },
    { at: 'web/src/ui/Builder.tsx', imports: '#test/builders/a-person.ts' },
    { at: 'infra/local/builder.ts', imports: '#test/builders/a-person.ts' },
  ],
  'functions-features-are-strangers': [
    { at: 'lambdas/reviews/remind.ts', imports: '../meetings/meeting.ts' },
  ],
  'functions-composers-are-above': [
    { at: 'lambdas/reviews/deliver-review.ts', imports: '../notifications/deliver.ts' },
    { at: 'lambdas/platform/delivery.ts', imports: '../notifications/deliver.ts' },
    { at: 'lambdas/reviews/reviews.commands.ts', imports: '../operator/handlers.ts' },
    { at: 'lambdas/notifications/list-commands.ts', imports: '../operator/handlers.ts' },
  ],
  'functions-platform-knows-no-feature': [
    { at: 'lambdas/platform/reminder.ts', imports: '../meetings/meeting.ts' },
  ],
  'use-cases-know-no-aws': [
    { at: 'lambdas/reviews/write-review.ts', imports: '@aws-sdk/lib-dynamodb' },
    { at: 'lambdas/reviews/read-review.ts', imports: '../platform/table/table.ts', beside: table },
    { at: 'lambdas/notifications/read-reviews.ts', imports: '../platform/table/table.ts', beside: table },
  ],
  'only-entries-wire-stores': [
    { at: 'lambdas/reviews/answer-review.ts', imports: './reviews.store.ts', beside: store },
    { at: 'lambdas/operator/list-reviews.ts', imports: '../reviews/reviews.store.ts', beside: store },
    { at: 'lambdas/notifications/list-reviews.ts', imports: '../reviews/reviews.store.ts', beside: store },
  ],
  'nobody-imports-an-entry': [
    {
      at: 'lambdas/reviews/count-reviews.ts',
      imports: './reviews.http.ts',
      beside: { 'lambdas/reviews/reviews.http.ts': 'export const handler = 1\n' },
    },
  ],
  'web-platform-imports-downwards': [{ at: 'web/src/platform/words.ts', imports: '../ui/Plain.tsx' }],
  'web-ui-imports-downwards': [{ at: 'web/src/ui/Menu.tsx', imports: '#web/src/features/plain/Plain.tsx' }],
  'web-features-imports-downwards': [
    { at: 'web/src/features/reviews/Upwards.tsx', imports: '#web/src/pages/plain.tsx' },
  ],
  'web-pages-imports-downwards': [{ at: 'web/src/pages/upwards.tsx', imports: '../app/plain.tsx' }],
  'web-before-imports-downwards': [
    { at: 'web/src/before/upwards.ts', imports: '../pages/public/Fetching.tsx' },
  ],
  'web-features-are-strangers': [
    { at: 'web/src/features/reviews/Sideways.tsx', imports: '#web/src/features/plain/Plain.tsx' },
  ],
  'visitors-download-no-signed-in-code': [
    { at: 'web/src/pages/public/Direct.tsx', imports: '@tanstack/react-query' },
    { at: 'web/src/pages/public/ByWay.tsx', imports: '#web/src/platform/amplify.ts', beside: amplify },
  ],
  'no-circles': [
    {
      at: 'lambdas/reviews/egg.ts',
      imports: './hen.ts',
      beside: { 'lambdas/reviews/hen.ts': "import './egg.ts'\n" },
    },
  ],
  'no-barrels': [{ at: 'lambdas/reviews/index.ts', imports: './review.ts' }],
  'zod-is-mini': [
    { at: 'lambdas/reviews/classic.ts', imports: 'zod' },
    { at: 'web/src/ui/Classic.tsx', imports: 'zod/v4' },
    { at: 'shared/reviews/classic.ts', imports: 'zod/v3' },
  ],
  'dev-dependencies-stay-home': [
    { at: 'lambdas/reviews/bundle.ts', imports: 'esbuild' },
    { at: 'web/src/ui/Bundle.tsx', imports: 'vite' },
  ],
  'every-import-is-found': [{ at: 'lambdas/reviews/lost.ts', imports: './nowhere.ts' }],
  'no-orphans': [],
}

/** Files that break nothing: those that the planted ones import, and imports that are allowed. */
export const validFiles: Readonly<Record<string, string>> = {
  'shared/reviews/review.ts': "import 'zod/mini'\nimport type {} from 'zod/v4/core'\n",
  'lambdas/reviews/review.ts': "import 'zod/mini'\nimport '#shared/reviews/review.ts'\n",
  'lambdas/reviews/sound.http.ts': "import '../platform/sound.store.ts'\nimport './review.ts'\n",
  'lambdas/reviews/reviews.mails.ts': 'export const reviewMails = 1\n',
  'lambdas/notifications/deliver.ts': "import '../reviews/reviews.mails.ts'\n",
  'lambdas/meetings/meetings.store.ts': "import '../platform/table/table.ts'\n",
  'lambdas/meetings/meetings.commands.ts': "import './meetings.store.ts'\n",
  'lambdas/operator/handlers.ts':
    "import '../meetings/meetings.commands.ts'\nimport '../meetings/meetings.store.ts'\n",
  'lambdas/platform/sound.store.ts': "import '@aws-sdk/lib-dynamodb'\n",
  'lambdas/platform/limits.ts': 'export const limit = 1\n',
  'lambdas/meetings/meeting.ts': 'export const meeting = 1\n',
  'infra/system/table-schema.ts': 'export const table = 1\n',
  'infra/system/site.ts': "import '#web/site-manifest.ts'\n",
  'infra/app.ts': "import '#web/build.ts'\nimport './system/site.ts'\n",
  'web/build.ts': "import './sitemap.ts'\nimport './site-manifest.ts'\nimport 'vite'\n",
  'web/sitemap.ts': 'export const sitemap = 1\n',
  'web/site-manifest.ts': 'export const manifest = 1\n',
  'web/src/app/plain.tsx': "import '#web/src/pages/plain.tsx'\n",
  'web/src/pages/plain.tsx': "import '#web/src/features/plain/Plain.tsx'\n",
  'web/src/pages/public/Fetching.tsx': "export const load = () => import('#web/src/platform/amplify.ts')\n",
  'web/src/features/plain/Plain.tsx': "import '#web/src/ui/Plain.tsx'\n",
  'web/src/ui/Plain.tsx': 'export const Plain = <Words,>(words: Words) => <p>{String(words)}</p>\n',
  'test/builders/a-person.ts': 'export const aPerson = 1\n',
}

/** A file without imports that nobody imports; it breaks `no-orphans`. */
export const orphan = 'infra/stacks/forgotten.ts'
