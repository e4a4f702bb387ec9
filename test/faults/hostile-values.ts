/** Texts that attackers try on forms; a lone surrogate stays one when it is written as JSON. */
const texts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'a\udfff\ud800b',
  '\u202egpj.exe',
  '\u2066\u2069\u200f',
  '\u200b\ufeff',
  '\r\nBcc: everybody@example.com',
  '__proto__',
  'constructor',
  'toString',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' OR 1=1 --",
  '{{7*7}}#{7*7}',
  '../../../../etc/passwd',
  '..\\..\\con',
  'SUBSCRIBER#x',
  'PROFILE',
  'e\u0301'.repeat(200),
  '\u{1f9ff}\u200d\u{1f9ff}',
  '٣٤٥',
  'İstanbul@EXAMPLE.com',
  'a@b',
  'a@xn--a.se',
  `${'a'.repeat(64)}@${'b.'.repeat(94)}se`,
  'anna@[127.0.0.1]',
  '2027-02-30',
  '9999999-99-99',
  '-000001-01-01',
  '24:00',
  'javascript:alert(1)',
  'http://[::1',
  'A'.repeat(5_001),
  'ö'.repeat(40_000),
]

const numbers = [0, -0, -1, 1.5, 1e308, -1e308, 2 ** 53, 5e-324, 21, 1_000_000]

const deep = (levels: number): unknown => {
  let value: unknown = 1
  for (let level = 0; level < levels; level += 1) value = level % 2 ? [value] : { a: value }
  return value
}

/** Values of every kind that no field expects. */
export const hostileValues: readonly unknown[] = [
  ...texts,
  ...numbers,
  null,
  true,
  false,
  [],
  {},
  [[]],
  [null],
  ['a', 'a', 'a'],
  Array.from({ length: 2_000 }, () => 'x'),
  deep(6),
  deep(9),
  deep(500),
  { length: 3 },
  { toString: 'x', valueOf: null },
  { $ne: null },
]

/** Path segments, encoded as they are sent. */
export const hostileSegments: readonly string[] = [
  '%00',
  '%ff%fe',
  '%',
  '..%2f..%2fx',
  '%2e%2e',
  '.',
  'null',
  '__proto__',
  '%E2%80%AE',
  '%ED%A0%80',
  'a'.repeat(4_000),
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff%20',
  '%27%20OR%201=1',
  `${'A'.repeat(43)}.${'B'.repeat(43)}`,
  '1.9e999.x',
]

/** Query strings. */
export const hostileQueries: readonly string[] = [
  'limit=0',
  'limit=-1',
  'limit=1e9',
  'limit=NaN',
  'limit=5&limit=6',
  'cursor=',
  'cursor=%00',
  'cursor=e30',
  'cursor=eyJQSyI6eyJTIjoiQlVTSU5FU1MjeCJ9fQ',
  'cursor=__proto__',
  '__proto__=1',
  'constructor[prototype][x]=1',
  'status=%ED%A0%80',
  'status=active',
  'skill=%E2%80%AEplc',
  `skill=${'a'.repeat(3_000)}`,
  'for=newsletter',
  'for=__proto__',
  'for=meeting&weight=heavy',
  'date=2027-02-30',
  'date=2027-03-01',
  'from=2027-03-01&to=9999-12-31',
  '%',
  '=&&=',
]

export const hostileTypes: readonly (string | undefined)[] = [
  undefined,
  '',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  'application/json;;;',
  'APPLICATION/JSON',
  'application/jsonp',
  'application/octet-stream',
  `application/json; ${'a'.repeat(2_000)}`,
]

export const hostileKeys: readonly (string | undefined)[] = [
  undefined,
  '',
  'x',
  '__proto__',
  '0'.repeat(36),
  '00000000-0000-4000-8000-000000000000',
]

/** Bodies that are not a JSON object, or a larger one than anybody sends. */
export const hostileBodies: readonly (() => Buffer)[] = [
  () => Buffer.alloc(0),
  () => Buffer.from('{'),
  () => Buffer.from('{"email":"a@b.se"'),
  () => Buffer.from('null'),
  () => Buffer.from('[]'),
  () => Buffer.from('"text"'),
  () => Buffer.from('1e999'),
  () => Buffer.from('\ufeff{}'),
  () => Buffer.from('{"language":"sv","language":"en","__proto__":{"language":"sv"}}'),
  () => Buffer.from('{"__proto__":{"email":"a@b.se"},"constructor":{"prototype":{"x":1}}}'),
  () => Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
  () => Buffer.from('['.repeat(60_000)),
  () => Buffer.from(`${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`),
  () => Buffer.from(`{"description":"${'x'.repeat(65_536)}"}`),
  () => Buffer.alloc(300_000, 0x20),
  () => Buffer.alloc(2_000_000, 0x5b),
]
