import { describe, expect, it } from 'vitest'
import { updateBusinessProfile } from '#shared/business-profile/save-business-profile.ts'
import { joinRequestEntity } from '#shared/company/join-request.entity.ts'
import { askingPeople, number } from './asking-people.ts'
import { companyPeople } from './company-people.ts'
import { runningServices } from './running-services.ts'

const services = runningServices()
const people = companyPeople(services)
const { person } = people
const asking = askingPeople(services, people)
const { accept, ask, asked, asLongAgo, decline, forgetNumber, mails, onboard, requests, stored, told } =
  asking

const unknown = { isKnown: false, asked: null }
const known = { isKnown: true, asked: null }
const codeOf = ({ status, body }: { status: number; body?: { code?: string } }) => [status, body?.code]

describe('somebody who enters the number of a company that is here', () => {
  it('is told so at its mail domain, however the number is written, and nothing of who owns it', async () => {
    const [anna, eva] = [await person('Anna', 'ett.se'), await person('Eva', 'ett.se')]
    await onboard(anna)
    expect(await told(eva)).toEqual(known)
    expect(await told(eva, number.replace('-', ''))).toEqual(known)
    expect(await told(eva, '556016-0680')).toEqual(unknown)
  })

  it('learns at another domain what anybody learns of a number of nobody, and cannot ask', async () => {
    const [anna, ulf] = [await person('Anna', 'tva.se'), await person('Ulf', 'annan.se')]
    await onboard(anna)
    expect(await told(ulf)).toEqual(unknown)
    expect(await told(ulf)).toEqual(await told(ulf, '556016-0680'))
    expect(codeOf(await ask(ulf))).toEqual(codeOf(await ask(ulf, '556016-0680')))
    expect(codeOf(await ask(ulf))).toEqual([404, 'not_found'])
    expect(await requests(anna)).toEqual([])
  })

  it.each(['gmail.com', 'hotmail.se', 'mail.yahoo.com'])('never shares a domain at %s', async domain => {
    const [anna, eva] = [await person('Anna', domain), await person('Eva', domain)]
    await onboard(anna)
    expect(await told(eva)).toEqual(unknown)
    expect(codeOf(await ask(eva))).toEqual([404, 'not_found'])
  })

  it('may go on with a company of their own, and is not told any more', async () => {
    const { anna, eva } = await asked()
    expect((await onboard(eva)).status).toBe(201)
    expect(await told(eva)).toEqual(unknown)
    expect(await told(anna)).toEqual(unknown)
    expect(codeOf(await ask(eva))).toEqual([404, 'not_found'])
  })

  it('may not try numbers without limit', async () => {
    const eva = await person('Eva', 'prov.se')
    const answers = []
    for (let tries = 0; tries < 21; tries += 1) answers.push(await told(eva))
    expect(answers.slice(0, 20)).toEqual(Array(20).fill(unknown))
    expect(answers[20]).toMatchObject({ code: 'rate_limited' })
  })

  it('is found by the number that the company has now', async () => {
    const [anna, eva] = [await person('Anna', 'byter.se'), await person('Eva', 'byter.se')]
    const { createdAt, updatedAt, version, ...profile } = (await onboard(anna)).body
    const save = (organizationNumber: string | null, seen: number) =>
      people.as('profile')(anna, updateBusinessProfile, {
        body: { ...profile, organizationNumber, language: 'sv', version: seen },
      })
    expect((await save('556016-0680', version)).status).toBe(200)
    expect([await told(eva), await told(eva, '556016-0680')]).toEqual([unknown, known])
    await save(null, version + 1)
    expect(await told(eva, '556016-0680')).toEqual(unknown)
  })
})

describe('a request to join', () => {
  it('is mailed to the owner with a link to the page on which it stands', async () => {
    const { anna, eva, status, id } = await asked()
    expect(status).toBe(204)
    expect(await requests(anna)).toEqual([
      { id, email: eva.email, createdAt: expect.any(String), expiresAt: expect.any(String) },
    ])
    const [item = {}] = await stored(eva)
    const [mail, ...others] = await mails(null, item)
    expect([mail?.recipient, others]).toEqual([anna.email, []])
    const { text, subject } = (await mail?.compose()) ?? {}
    expect(subject).toContain(eva.email)
    expect(text).toContain('https://site.example/business/dashboard/colleagues')
    expect(await mails(item, { ...item, expiresAt: '2099-01-01T00:00:00.000Z' })).toEqual([])
  })

  it('is made once a day, and again on the next', async () => {
    const { anna, eva, id } = await asked()
    expect((await ask(eva)).status).toBe(204)
    expect((await requests(anna)).map((one: { id: string }) => one.id)).toEqual([id])
    expect(await told(eva)).toEqual({ isKnown: true, asked: 'waiting' })
    await asLongAgo(eva, 25)
    expect(await told(eva)).toEqual(known)
    await ask(eva)
    const [again, ...more] = await requests(anna)
    expect(more).toEqual([])
    expect(again.id).not.toBe(id)
  })

  it('is made once by two presses at the same moment', async () => {
    const [anna, eva] = [await person('Anna', 'tryck.se'), await person('Eva', 'tryck.se')]
    await onboard(anna)
    const answers = await Promise.all([ask(eva), ask(eva)])
    expect(answers.map(({ status }) => status)).toEqual([204, 204])
    const [first] = await stored(eva)
    // As the slower of the two, which has read that there is none.
    const { storeJoinRequest } = await import('#lambdas/company/same-company.store.ts')
    await storeJoinRequest({ ...joinRequestEntity.item.parse(first), id: 'slower' }, null)
    expect(await stored(eva)).toEqual([first])
  })

  it('that is accepted is an invitation of that address, with the role that was chosen', async () => {
    const { anna, eva, id } = await asked()
    expect((await accept(anna, id, 'owner')).status).toBe(422)
    expect(await accept(anna, id, 'requester')).toMatchObject({
      status: 201,
      body: { email: eva.email, role: 'requester' },
    })
    expect(await requests(anna)).toEqual([])
    expect(await stored(eva)).toMatchObject([])
    expect((await people.join(eva, await people.tokenFor(anna.sub, eva.email))).status).toBe(200)
    expect((await people.colleagues(anna)).items).toMatchObject([{ role: 'owner' }, { role: 'requester' }])
    expect(codeOf(await accept(anna, id, 'reader'))).toEqual([404, 'not_found'])
  })

  it('is accepted once, whoever of the owners is faster', async () => {
    const { anna, eva, domain, id } = await asked()
    const bo = await person('Bo', domain)
    await people.joined(anna, bo, 'owner')
    const answers = await Promise.all([accept(anna, id, 'reader'), accept(bo, id, 'reader')])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 404])
    expect((await people.colleagues(anna)).invitations).toMatchObject([{ email: eva.email }])
  })

  it('that is declined is told of by mail, and may be made again after a day', async () => {
    const { anna, eva, id } = await asked()
    const [before = {}] = await stored(eva)
    expect((await decline(anna, id)).status).toBe(204)
    expect((await decline(anna, id)).status).toBe(204)
    const [after = {}] = await stored(eva)
    const [mail, ...others] = await mails(before, after)
    expect([mail?.recipient, others]).toEqual([eva.email, []])
    const text = (await mail?.compose())?.text ?? ''
    expect(text).toContain('Its owner has declined')
    expect(text).not.toContain(anna.email)
    expect(await requests(anna)).toEqual([])
    expect(codeOf(await accept(anna, id, 'reader'))).toEqual([404, 'not_found'])
    expect(await told(eva)).toEqual({ isKnown: true, asked: 'declined' })
    expect(codeOf(await ask(eva))).toEqual([409, 'join_declined'])
    await asLongAgo(eva, 25)
    expect((await ask(eva)).status).toBe(204)
    expect(await requests(anna)).toHaveLength(1)
  })

  it('is over after fourteen days', async () => {
    const { anna, eva, id } = await asked()
    await asLongAgo(eva, 14 * 24 - 1)
    expect(await requests(anna)).toHaveLength(1)
    await asLongAgo(eva, 1)
    expect(await requests(anna)).toEqual([])
    expect(codeOf(await accept(anna, id, 'reader'))).toEqual([404, 'not_found'])
  })

  it('is answered by the owners of that company only', async () => {
    const { anna, eva, domain, id } = await asked()
    const [ulf, bo] = [await person('Ulf', 'frammande.se'), await person('Bo', domain)]
    await onboard(ulf)
    expect(codeOf(await accept(ulf, id, 'reader'))).toEqual([404, 'not_found'])
    await decline(ulf, id)
    await people.joined(anna, bo, 'buyer')
    expect(codeOf(await accept(bo, id, 'reader'))).toEqual([403, 'role_insufficient'])
    expect((await requests(anna))[0].email).toBe(eva.email)
  })
})

describe('an operator', () => {
  it('lets businesses from before be found by their number, and running it twice changes nothing', async () => {
    const { handler } = await import('#lambdas/operator/operator.command.ts')
    const run = () => handler({ command: 'companies number', input: {}, by: 'a test' })
    const [anna, eva] = [await person('Anna', 'forr.se'), await person('Eva', 'forr.se')]
    await onboard(anna)
    await forgetNumber(anna)
    expect(await told(eva)).toEqual(unknown)
    expect(await run()).toEqual({ changed: true, numbered: 1 })
    expect(await told(eva)).toEqual(known)
    expect(await run()).toEqual({ changed: false, numbered: 0 })
  })
})
