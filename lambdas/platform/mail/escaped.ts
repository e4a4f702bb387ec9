/** Text as HTML; a line break stays one. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, sign => `&#${sign.charCodeAt(0)};`).replaceAll('\n', '<br>')
