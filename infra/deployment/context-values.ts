import { RegionInfo } from 'aws-cdk-lib/region-info'
import * as z from 'zod/mini'
import { emailAddress } from '#shared/contract/email.ts'

export type Context = (name: string) => unknown

/** A certificate's first name may have 64 characters; `www.` is added automatically. */
const domainName = z
  .string()
  .check(
    z.maxLength(64),
    z.regex(/^(?!www\.)(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]*[a-z\d])?$/),
  )
/** As shown in the console of Route 53: without the path that its API puts in front. */
const zoneId = z.string().check(z.regex(/^Z[A-Z\d]{1,31}$/))
const dollars = z.string().check(z.regex(/^(?=.*[1-9])\d{1,9}(\.\d{1,2})?$/))
const tableName = z.string().check(z.regex(/^[\w.-]{3,255}$/))
const region = z.string().check(z.refine(name => RegionInfo.get(name).partition === 'aws'))

/** The schema of each value, with its description for the error message; AWS would report the error minutes later. */
const rules = {
  region: { schema: region, meaning: 'a region of AWS, such as eu-north-1' },
  domain: { schema: domainName, meaning: 'a domain in lower case without www., such as example.se' },
  zoneId: { schema: zoneId, meaning: 'the id of a hosted zone, such as Z0123456789' },
  sender: { schema: emailAddress, meaning: 'an e-mail address alone, without a name' },
  operator: { schema: emailAddress, meaning: 'an e-mail address alone, without a name' },
  secondOperator: { schema: emailAddress, meaning: 'an e-mail address alone, without a name' },
  table: { schema: tableName, meaning: 'the name of a table' },
  budget: { schema: dollars, meaning: 'a positive number of US dollars' },
} as const

/** The text of a value; empty if it is not given. */
const textOf = (context: Context, name: string): string => String(context(name) ?? '').trim()

/** Reads and checks a value; empty if it is not given. Throws an error that names the option. */
export const readValue = (context: Context, name: keyof typeof rules): string => {
  const given = textOf(context, name)
  if (given === '') return ''
  const { schema, meaning } = rules[name]
  const { success, data } = schema.safeParse(given)
  if (!success) throw new Error(`-c ${name} must be ${meaning}, not ${given}.`)
  return data
}

/** Reads one of several choices; the first is the default. Throws an error that names the option. */
export const readChoice = <const Choice extends string>(
  context: Context,
  name: string,
  choices: readonly [Choice, ...Choice[]],
): Choice => {
  const given = textOf(context, name) || choices[0]
  const chosen = choices.find(choice => choice === given)
  if (!chosen) throw new Error(`-c ${name} must be one of ${choices.join(', ')}, not ${given}.`)
  return chosen
}
