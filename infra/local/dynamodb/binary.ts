import { accessSync, constants } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'

const fileName = process.platform === 'win32' ? 'dynoxide.exe' : 'dynoxide'
const ownPackage = `@dynoxide/${process.platform}-${process.arch}`

/** The path of the DynamoDB engine for this machine; throws an error that lists every way to supply it. */
export function engineBinary(searchPath = process.env.PATH ?? '', packageName = ownPackage): string {
  const found = fromPackage(packageName) ?? searchPath.split(delimiter).map(inFolder).find(isExecutable)
  if (found) return found
  throw new Error(
    `No DynamoDB for this machine. Supply one of: LOCAL_DYNAMODB_ENDPOINT, the address of a running one; ` +
      `the npm package ${packageName}; or a "${fileName}" on the PATH.`,
  )
}

const inFolder = (folder: string): string => join(folder, fileName)

function fromPackage(packageName: string): string | undefined {
  try {
    return createRequire(import.meta.url).resolve(`${packageName}/${fileName}`)
  } catch {
    return undefined
  }
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
