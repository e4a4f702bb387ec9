import { expect, it } from 'vitest'
import { setUpIssues } from './newsletter-issues.ts'
import { newPerson } from './person-life.ts'
import { personsIn } from './persons.ts'
import { runningServices } from './running-services.ts'

const services = runningServices()
const { erase, exported } = personsIn(services)
const { begin, mailsTo, run, subscribe } = setUpIssues(services)

it('a person’s copies are in their export; whoever is erased while an issue is sent gets none', async () => {
  const [staying, erased] = [newPerson(), newPerson()]
  await subscribe(staying.email)
  await subscribe(erased.email)
  await begin()
  await erase(erased)
  await run()
  expect(mailsTo(staying.email)).toHaveLength(1)
  expect(mailsTo(erased.email)).toEqual([])
  const { Newsletter, 'Mails to the address in the last 90 days': mails } = await exported(staying)
  expect(Newsletter).toMatchObject([{ state: 'confirmed', confirmedAt: expect.any(String) }])
  expect(mails).toMatchObject([{ template: 'newsletter_issue', state: 'sent' }])
})
