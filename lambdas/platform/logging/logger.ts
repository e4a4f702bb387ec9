import { Logger } from '@aws-lambda-powertools/logger'

/** Structured log lines. Ids only: never an address, code, token, name or body. */
export const logger = new Logger({ serviceName: process.env.AWS_LAMBDA_FUNCTION_NAME ?? 'unknown' })
