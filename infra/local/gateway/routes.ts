import type { Access, Endpoint } from '#shared/contract/endpoint.ts'

type Route<Name extends string> = {
  functionName: Name
  access: Access
  endpoint: Endpoint
  /** For example `POST /api/newsletter/subscriptions`. */
  routeKey: string
}

export type Match<Name extends string> = { route: Route<Name>; pathParameters?: Record<string, string> }

export type Router<Name extends string> = (method: string, path: string) => Match<Name> | undefined

type Serving = { serves?: readonly Endpoint[] }

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** `{name}` matches one segment that is not empty. */
const patternOf = (path: string): RegExp =>
  new RegExp(
    `^${path
      .split(/(\{\w+\})/)
      .map(part => (part.startsWith('{') ? `(?<${part.slice(1, -1)}>[^/]+)` : escaped(part)))
      .join('')}$`,
  )

/**
 * Builds the API's routes from the endpoints that the functions serve. As in HTTP API, a path without parameters takes
 * precedence over one with parameters; other methods and paths have no route.
 */
export function routerOf<Name extends string>(functions: Readonly<Record<Name, Serving>>): Router<Name> {
  const exact = new Map<string, Match<Name>>()
  const patterns: { method: string; pattern: RegExp; route: Route<Name> }[] = []
  for (const [name, { serves = [] }] of Object.entries(functions) as [Name, Serving][]) {
    for (const endpoint of serves) {
      const { method, path, access } = endpoint
      const route = { functionName: name, access, endpoint, routeKey: `${method} ${path}` }
      if (path.includes('{')) patterns.push({ method, pattern: patternOf(path), route })
      else exact.set(route.routeKey, { route })
    }
  }
  return (method, path) => {
    const found = exact.get(`${method} ${path}`)
    if (found) return found
    for (const { method: wanted, pattern, route } of patterns) {
      const groups = wanted === method ? pattern.exec(path)?.groups : undefined
      if (groups) return { route, pathParameters: { ...groups } }
    }
    return undefined
  }
}
