/**
 * Lets the browser keep what is behind a link, under a name where the link is of this origin. Not a navigation: that
 * would ask about unsaved changes, and leave nothing.
 */
export const download = (url: string, fileName = ''): void => {
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  // Outside of the document some browsers forget the name.
  document.body.append(link)
  link.click()
  link.remove()
}
