import { cp, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { App } from 'aws-cdk-lib'
import { buildSiteIfStale } from '#web/build.ts'
import { rendererFolder, type SiteManifest } from '#web/site-manifest.ts'
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
// The functions that render pages have no other way to the code of the site.
for (const name of ['pages', 'content'] as const) {
  await rm(join(bundles[name], rendererFolder), { recursive: true, force: true })
  await cp(join(folder, rendererFolder), join(bundles[name], rendererFolder), { recursive: true })
}
const manifest: SiteManifest = JSON.parse(await readFile(join(folder, 'site.json'), 'utf8'))

buildStacks(app, deployment, { site: { folder, manifest }, bundles })
app.synth()
