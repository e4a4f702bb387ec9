import { RegionInfo } from 'aws-cdk-lib/region-info'
import * as z from 'zod/mini'
import { emailAddress } from '#shared/contract/email.ts'

export type Context = (name: string) => unknown

/** A certificate's first name has 64 characters at most; `www.` is ours to add. */
const domainName = z
  .string()
  .check(
    z.maxLength(64),
    z.regex(/^(?!www\.)(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]*[a-z\d])?$/),
  )
/** As the console of Route 53 shows it: without the path that its API puts before it. */
const zoneId = z.string().check(z.regex(/^Z[A-Z\d]{1,31}$/))
const dollars = z.string().check(z.regex(/^(?=.*[1-9])\d{1,9}(\.\d{1,2})?$/))
const tableName = z.string().check(z.regex(/^[\w.-]{3,255}$/))
const region = z.string().check(z.refine(name => RegionInfo.get(name).partition === 'aws'))

/** What each value has to be, and the words for the one who typed another; AWS would say it minutes later. */
const rules = {
  region: { schema: region, meaning: 'a region of AWS, such as eu-north-1' },
  domain: { schema: domainName, meaning: 'a domain in lower case without www., such as example.se' },
  zoneId: { schema: zoneId, meaning: 'the id of a hosted zone, such as Z0123456789' },
  sender: { schema: emailAddress, meaning: 'an e-mail address alone, without a name' },
  operator: { schema: emailAddress, meaning: 'an e-mail address alone, without a name' },
  table: { schema: tableName, meaning: 'the name of a table' },
  budget: { schema: dollars, meaning: 'an amount of US dollars' },
} as const

/** The text of a value, empty where it is not given. */
const textOf = (context: Context, name: string): string => String(context(name) ?? '').trim()

/** A value that is right, or empty where it is not given. Throws with a sentence for the one who typed it. */
export const givenValue = (context: Context, name: keyof typeof rules): string => {
  const given = textOf(context, name)
  if (given === '') return ''
  const { schema, meaning } = rules[name]
  const { success, data } = schema.safeParse(given)
  if (!success) throw new Error(`-c ${name}=${given} is not ${meaning}.`)
  return data
}

/** One of some values, the first of them where none is given. Throws with a sentence for the one who typed it. */
export const oneOf = <const Choice extends string>(
  context: Context,
  name: string,
  choices: readonly [Choice, ...Choice[]],
): Choice => {
  const given = textOf(context, name) || choices[0]
  const chosen = choices.find(choice => choice === given)
  if (!chosen) throw new Error(`-c ${name}=${given} is none of ${choices.join(', ')}.`)
  return chosen
}
