import { readFileSync } from 'node:fs'

/** The program's version in `package.json`. */
export const programVersion = (): string =>
  (JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as { version: string }).version
