/** The headers that give a mail program its own button to unsubscribe (RFC 8058). */
export const oneClickHeaders = (unsubscribeAtOnce: string) => ({
  'List-Unsubscribe': `<${unsubscribeAtOnce}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})
