import { type ComponentType, lazy } from 'react'
import type { PhraseFeature } from '#shared/phrases/phrases.ts'
import { WithWords } from './WithWords.tsx'

type Fetched<Props> = {
  load: () => Promise<{ default: ComponentType<Props> }>
  /** The phrase lists that it reads. A test compares them with its modules. */
  words: readonly PhraseFeature[]
}

/** A part of a view that is fetched when it is shown, with its phrases. Needs a Suspense above it. */
export const fetched = <Props extends object>({ load, words }: Fetched<Props>) =>
  lazy(async () => {
    const { default: Loaded } = await load()
    return {
      default: (props: Props) => (
        <WithWords words={words}>
          <Loaded {...props} />
        </WithWords>
      ),
    }
  })
