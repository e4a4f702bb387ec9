/** Why content and issues of the newsletter are refused, by the English. */
export const textSentences: Readonly<Record<string, string>> = {
  '{}: {}': '{1}: {2:text}',
  '{}: is missing.': '{1}: saknas.',
  '{}: "{}" is not a number.': '{1}: ”{2}” är inget tal.',
  '"{}" names no field. There are: {}.': '”{1}” är inget fält. Fälten är: {2}.',
  '{} is true or false, not "{}".': '{1} är true eller false, inte ”{2}”.',
  '{} changes and {} does not: give both languages.': '{1} ändras men inte {2}: ange båda språken.',
  'There is no language {}.': 'Språket {1} finns inte.',
  'There is no content {}: content list shows what there is.':
    'Det finns inget innehåll {1}: content list visar vad som finns.',
  '{} cannot be a name: it has small letters a to z, digits and hyphens.':
    '{1} kan inte vara ett namn: det består av små bokstäver a till z, siffror och bindestreck.',
  'The entry price is the lowest price of the list: prices set changes it.':
    'Ingångspriset är det lägsta priset i listan: prices set ändrar det.',
  '{} does not show {}.': '{1} visar inte {2}.',
  '{} would not render: unknown.': '{1} går inte att rita, av oklart skäl.',
  '{} would not render: {}.': '{1} går inte att rita: {2}.',
  '{} has version {} by now: {} changed it at {}. Look at it with content show, and then give --version {}.':
    '{1} har nu version {2}. {3:who} ändrade det {4}. Läs det med content show och ange sedan version {5}.',
  '{} has version 0: nobody has changed it yet.': '{1} har version 0: ingen har ändrat det än.',
  '{} has no version {}: content history lists them.':
    '{1} har ingen version {2}: content history visar dem som finns.',
  'The terms state this too, as text: they need a new version.':
    'Villkoren anger också det här, som text: de behöver en ny version.',

  'Line {}: {}': 'Rad {1}: {2:text}',
  '"{}": {}': '”{1}”: {2:text}',
  '"{}": leave an empty line before it.': '”{1}”: lämna en tom rad före.',
  '"{}": a link is written [words](https://…), strong words **so**, and neither within the other.':
    '”{1}”: en länk skrivs [ord](https://…), viktiga ord **så här**, och inte det ena inuti det andra.',
  '"{}": a link leads to https://…, mailto:… or a path of the site such as /pricing.':
    '”{1}”: en länk leder till https://…, mailto:… eller en sida här, till exempel /pricing.',
  'A mail has no pictures: loading one would show who has opened it.':
    'Ett mejl har inga bilder: när de hämtas syns det vem som har öppnat mejlet.',
  'A heading within the text begins with "## ".': 'En rubrik i texten börjar med ”## ”.',
  'A list has a line "- …" for each item.': 'En lista har en rad ”- …” för varje punkt.',
  'Code, quotations and tables are not supported.': 'Kod, citat och tabeller går inte att använda.',
  'The Swedish part has no subject.': 'Den svenska delen har inget ämne.',
  'The English part has no subject.': 'Den engelska delen har inget ämne.',
  'The Swedish part has no text.': 'Den svenska delen har ingen text.',
  'The English part has no text.': 'Den engelska delen har ingen text.',
  'The Swedish subject is longer than {} characters.': 'Det svenska ämnet är längre än {1} tecken.',
  'The English subject is longer than {} characters.': 'Det engelska ämnet är längre än {1} tecken.',
  'The file begins with something else than "# sv:".': 'Filen börjar med något annat än ”# sv:”.',
  'The issue has no Swedish part: it begins with the line "# {}: <subject>".':
    'Numret har ingen svensk del: den börjar med raden ”# {1}: <ämne>”.',
  'The issue has no English part: it begins with the line "# {}: <subject>".':
    'Numret har ingen engelsk del: den börjar med raden ”# {1}: <ämne>”.',
  'The issue has a second Swedish part.': 'Numret har två svenska delar.',
  'The issue has a second English part.': 'Numret har två engelska delar.',

  'There is no such issue.': 'Det finns inget sådant nummer.',
  'There is no issue of {}.': 'Det finns inget nummer för {1}.',
  'There is no version {} of {}.': 'Det finns ingen version {1} av numret för {2}.',
  'The issue of {} has not been sent.': 'Numret för {1} har inte skickats.',
  'The issue of {} is published and stays as it is.': 'Numret för {1} är publicerat och går inte att ändra.',
  'The issue of {} can be sent in that month only: subscribers were promised one a month at most. It is {} now.':
    'Numret för {1} kan bara skickas den månaden: prenumeranterna är lovade högst ett i månaden. Nu är det {2}.',
  'Version {} of {} is stored, not {}. Look at it with newsletter preview.':
    'Version {1} av numret för {2} är den som är sparad, inte {3}. Läs den med newsletter preview.',
  'Version {} of {} is stored. Look at it with newsletter preview; --over {} replaces it.':
    'Version {1} av numret för {2} är redan sparad. Läs den med newsletter preview. Den ersätts om du anger {3}.',
  'Somebody else stored a version at the same moment. Look at it with newsletter preview.':
    'Någon annan sparade en version samtidigt. Läs den med newsletter preview.',
}
