import type { DatabaseSync } from 'node:sqlite'

/** Which groups the users of one pool belong to. */
export function createGroups(database: DatabaseSync, pool: string) {
  const insert = database.prepare(
    'INSERT INTO group_members (pool, sub, name) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
  )
  const select = database.prepare('SELECT name FROM group_members WHERE pool = ? AND sub = ? ORDER BY name')
  const eraseAll = database.prepare('DELETE FROM group_members WHERE pool = ? AND sub = ?')

  return {
    add: (sub: string, name: string): void => void insert.run(pool, sub, name),
    of: (sub: string): string[] => select.all(pool, sub).map(row => String(row.name)),
    forget: (sub: string): void => void eraseAll.run(pool, sub),
  }
}

export type Groups = ReturnType<typeof createGroups>
