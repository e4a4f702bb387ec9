import type { Metafile } from 'esbuild'

/** The AWS SDK packages in a bundle, each with the commands it includes. */
export type HeldClients = ReadonlyMap<string, readonly string[]>

/** Returns the SDK clients in one output of an esbuild run, from its metafile. */
export const heldClients = ({ outputs }: Metafile, name: string): HeldClients => {
  const output = Object.entries(outputs).find(([path]) => path.endsWith(`${name}/index.mjs`))?.[1]
  if (!output) throw new Error(`The esbuild run has no bundle of ${name}.`)
  const kept = Object.entries(output.inputs).filter(([, { bytesInOutput }]) => bytesInOutput > 0)
  const inSdk = kept.flatMap(([path]) => {
    const match = /node_modules\/@aws-sdk\/(client-[^/]+)\/(.*)/.exec(path)
    return match ? [{ name: match[1] ?? '', file: match[2] ?? '' }] : []
  })
  const packages = new Set(inSdk.map(({ name }) => name))
  // A package that is twice in node_modules is included twice, and named once.
  const commandsOf = (held: string) => [
    ...new Set(
      inSdk
        .filter(({ name }) => name === held)
        .flatMap(({ file }) => /commands\/(\w+Command)\.js$/.exec(file)?.[1] ?? []),
    ),
  ]
  return new Map([...packages].map(held => [held, commandsOf(held)]))
}
