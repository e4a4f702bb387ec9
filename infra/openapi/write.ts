// npm run openapi: writes the OpenAPI document to .build/openapi.json or the given path.
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { openapiDocument } from './document.ts'

const usual = join(import.meta.dirname, '../../.build/openapi.json')
const file = resolve(process.argv[2] ?? usual)

await mkdir(dirname(file), { recursive: true })
await writeFile(file, `${JSON.stringify(openapiDocument(), null, 2)}\n`)
console.log(file)
