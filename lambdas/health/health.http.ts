import { getHealth } from '#shared/health/get-health.ts'
import packageJson from '../../package.json' with { type: 'json' }
import { environment } from '../platform/env/environment.ts'
import { httpFunction } from '../platform/http/http-function.ts'
import { serve } from '../platform/http/serve.ts'

export const handler = httpFunction([
  serve(getHealth, async () => ({ version: packageJson.version, stage: environment('STAGE') })),
])
