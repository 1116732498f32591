import type { Translate } from './words.ts'

/** Joins several texts with the comma of the language. Missing ones are left out. */
export const listed = (t: Translate, things: readonly (string | false | null | undefined)[]): string =>
  things.filter(Boolean).join(t('list.comma'))
