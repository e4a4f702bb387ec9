import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda'
import { GetCallerIdentityCommand, STSClient } from '@aws-sdk/client-sts'
import { deployedName } from '#shared/operator/command-functions.ts'
import { type Launcher, NotReached } from './launcher.ts'

const messages: Readonly<Record<string, (name: string, region: string) => string>> = {
  ResourceNotFoundException: (name, region) =>
    `There is no function ${name} in ${region}: is the stage deployed there?`,
  AccessDeniedException: name => `These AWS credentials may not invoke ${name}.`,
  CredentialsProviderError: () => 'There are no AWS credentials here.',
}

const explain = (error: unknown, name: string, region: string): Error => {
  const { name: kind, message } = error instanceof Error ? error : new Error(String(error))
  const known = messages[kind]?.(name, region)
  return known ? new NotReached(known, { cause: error }) : new Error(message, { cause: error })
}

/** A deployed stage; IAM decides who may run commands there. */
export const cloud = (stage: string, region: string): Launcher => ({
  who: async () => {
    const { Arn } = await new STSClient({ region })
      .send(new GetCallerIdentityCommand())
      .catch(error => Promise.reject(explain(error, stage, region)))
    return Arn ?? 'unnamed'
  },
  invoke: async (name, event) => {
    const FunctionName = deployedName(stage, name)
    const { Payload, FunctionError } = await new LambdaClient({ region })
      .send(new InvokeCommand({ FunctionName, Payload: JSON.stringify(event) }))
      .catch(error => Promise.reject(explain(error, FunctionName, region)))
    const result = JSON.parse(Payload?.transformToString() ?? 'null')
    if (FunctionError) throw new Error(result?.errorMessage ?? FunctionError)
    return result
  },
})
