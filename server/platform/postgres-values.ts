import pg from 'pg'
import { Fault } from '#foundation/fault.ts'

type Parse = (text: string) => unknown

/** A date without a time is read as midnight UTC, in any time zone. */
const day: Parse = (text) => new Date(`${text}T00:00:00Z`)

/** Counts, sums and ids stay far below 2^53. A larger number would lose digits, so it is a fault. */
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

// Dates are written in UTC too. The driver has this setting only for the whole process.
pg.defaults.parseInputDatesAsUTC = true

/** How column values are read: bigint and numeric as numbers, date and timestamptz as `Date`, all others as the driver does. */
export const valueParsers: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    parsers.get(oid) ?? pg.types.getTypeParser(oid, format as 'text'),
}
