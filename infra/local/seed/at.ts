import type { Endpoint } from '#shared/contract/endpoint.ts'

/** An operation with the names in its path filled in. */
export const at = (
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
  names: Readonly<Record<string, string>>,
): Pick<Endpoint, 'method' | 'path'> => ({
  method,
  path: path.replace(/\{(\w+)\}/g, (_, name: string) => names[name] ?? '') as Endpoint['path'],
})
