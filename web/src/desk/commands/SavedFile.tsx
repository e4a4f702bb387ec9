import { saveFile } from '#web/src/platform/download.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { useWords } from '../words.ts'
import { Facts } from './Facts.tsx'

type Item = Readonly<Record<string, unknown>>

/** A file as a reply has it: its bytes in base64. */
type Returned = Item & { fileName: string; base64: string }

export const isFile = (item: Item): item is Returned =>
  typeof item.fileName === 'string' && typeof item.base64 === 'string'

const save = ({ fileName, base64 }: Returned) => {
  const bytes = Uint8Array.from(atob(base64), letter => letter.charCodeAt(0))
  saveFile(new Blob([bytes], { type: 'application/octet-stream' }), fileName)
}

/** A file that a command returned, to be saved on this device, and what is said of it. */
export const SavedFile = ({ file }: { file: Returned }) => {
  const t = useWords()
  const { base64, ...facts } = file
  return (
    <>
      <Facts item={facts} />
      <p>
        <Button onClick={() => save(file)}>{t('save')}</Button>
      </p>
    </>
  )
}
