import { expect, test, vi } from 'vitest'
import type { Upload } from '#shared/files/upload.ts'
import { patient } from '#test/patient.ts'
import { acceptedFiles, createAttachments, filesToKeep } from '#web/src/features/files/attachments.ts'
import type { UploadPort } from '#web/src/features/files/upload-port.ts'
import { ApiError } from '#web/src/platform/api-error.ts'
import { FileRefused } from '#web/src/platform/post-file.ts'

const buildFile = (name = 'ritning.pdf', size = 812) => new File([new Uint8Array(size)], name)

/** A server that accepts every upload; a test changes its replies. */
const createPort = (changed: Partial<UploadPort> = {}): UploadPort => {
  let asked = 0
  return {
    request: async () => {
      asked += 1
      return { id: `u-${asked}`, url: '/bucket', fields: {}, expiresAt: '2026-01-01T00:00:00Z' }
    },
    post: async (_, file, { onProgress }) => onProgress(file.size),
    read: async id => ({ id, fileName: '', size: 0, state: 'accepted', reason: null }),
    ...changed,
  }
}

const someAttachments = (
  port = createPort(),
  earlier: Parameters<typeof createAttachments>[0]['earlier'] = [],
  maxFiles = 10,
) => createAttachments({ port, use: 'inquiry', maxFiles, earlier })

const states = (attachments: ReturnType<typeof createAttachments>) =>
  attachments.read().map(({ progress }) => progress.state)

const settled = (attachments: ReturnType<typeof createAttachments>, expected: string[]) =>
  vi.waitFor(() => expect(states(attachments)).toEqual(expected), { timeout: patient(10_000) })

const answered = (read: Partial<Upload>): Pick<UploadPort, 'read'> => ({
  read: async id => ({ id, fileName: '', size: 0, state: 'accepted', reason: null, ...read }),
})

test('a file is sent, inspected and can be sent with the form', async () => {
  const seen = new Set<string>()
  const attachments = someAttachments()
  attachments.subscribe(() => states(attachments).map(state => seen.add(state)))
  expect(attachments.add([buildFile()])).toBe(0)
  await settled(attachments, ['accepted'])
  expect([...seen]).toEqual(['waiting', 'sending', 'checking', 'accepted'])
  expect(acceptedFiles(attachments.read())).toEqual([{ id: 'u-1', fileName: 'ritning.pdf', size: 812 }])
})

test('the wrong type, an empty and a too large file are refused before anything is sent', () => {
  const request = vi.fn(createPort().request)
  const attachments = someAttachments(createPort({ request }))
  attachments.add([buildFile('virus.exe'), buildFile('tom.pdf', 0), buildFile('stor.pdf', 10_485_761)])
  expect(attachments.read().map(({ progress }) => progress)).toEqual([
    { state: 'refused', reason: 'type_not_accepted' },
    { state: 'refused', reason: 'empty' },
    { state: 'refused', reason: 'too_large' },
  ])
  expect(request).not.toHaveBeenCalled()
})

test('the ten first files fit; a refused one takes no room', async () => {
  const attachments = someAttachments(createPort(), [], 3)
  expect(attachments.add([buildFile('a.exe'), buildFile(), buildFile(), buildFile(), buildFile()])).toBe(1)
  expect(attachments.add([buildFile()])).toBe(1)
  await settled(attachments, ['refused', 'accepted', 'accepted', 'accepted'])
})

test('three are sent at once, the others wait for their turn', async () => {
  const held = Promise.withResolvers<void>()
  const attachments = someAttachments(createPort({ post: () => held.promise }))
  attachments.add([buildFile(), buildFile(), buildFile(), buildFile(), buildFile()])
  await settled(attachments, ['sending', 'sending', 'sending', 'waiting', 'waiting'])
  held.resolve()
  await settled(attachments, Array(5).fill('accepted'))
})

test.each([
  ['the inspection', createPort(answered({ state: 'refused', reason: 'macros' })), 'macros'],
  ['the bucket', createPort({ post: () => Promise.reject(new FileRefused('too_large')) }), 'too_large'],
  [
    'the request',
    createPort({
      request: () =>
        Promise.reject(
          new ApiError('invalid_fields', { status: 422, fields: { fileName: 'file_type_not_accepted' } }),
        ),
    }),
    'type_not_accepted',
  ],
])('a file that %s refuses says why', async (_, port, reason) => {
  const attachments = someAttachments(port)
  attachments.add([buildFile()])
  await settled(attachments, ['refused'])
  expect(attachments.read()[0]?.progress).toEqual({ state: 'refused', reason })
})

test('an unsettled file is checked again', async () => {
  const found = ['waiting', 'waiting', 'accepted'] as const
  let looks = 0
  const read: UploadPort['read'] = async id => ({
    id,
    fileName: '',
    size: 0,
    state: found[looks++] ?? 'waiting',
    reason: null,
  })
  const attachments = someAttachments(createPort({ read }))
  attachments.add([buildFile()])
  await settled(attachments, ['accepted'])
  expect(looks).toBe(3)
})

test('a failed file can be tried again', async () => {
  const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  let tries = 0
  const post: UploadPort['post'] = async () => {
    tries += 1
    if (tries === 1) throw new ApiError('unavailable', { status: 0 })
  }
  const attachments = someAttachments(createPort({ post }))
  attachments.add([buildFile()])
  await settled(attachments, ['failed'])
  attachments.retry(attachments.read()[0]?.key ?? '')
  await settled(attachments, ['accepted'])
  silent.mockRestore()
})

test('a removed file stops uploading, and the next one gets its turn', async () => {
  const signals: AbortSignal[] = []
  const post: UploadPort['post'] = (_, file, { signal }) =>
    new Promise((resolve, reject) => {
      if (file.name === 'b.pdf') return resolve()
      signals.push(signal)
      signal.addEventListener('abort', () => reject(signal.reason))
    })
  const attachments = someAttachments(createPort({ post }))
  attachments.add([buildFile('a.pdf'), buildFile('a.pdf'), buildFile('a.pdf'), buildFile('b.pdf')])
  await settled(attachments, ['sending', 'sending', 'sending', 'waiting'])
  await vi.waitFor(() => expect(signals).toHaveLength(3), { timeout: patient(10_000) })
  attachments.remove(attachments.read()[0]?.key ?? '')
  expect(signals[0]?.aborted).toBe(true)
  await settled(attachments, ['sending', 'sending', 'accepted'])
})

const earlier = [{ id: 'u-9', fileName: 'offert.pdf', size: 5 }]

test('an earlier visit’s uploads are checked, not sent again', async () => {
  const request = vi.fn(createPort().request)
  const attachments = someAttachments(createPort({ request }), earlier)
  expect(filesToKeep(attachments.read())).toEqual(earlier)
  await settled(attachments, ['accepted'])
  expect(acceptedFiles(attachments.read())).toEqual(earlier)
  expect(request).not.toHaveBeenCalled()
})

test('a file that is gone is shown as such, and dropped', async () => {
  const read = () => Promise.reject(new ApiError('not_found', { status: 404 }))
  const attachments = someAttachments(createPort({ read }), earlier)
  await settled(attachments, ['refused'])
  expect(attachments.read()[0]?.progress).toEqual({ state: 'refused', reason: 'expired' })
  expect(filesToKeep(attachments.read())).toEqual([])
})

test('an unusable upload can be sent again if the file is at hand', async () => {
  const attachments = someAttachments(createPort(), earlier)
  attachments.add([buildFile()])
  await settled(attachments, ['accepted', 'accepted'])
  attachments.giveUp(['u-1', 'u-9'])
  expect(states(attachments)).toEqual(['refused', 'failed'])
})
