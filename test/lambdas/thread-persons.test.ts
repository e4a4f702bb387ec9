import { expect, it } from 'vitest'
import { newPerson } from './person-life.ts'
import { personsIn } from './persons.ts'
import { runningServices } from './running-services.ts'
import { type Account, threadsIn } from './thread-sides.ts'

const services = runningServices()
const { erase, exported, signIn, traces } = personsIn(services)
const { createAccount, openProposal, write, show, party } = threadsIn(services)

const pair = async () => {
  const [who, other] = [newPerson(), newPerson()]
  const business: Account = { ...(await createAccount('business')), email: who.email }
  const partner: Account = { ...(await createAccount('partner')), email: other.email }
  const id = await openProposal(business, partner)
  await signIn(other.email)
  for (const [author, text] of [
    [business, `Hej, jag heter ${who.name}`],
    [partner, 'Hej!'],
    [business, `Ring ${who.phone}`],
    [partner, 'Det gör jag.'],
  ] as const)
    expect((await write(author, id, text)).status).toBe(201)
  return { who, other, business, partner, id }
}

it('an export of a thread has what its person wrote, and not what others did', async () => {
  const { who, id } = await pair()
  const { Messages, Threads } = await exported(who)
  expect(Messages?.map(({ number }) => number).toSorted()).toEqual([1, 3])
  expect(Threads).toMatchObject([{ id, side: 'business', title: 'Ny robotcell', unread: 2 }])
  expect(JSON.stringify({ Messages, Threads })).not.toContain('Det gör jag.')
})

it('an erasure removes what its person wrote, and leaves the other side its own, with gaps', async () => {
  const { who, partner, id } = await pair()
  expect(await erase(who)).toMatchObject({ changed: true })
  expect(await traces(who)).toEqual([])
  const { body } = await show(partner, id)
  expect(body).toMatchObject({ title: null, otherName: null, ended: true })
  expect(body.messages).toMatchObject([
    { number: 2, text: 'Hej!' },
    { number: 4, text: 'Det gör jag.' },
  ])
  expect(await write(partner, id, 'Är du där?')).toMatchObject({
    status: 409,
    body: { code: 'thread_ended' },
  })
  expect(await party(id, 'business')).toBeUndefined()
})
