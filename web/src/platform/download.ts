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
