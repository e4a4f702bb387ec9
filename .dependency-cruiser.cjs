// The import rules. Every rule has a planted violation in test/house/planted-imports.ts; a type counts as an import.
const swc = require('@swc/core')

// TypeScript 7 has no JavaScript API to parse with, and dependency-cruiser asks swc for plain TypeScript only.
const parseFileSync = swc.parseFileSync.bind(swc)
swc.parseFileSync = (file, options) => parseFileSync(file, { ...options, tsx: file.endsWith('.tsx') })

const entry = '[.](http|trigger|stream|queue|topic|schedule|command)[.]ts$'
// Composers gather one kind of file from the features: their mails, their operators' commands. Signing an agreement needs
// the assignments and the credits that begin with it.
const composers = ['notifications', 'operator', 'processes', 'signing'].join('|')
const composer = `^lambdas/(${composers})/`
const feature = `^lambdas/(?!(?:platform|${composers})/)([^/]+)/`
const aboveThePlatform = '^lambdas/(?!platform/)'
// These wire stores, as an entry does: the half that both stream entries share, that of both entries of threads and of
// agreements, the commands of each feature, and the list of all commands. The mail about a message reads it as it is
// sent, so that nothing of an erased one is copied anywhere.
const entryParts =
  '^lambdas/(notifications/stream-function|operator/handlers|threads/serve-threads|threads/threads[.]mails|signing/serve-agreements|.+[.]commands)[.]ts$'

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

const floors = [
  rule(
    'shared-imports-only-zod',
    'Browser and functions both use it: the browser downloads and every function bundles whatever shared imports.',
    { path: '^shared/' },
    { pathNot: ['^shared/', '(^|/)node_modules/zod/'] },
  ),
  rule(
    'lambdas-import-shared',
    'A function runs without the site and without the code that deploys it.',
    { path: '^lambdas/' },
    { path: '^(web|infra)/' },
  ),
  rule(
    'web-imports-shared',
    'The browser reaches the functions over HTTP only; their paths and types are declared in shared.',
    { path: '^web/src/' },
    { path: ['^(lambdas|infra)/', '^web/[^/]+$'] },
  ),
  rule(
    'site-build-imports-shared',
    'Servers of the site read the result of the build; the build does not depend on them.',
    { path: '^web/[^/]+$' },
    { path: '^(lambdas|infra)/' },
  ),
  rule(
    'infra-imports-shared',
    'Entries are named by path and bundled: an import would run a handler inside the deployment. infra builds the site like the functions and reads its manifest, and needs nothing else of web.',
    { path: '^infra/' },
    { path: '^(lambdas|web)/', pathNot: '^web/(?:build|site-manifest)[.]ts$' },
  ),
  rule(
    'constructs-know-no-stack',
    'A construct gets what it needs from the stack that creates it; code that both use is in infra/deployment or next to the construct.',
    { path: '^infra/(?:constructs|deployment|guard)/' },
    { path: '^infra/stacks/' },
  ),
  rule(
    'nobody-imports-test',
    'Test builders and fakes must not ship.',
    { path: '^(shared|lambdas|web|infra)/' },
    { path: '^test/' },
  ),
]

const functions = [
  rule(
    'functions-features-are-strangers',
    "Features meet in the stream of the table, take keys from each other's declarations in shared, or are given a part of each other by a composer.",
    { path: feature },
    { path: feature, pathNot: '^lambdas/$1/' },
  ),
  rule(
    'functions-composers-are-above',
    'A composer imports features; code that imports a composer would bundle all of them.',
    { path: '^lambdas/([^/]+)/' },
    { path: composer, pathNot: '^lambdas/$1/' },
  ),
  rule(
    'functions-platform-knows-no-feature',
    'The code below all features would change with each of them.',
    { path: '^lambdas/platform/' },
    { path: feature },
  ),
  rule(
    'use-cases-know-no-aws',
    'A use case is written against a port, so that it can be tested with a fake of the port.',
    { path: aboveThePlatform, pathNot: [entry, '[.]store[.]ts$', entryParts] },
    { path: ['(^|/)node_modules/@(aws-sdk|smithy)/', '^lambdas/platform/table/'] },
  ),
  rule(
    'only-entries-wire-stores',
    'The store implements the port of the use case; the entry connects the two.',
    { path: aboveThePlatform, pathNot: [entry, '[.]store[.]ts$', entryParts] },
    { path: '[.]store[.]ts$' },
  ),
  rule(
    'nobody-imports-an-entry',
    'Importing an entry starts a second function inside the first.',
    { path: '^lambdas/' },
    { path: `^lambdas/.+${entry}` },
  ),
]

const above = {
  platform: 'app|before|pages|features|ui',
  ui: 'app|before|pages|features',
  features: 'app|before|pages',
  pages: 'app|before',
  before: 'app|pages',
}

const web = [
  ...Object.entries(above).map(([layer, higher]) =>
    rule(
      `web-${layer}-imports-downwards`,
      'app → pages → features → ui → platform; code that runs before the app is above features, next to the pages.',
      { path: `^web/src/${layer}/` },
      { path: `^web/src/(${higher})/` },
    ),
  ),
  rule(
    'web-features-are-strangers',
    'Pages compose features; two features that need each other are one, or need a common part in ui or platform.',
    { path: '^web/src/features/([^/]+)/' },
    { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
  ),
]

const desk = [
  rule(
    'only-the-desk-imports-the-desk',
    'It declares every command: no visitor or customer downloads a byte of it.',
    { path: '^web/src/(?!desk/)' },
    { path: '^(web/src/desk|shared/operator)/' },
  ),
  rule(
    'the-desk-stands-alone',
    'It shares tokens and single controls with the site, and nothing that knows sessions, pages or phrases of customers.',
    { path: '^web/src/desk/' },
    { path: '^web/src/(?!desk/|platform/download|ui/(Button|tokens|base|axis-top|matching/Band))' },
  ),
]

const everywhere = [
  rule(
    'no-circles',
    'In a circle the order of evaluation decides which import is undefined.',
    {},
    { circular: true },
  ),
  rule(
    'no-orphans',
    'Nothing imports it and it imports nothing: dead code, unless it is loaded by its name.',
    {
      orphan: true,
      pathNot: [
        // Loaded by name: import.meta.glob.
        '^shared/phrases/(sv|en)/',
        // Inlined into every page, bundled as a worker, or read as text for CloudFront.
        '^web/src/before/',
        '^web/src/platform/proof-worker[.]ts$',
        '^infra/edge/[^/]+[.]js$',
        // Run by the test runner.
        '^test/',
        '[.]d[.]ts$',
        '[.]css$',
      ],
    },
    {},
  ),
  rule(
    'no-barrels',
    'An index file hides where code is, and one import from it loads everything.',
    { path: '(^|/)index[.][cm]?[jt]sx?$' },
    {},
  ),
  rule(
    'zod-is-mini',
    'One classic import adds 19 KB to what a visitor downloads.',
    { path: '^(shared|lambdas|web)/' },
    { path: '(^|/)node_modules/zod/', pathNot: '(^|/)node_modules/zod/(mini|v4/(mini|core))/' },
  ),
  rule(
    'dev-dependencies-stay-home',
    'Code that ships must not need packages that only developers install; types are removed at build time.',
    { path: '^(shared|lambdas|web/src)/' },
    { dependencyTypes: ['npm-dev'], pathNot: '(^|/)node_modules/@types/' },
  ),
  rule(
    'every-import-is-found',
    'An import that cannot be resolved would pass every other rule.',
    {},
    { couldNotResolve: true },
  ),
]

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [...floors, ...functions, ...web, ...desk, ...everywhere],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: '(^|/)node_modules/' },
    exclude: { path: '^web/dist/' },
    // Some packages have no `require` condition, and some only types at the address that is imported.
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'types', 'default'],
    },
  },
}
