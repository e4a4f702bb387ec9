import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { App } from 'aws-cdk-lib'
import { buildSiteIfStale } from '#web/build.ts'
import type { SiteManifest } from '#web/site-manifest.ts'
import { bundleFunctions } from './bundle.ts'
import { readDeployment } from './deployment/deployment.ts'
import { buildStacks } from './stacks/build-stacks.ts'
import { contextOf } from './stages.ts'

const app = new App()
const deployment = readDeployment(contextOf(name => app.node.tryGetContext(name)))

// A folder of its own: the local system's build has no domain in its canonical addresses.
const outDir = fileURLToPath(new URL('../.build/site', import.meta.url))
const { owner } = deployment
const siteOrigin = deployment.domain ? `https://${deployment.domain.name}` : ''
const [folder, bundles] = await Promise.all([
  buildSiteIfStale({ outDir, siteOrigin, owner }),
  bundleFunctions({ owner }),
])
const manifest: SiteManifest = JSON.parse(await readFile(join(folder, 'site.json'), 'utf8'))

buildStacks(app, deployment, { site: { folder, manifest }, bundles })
app.synth()
