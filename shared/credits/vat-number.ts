/** Whether a text is a Swedish VAT number: SE, ten digits and 01 (Skatteverket, "Momsregistreringsnummer"). */
export const isVatNumber = (text: string): boolean =>
  /^SE\d{10}01$/.test(text.replace(/[\s-]/g, '').toUpperCase())
