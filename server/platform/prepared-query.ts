import type pg from 'pg'
import type { SharedConnections } from './shared-connections.ts'

interface Statement {
  readonly name: string
  readonly text: string
}

const statements = new Map<string, Statement>()

/**
 * Runs a named statement, which each connection parses once. The driver copies each own property of the query object,
 * and that is most of its work. So `name` and `text` are inherited properties.
 */
export async function runPrepared<Row>(
  on: SharedConnections,
  name: string,
  text: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const config: Statement = Object.create(statementOf(name, text))
  const { rows } = await on.query<Row & pg.QueryResultRow>(config, [...values])
  return rows
}

function statementOf(name: string, text: string): Statement {
  const known = statements.get(name)
  if (known?.text === text) return known
  const statement = { name, text }
  statements.set(name, statement)
  return statement
}
