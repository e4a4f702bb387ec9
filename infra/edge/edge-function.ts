import { readFileSync } from 'node:fs'
import { compileFunction } from 'node:vm'
import { transformSync } from 'esbuild'
import type { SiteManifest } from '#web/site-manifest.ts'
import {
  cacheControls,
  deskFile,
  deskPath,
  englishNotFoundFile,
  fileOf,
  hashedFiles,
  notFoundFile,
  pageSuffix,
  shellFile,
  signedInPaths,
} from '../system/site.ts'

export type EdgeFunctionName = 'viewer-request' | 'viewer-response' | 'viewer-request-api'

type PageList = Pick<SiteManifest, 'pages'>

type Value = { value: string; multiValue?: { value: string }[] }
type Values = Record<string, Value>

export type EdgeRequest = {
  method: string
  uri: string
  querystring: Values
  headers: Values
  cookies: Values
}
export type EdgeResponse = {
  statusCode: number
  statusDescription?: string
  headers: Values
  cookies?: Values
}

/** The fields of CloudFront Functions' event that are used here: header names are in lower case, query values undecoded. */
export type EdgeEvent = { viewer: { ip: string }; request: EdgeRequest; response?: EdgeResponse }

/** CloudFront's quota for a function's source, in bytes. */
const maxSourceBytes = 10_240

/** The features beyond ES5 that CloudFront's engine supports and we use; esbuild refuses or rewrites others. */
const runtime = {
  target: 'es5',
  supported: { arrow: true, 'const-and-let': true, 'template-literal': true },
} as const

const read = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8')

const siteData = ({ pages }: PageList): string =>
  `const site = ${JSON.stringify({
    pages,
    signedInPaths,
    rootFile: fileOf('/'),
    pageSuffix,
    shellFile,
    deskPath,
    deskFile,
    notFoundFile,
    englishNotFoundFile,
    hashedFiles,
    cacheControls,
  })}\n`

/**
 * The minified source of one edge function, with the site's paths at its start.
 * Throws if CloudFront would refuse its size or syntax.
 */
export const edgeFunctionSource = (name: EdgeFunctionName, manifest: PageList): string => {
  const readsPaths = name !== 'viewer-request-api'
  const written = (readsPaths ? siteData(manifest) + read('./site-paths.js') : '') + read(`./${name}.js`)
  const source = transformSync(written, { ...runtime, minifyWhitespace: true, legalComments: 'none' }).code
  const bytes = Buffer.byteLength(source)
  if (bytes > maxSourceBytes) {
    throw new Error(
      `The edge function ${name} has ${bytes} bytes with ${manifest.pages.length} pages; CloudFront's limit is ${maxSourceBytes}.`,
    )
  }
  return source
}

/** The same source as a function for Node: returns the request to serve, or the response to send instead. */
export const loadEdgeFunction = <Answer = EdgeRequest | EdgeResponse>(
  name: EdgeFunctionName,
  manifest: PageList,
): ((event: EdgeEvent) => Answer) =>
  compileFunction(`${edgeFunctionSource(name, manifest)}\nreturn handler`)()
