import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Complaint, filesBelow } from '../complaint.ts'

const folders = ['ui', 'web', 'adapters']

/** The class names in a style sheet, and the names that components use from it. */
interface Names {
  readonly declared: ReadonlySet<string>
  /** Each used name with the first component that uses it. Names that are computed at run time are not in it. */
  readonly used: Map<string, string>
  isMadeUp: boolean
}

/**
 * A component may use only classes that its style sheet has, and a sheet may have only classes that a component uses.
 * Types cannot check this.
 */
export function complainOfClassNames(): Complaint[] {
  const sheets = new Map(filesBelow(folders, /\.module\.css$/).map((sheet) => [sheet, namesIn(sheet)]))
  for (const component of filesBelow(folders, /\.tsx?$/)) noteUses(component, sheets)
  return [...sheets].flatMap(([sheet, { declared, used, isMadeUp }]) => [
    ...[...used].flatMap(([name, file]) => (declared.has(name) ? [] : [{ file, message: `no .${name} in ${sheet}` }])),
    ...[...declared].flatMap((name) =>
      isMadeUp || used.has(name) ? [] : [{ file: sheet, message: `nobody names .${name}` }],
    ),
  ])
}

function namesIn(sheet: string): Names {
  const css = readFileSync(sheet, 'utf8').replaceAll(/\/\*.*?\*\/|url\([^)]*\)|"[^"]*"|'[^']*'/gs, '')
  return {
    declared: new Set([...css.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name!)),
    used: new Map(),
    isMadeUp: false,
  }
}

function noteUses(component: string, sheets: ReadonlyMap<string, Names>): void {
  const code = readFileSync(component, 'utf8')
  for (const [, local, from] of code.matchAll(/import (\w+) from '([.#][^']+\.module\.css)'/g)) {
    const sheet = sheets.get(from!.startsWith('#') ? from!.slice(1) : join(dirname(component), from!))
    if (!sheet) continue
    for (const [, name] of code.matchAll(new RegExp(`\\b${local}\\.(\\w+)`, 'g')))
      if (!sheet.used.has(name!)) sheet.used.set(name!, component)
    sheet.isMadeUp ||= new RegExp(`\\b${local}\\b(?!\\.\\w)`).test(code.replace(/^import .*$/gm, ''))
  }
}
