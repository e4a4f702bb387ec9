// biome-ignore-all lint/correctness/noUnusedVariables: the functions behind it use them
// What both site functions ask about a path; edge-function.ts puts it, behind `const site = {…}`, before them.

/** A signed-in area: one shell for all paths below it. */
const isSignedIn = uri => site.signedInPaths.some(prefix => uri === prefix || uri.startsWith(`${prefix}/`))

const isNotFoundFile = uri => uri === site.notFoundFile || uri === site.englishNotFoundFile

const isFile = uri => uri.slice(uri.lastIndexOf('/')).includes('.')
