import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const projectRoot = fileURLToPath(new URL('../..', import.meta.url))
const text = '**/*.{ts,tsx,js,css,html,json,txt}'

/** Returns the project's own files below these folders, by path, with their text; without generated files. */
export const sourceFiles = (...folders: string[]): [path: string, text: string][] =>
  folders
    .flatMap(folder => globSync(`${folder}/${text}`, { cwd: projectRoot }))
    .filter(path => !/^web\/dist|__snapshots__/.test(path))
    .sort()
    .map(path => [path, readFileSync(join(projectRoot, path), 'utf8')])
