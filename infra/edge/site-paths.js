// biome-ignore-all lint/correctness/noUnusedVariables: the functions behind it use them
// What both site functions ask about a path; edge-function.ts puts it, behind `const site = {…}`, before them.

/** A signed-in area: one shell for all paths below it. */
const isSignedIn = uri => site.signedInPaths.some(prefix => uri === prefix || uri.startsWith(`${prefix}/`))

/** The operators' desk, with a shell of its own. */
const isDesk = uri => uri === site.deskPath || uri.startsWith(`${site.deskPath}/`)

const isNotFoundFile = uri => uri === site.notFoundFile || uri === site.englishNotFoundFile

const isFile = uri => uri.slice(uri.lastIndexOf('/')).includes('.')
