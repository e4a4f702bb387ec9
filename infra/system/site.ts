import type { SiteManifest } from '#web/site-manifest.ts'

/** The paths of signed-in areas; all of them serve the same empty shell. */
export const signedInPaths = ['/onboarding', '/business', '/partner', '/dashboard'] as const

/** The operators' desk: a shell of its own, for this path and those below it. */
export const deskPath = '/operator'
export const deskFile = '/operator.html'

/** The file for these paths, and those for unknown paths. */
export const shellFile = '/app.html'
export const notFoundFile = '/404.html'
export const englishNotFoundFile = '/en/404.html'

/**
 * The Content-Security-Policy of every page: `cognito` is the origin for signing in, `files` are the other origins for
 * uploads.
 */
export const contentSecurityPolicy = (
  manifest: SiteManifest,
  cognito: string,
  files: readonly string[] = [],
): string =>
  [
    "default-src 'none'",
    `script-src 'self' ${manifest.scriptHashes.join(' ')}`,
    `style-src 'self' ${manifest.styleHashes.join(' ')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${["'self'", cognito, ...files].join(' ')}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

/** The other headers of every page, in the cloud and in the local system. */
export const siteHeaders = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy':
    'accelerometer=(), camera=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
} as const

/** The headers of every response of the API, including errors. */
export const apiHeaders = {
  'strict-transport-security': siteHeaders['strict-transport-security'],
  'x-content-type-options': siteHeaders['x-content-type-options'],
} as const

/** The prerendered page of a path: `/` is /index.html, `/en/about` is /en/about.html. */
export const pageSuffix = '.html'
export const fileOf = (path: string): string => (path === '/' ? '/index' : path) + pageSuffix

/** Files with hashed names never change; browsers check all others again. */
export const hashedFiles = '/assets/'
export const cacheControls = {
  hashed: 'public, max-age=31536000, immutable',
  other: 'public, max-age=0, must-revalidate',
} as const
