import type { Database } from '#server/platform/database.ts'

/** Fills the template every test database is cloned from. */
export async function fillTemplate(_database: Database): Promise<void> {}
