/** PostgreSQL's five-character code of an error, such as `23505` for a unique key met twice. */
export function sqlState(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code === 'string' ? code : undefined
}
