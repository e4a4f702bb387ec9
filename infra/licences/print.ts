// npm run licences: prints the packages that ship and their licences; exits with 1 if one is not allowed.
import { ownLock, refusedIn, shippedIn } from './licences.ts'

const shipped = shippedIn(ownLock())
for (const [licence, packages] of [...Map.groupBy(shipped, one => one.licence)].toSorted()) {
  console.log(`${licence} (${packages.length})`)
  for (const { name, version } of packages) console.log(`  ${name} ${version}`)
}
const refused = refusedIn(shipped)
for (const { name, licence } of refused) console.error(`${name}: nobody has allowed ${licence}.`)
process.exitCode = refused.length === 0 ? 0 : 1
