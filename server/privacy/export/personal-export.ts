import type { PersonalRows } from '../person.repository.ts'
import { personalTables } from '../registry/personal-data.ts'
import { type Section, sections } from '../registry/stored-data.ts'

/** Everything that the shop stores about a person: rows by section and table. */
export interface PersonalExport {
  readonly shop: string
  readonly account: string
  /** ISO 8601. */
  readonly madeAt: string
  readonly sections: readonly ExportedSection[]
}

interface ExportedSection {
  readonly section: Section
  readonly tables: readonly {
    readonly table: string
    readonly what: string
    readonly rows: PersonalRows['rows']
    /** True if there are more rows than an export may contain. */
    readonly isCut?: true
  }[]
}

/** Mails whose text contains a secret link: an export must not reveal it again. */
const opensSomething = (secretKinds: ReadonlySet<string>, { kind }: Readonly<Record<string, unknown>>): boolean =>
  typeof kind === 'string' && (kind === 'gift-card' || secretKinds.has(kind))

/** Sorts rows by section; empty tables and sections are left out. */
export function exportOf(
  about: Omit<PersonalExport, 'sections'>,
  read: ReadonlyMap<string, PersonalRows>,
  secretKinds: ReadonlySet<string>,
): PersonalExport {
  const tables = [...read].flatMap(([table, { rows, isCut }]) => {
    const { what, section } = personalTables[table]!
    const shown =
      table === 'mail' ? rows.map((row) => (opensSomething(secretKinds, row) ? { ...row, text: '' } : row)) : rows
    return rows.length === 0 ? [] : [{ section, table, what, rows: shown, ...(isCut && { isCut: true as const }) }]
  })
  return {
    ...about,
    sections: sections.flatMap((section) => {
      const own = tables.filter((one) => one.section === section)
      return own.length === 0 ? [] : [{ section, tables: own.map(({ section: _, ...table }) => table) }]
    }),
  }
}
