/**
 * Downloads what a link points to, under the given name if the link is of this origin. Not a navigation, which would
 * ask about unsaved changes.
 */
export const download = (url: string, fileName = ''): void => {
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  // Some browsers ignore the name of a link outside of the document.
  document.body.append(link)
  link.click()
  link.remove()
}

/** Some browsers begin to read the file some time after the click. */
const revokedAfterMs = 60_000

/** Saves a file that was made in this page. */
export const saveFile = (content: Blob, fileName: string): void => {
  const url = URL.createObjectURL(content)
  download(url, fileName)
  setTimeout(() => URL.revokeObjectURL(url), revokedAfterMs)
}
