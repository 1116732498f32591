import { buyingTables } from './buying.ts'
import { impersonalTables } from './goods.ts'
import { operationTables } from './operation.ts'
import { peopleTables } from './people.ts'
import { columnsOf, type PersonalTables } from './stored-data.ts'

/** Every table with personal data: its owner, what happens at deletion, and how long it is stored otherwise. */
export const personalTables: PersonalTables = { ...peopleTables, ...buyingTables, ...operationTables }

/** All columns in the registry, by table. */
export const registeredColumns = (): ReadonlyMap<string, readonly string[]> =>
  new Map([
    ...Object.entries(impersonalTables).map(([table, columns]) => [table, columnsOf(columns)] as const),
    ...Object.entries(personalTables).map(
      ([table, { shown, hidden }]) => [table, [...columnsOf(shown), ...columnsOf(hidden)]] as const,
    ),
  ])
