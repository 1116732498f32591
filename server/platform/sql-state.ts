/** PostgreSQL's five-character error code, such as `23505` for a duplicate unique key. */
export function sqlState(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code === 'string' ? code : undefined
}
