import { join } from 'node:path'
import { openapiPath } from '#infra/openapi/document.ts'
import type { SystemFunction } from '#infra/system/function.ts'
import { type FunctionName, functions as systemFunctions } from '#infra/system/functions.ts'
import type { PoolName } from '#infra/system/pools.ts'
import { clock } from '#shared/contract/clock.ts'
import { entities } from '#shared/entities.ts'
import { createControl } from './control.ts'
import { openDataFolder } from './data-folder.ts'
import { startDatabase } from './database.ts'
import { bundlesForThisMachine } from './functions/bundles.ts'
import { deploymentsHere } from './functions/deployments.ts'
import { createFunctions, type Functions } from './functions/functions.ts'
import { createAuthorizer } from './gateway/authorizer.ts'
import { createGateway } from './gateway/gateway.ts'
import { refuse } from './gateway/reply.ts'
import { routerOf } from './gateway/routes.ts'
import { createThrottle } from './gateway/throttle.ts'
import { type Handle, listenAsLocalhost } from './listener.ts'
import { type Log, logFile, openLog } from './logs/log.ts'
import { names } from './names.ts'
import { ownerHere } from './owner-here.ts'
import { minuteMs, startSchedule } from './schedule.ts'
import { makeDemo } from './seed/demo.ts'
import { demoOperator } from './seed/demo-operator.ts'
import { seedOnce } from './seed/seed-once.ts'
import { startServices } from './services.ts'
import type { Settings } from './settings.ts'
import { deployRenderer } from './site/deploy-renderer.ts'
import { createSite } from './site/site.ts'
import { scaleLimit } from './time-limits.ts'

export type System = {
  origin: string
  /** How to sign in to the demo accounts, if this start created them. */
  demo: string | undefined
  /** The path of the functions' log. */
  log: string
  /** Resolves with the reason if the system cannot continue because its database has ended. */
  broken: Promise<string>
  stop(): Promise<void>
}

const buildSite = async (): Promise<string> => {
  const { buildSiteIfStale } = await import('#web/build.ts')
  return buildSiteIfStale({ owner: ownerHere() })
}

const declared: Readonly<Record<FunctionName, SystemFunction>> = systemFunctions

const configurationAt = (origin: string, { fourEyes }: Pick<Settings, 'fourEyes'>) => {
  const pool = (name: PoolName) => ({
    userPoolId: names.poolId(name),
    userPoolClientId: names.clientId(name),
    userPoolEndpoint: `${origin}/_local/cognito`,
  })
  return {
    region: names.region,
    stage: names.stage,
    business: pool('business'),
    partner: pool('partner'),
    operator: pool('operator'),
    fourEyes,
  }
}

/** The handlers of the origin's parts; a part that has not started yet returns 503. */
type Parts = { control?: Handle; api?: Handle; site?: Handle }

const oneOrigin =
  (parts: Parts): Handle =>
  (request, response) => {
    const path = request.url ?? '/'
    const part = path.startsWith('/_local/')
      ? parts.control
      : path.startsWith('/api/') && path.split('?')[0] !== openapiPath
        ? parts.api
        : parts.site
    return part ? part(request, response) : refuse(response, 'unavailable')
  }

/** Takes the data folder and the port first, so that a start fails before the build if one of them is in use. */
async function openOrigin(settings: Settings, stack: AsyncDisposableStack) {
  const held = await openDataFolder(settings.dataFolder, settings)
  stack.defer(() => held.release())
  const parts: Parts = {}
  const listener = await listenAsLocalhost(oneOrigin(parts), settings.port)
  stack.defer(() => listener.close())
  const origin = `http://localhost:${listener.port}`
  held.note(origin)
  return { origin, parts, listener }
}

type Clocked = {
  isReady: () => boolean
  functions: Functions<FunctionName>
  database: Database
  services: Services
  /** Calls the functions that are called every minute. */
  callScheduled: () => Promise<void>
}

type Services = Awaited<ReturnType<typeof startServices>>
type Database = Awaited<ReturnType<typeof startDatabase>>

const clockOf = ({ isReady, functions, database, services, callScheduled }: Clocked) => ({
  now: clock.now,
  moveClockBy: async (milliseconds: number) => {
    clock.moveBy(milliseconds)
    functions.moveClockBy(milliseconds)
    await Promise.all([database.sweepExpired(), services.files.sweepExpired()])
    // The demo data is made by a clock that is set back: what is due then can wait for the first minute.
    if (milliseconds >= minuteMs && isReady()) await callScheduled()
  },
})

const apiOf = (
  { cognito, originSecret }: Services,
  invoke: Functions<FunctionName>['invoke'],
  throttleTimes: number,
): Handle => {
  const authorizer = (pool: PoolName) =>
    createAuthorizer({
      issuer: cognito.issuer(pool),
      audience: names.clientId(pool),
      keys: () => cognito.jwks(pool),
    })
  return createGateway({
    route: routerOf(declared),
    authorizers: {
      business: authorizer('business'),
      partner: authorizer('partner'),
      operator: authorizer('operator'),
    },
    originSecret,
    invoke,
    mayPass: createThrottle({ times: throttleTimes }),
    timeoutMs: scaleLimit(29_000),
  })
}

/** Pools call functions and functions call pools, so one of the two has to be filled in later. */
const invokeLater = () => {
  let functions: Functions<FunctionName> | undefined
  return {
    fill: (filling: Functions<FunctionName>) => {
      functions = filling
    },
    invoke: async (name: FunctionName, event: unknown) => {
      if (!functions) throw new Error('The functions have not started yet.')
      return functions.invoke(name, event)
    },
  }
}

/** Its queue waits for the renderer, which comes with the build of the site. */
const onceDeployed =
  (deployed: Promise<unknown>, invoke: Functions<FunctionName>['invoke']): typeof invoke =>
  async (name, event) => {
    if (name === 'pages') await deployed
    return invoke(name, event)
  }

type Backend = { settings: Settings; origin: string; log: Log; built: Promise<string> }

async function startBackend({ settings, origin, log, built }: Backend, stack: AsyncDisposableStack) {
  const { dataFolder, easyProofs, vatAt, fourEyes } = settings
  const rendererFolder = join(dataFolder, 'renderer')
  const { fill, invoke } = invokeLater()
  const [services, database, bundles] = await Promise.all([
    startServices({ dataFolder, origin, stack, invoke }),
    startDatabase({ dataFolder, stack }),
    bundlesForThisMachine(ownerHere()),
  ])
  const endpoints = { ...services.endpoints, dynamodb: database.endpoint }
  const here = { easyProofs, rendererFolder, vatAt, fourEyes }
  const functions = createFunctions(deploymentsHere(bundles, endpoints, origin, here), log.write)
  fill(functions)
  stack.defer(() => functions.stop())
  const deployed = built.then(folder => deployRenderer(folder, rendererFolder, services.siteObjects))
  deployed.catch(() => {})
  services.consumeQueues(onceDeployed(deployed, invoke))
  await database.consume({ invoke, files: endpoints.files })
  const schedule = startSchedule(functions.invoke)
  stack.defer(() => schedule.stop())
  return { services, database, functions, deployed, callScheduled: schedule.call }
}

/** The pages of another build show the content of the sources until they are rendered again. */
async function renderAgain(
  isAnotherBuild: boolean,
  { hasItems }: Database,
  { invoke }: Functions<FunctionName>,
) {
  if (!isAnotherBuild) return
  const { contentEntry, price } = entities
  if ((await hasItems(contentEntry.pk)) || (await hasItems(price.pk))) await invoke('pages', {})
}

async function start(settings: Settings, stack: AsyncDisposableStack): Promise<Omit<System, 'stop'>> {
  const { dataFolder } = settings
  const { origin, parts, listener } = await openOrigin(settings, stack)
  const log = openLog(dataFolder, settings.logFormat)
  stack.defer(() => log.close())
  const built = buildSite()
  // Awaited below; until then a failure must not count as an unhandled rejection.
  built.catch(() => {})

  const backend = await startBackend({ settings, origin, log, built }, stack)
  const { services, database, functions, deployed } = backend
  let ready = false
  const isReady = () => ready
  parts.control = createControl({
    cognito: services.cognito.handle,
    files: services.files.handle,
    secondFactor: () => services.cognito.codeOf('operator', demoOperator.email),
    inbox: services.inbox,
    isReady,
    operate: functions.invoke,
    ...clockOf({ ...backend, isReady }),
  })
  parts.api = apiOf(services, functions.invoke, settings.throttleTimes)
  const { renderedPages: rendered } = services
  const [demo, site] = await Promise.all([
    seedOnce(dataFolder, () => {
      services.cognito.enrol('operator', demoOperator)
      return makeDemo(origin)
    }),
    built.then(folder =>
      createSite({ folder, origin, configuration: configurationAt(origin, settings), rendered }),
    ),
  ])
  await renderAgain(await deployed, database, functions)
  await rendered.load()
  parts.site = site
  ready = true
  // Closed first (last in, first out), so that no request arrives once the functions have stopped.
  stack.defer(() => listener.close())
  return {
    origin,
    demo,
    log: logFile(dataFolder),
    broken: database.exited.then(words => `DynamoDB ended. ${words}`),
  }
}

/**
 * Starts the whole system on this machine and resolves when it is ready. Stops everything again and throws if the data
 * folder is in use, the port is taken, there is no DynamoDB engine, or the site does not build.
 */
export async function startSystem(settings: Settings): Promise<System> {
  const stack = new AsyncDisposableStack()
  try {
    return { ...(await start(settings, stack)), stop: () => stack.disposeAsync() }
  } catch (error) {
    await stack.disposeAsync()
    throw error
  }
}
