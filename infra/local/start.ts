// npm start: runs the whole system on this machine.
import module from 'node:module'

const wanted = 24
if (Number(process.versions.node.split('.')[0]) < wanted) {
  console.error(
    `This is Node ${process.version}; the system runs on Node ${wanted}, which npm install brings along.\n` +
      'Start it with: npm start',
  )
  process.exit(1)
}
// Stripping the types of some hundred modules is a third of a second start; Node keeps what it made of them.
module.enableCompileCache()
// Imported after the check: an older Node fails on these imports with an error that does not help.
const { run } = await import('./run.ts')
await run()
