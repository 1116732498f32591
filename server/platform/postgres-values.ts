import pg from 'pg'
import { Fault } from '#foundation/fault.ts'

type Parse = (text: string) => unknown

/** A day has no time of its own: midnight UTC, wherever the program runs. */
const day: Parse = (text) => new Date(`${text}T00:00:00Z`)

/** Counts, sums and identities stay far below 2^53; one that does not would be read wrong, so it is a fault. */
const integer: Parse = (text) => {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new Fault('database.integer-too-large', { text })
  return value
}

const parsers = new Map<number, Parse>([
  [pg.types.builtins.INT8, integer],
  [pg.types.builtins.NUMERIC, Number],
  [pg.types.builtins.DATE, day],
])

// Dates go in as UTC as well; the driver knows this setting only for the whole process.
pg.defaults.parseInputDatesAsUTC = true

/** Conversion of columns to values: bigint and numeric as numbers, date and timestamptz as `Date`, the rest as the driver does it. */
export const valueParsers: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    parsers.get(oid) ?? pg.types.getTypeParser(oid, format as 'text'),
}
