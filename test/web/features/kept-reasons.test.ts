import { createElement, type ReactNode } from 'react'
import { afterAll, expect, it, vi } from 'vitest'
import type { PhraseFeature } from '#shared/phrases/phrases.ts'
import { ClaimDialog } from '#web/src/features/agreements/ClaimDialog.tsx'
import WithdrawDialog from '#web/src/features/business-inquiries/WithdrawDialog.tsx'
import { RefundDialog } from '#web/src/features/credits/RefundDialog.tsx'
import { draftOf } from '#web/src/platform/drafts.ts'
import { shownTo } from '../../builders/shown-to-role.ts'

const kept = new Map<string, string>()
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => void kept.set(key, text),
  removeItem: (key: string) => void kept.delete(key),
})
afterAll(() => void vi.unstubAllGlobals())

/** What a dialog needs of something, of which it shows nothing else. */
const some = (fields: object) => fields as never
const words = 'Det rann olja ur växellådan'
const onClose = () => undefined

const dialogs: Readonly<Record<string, [draft: string, ReactNode, readonly PhraseFeature[]]>> = {
  'a claim of the guarantee': [
    'claim i1',
    createElement(ClaimDialog, { ...{ id: 'i1', day: '', busy: false, onClose }, onSend: async () => true }),
    ['agreements', 'fields', 'site'],
  ],
  'the withdrawal of an inquiry': [
    'withdrawal i1',
    createElement(WithdrawDialog, { inquiry: some({ id: 'i1' }), onClose }),
    ['inquiry-facts', 'fields', 'site'],
  ],
  'the money of an order': [
    'refund o1',
    createElement(RefundDialog, {
      ...{ order: some({ id: 'o1', priceOre: 100 }), onClose },
      onAsked: onClose,
    }),
    ['credits', 'errors', 'site'],
  ],
}

it.each(Object.entries(dialogs))(
  'keeps the reason for %s while its dialog is closed, and over a reload',
  async (_, [draft, dialog, features]) => {
    draftOf(draft, '').keep(words)
    expect(await shownTo(dialog, { words: features, role: 'owner' })).toContain(words)
  },
)
