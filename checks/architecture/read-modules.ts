import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { filesBelow, sourceFolders } from '../complaint.ts'

/** What a file offers and what it takes; names in file order. */
export interface Module {
  readonly file: string
  /** Declared here, and whether the file itself speaks of it besides. */
  readonly offers: readonly { readonly name: string; readonly isUsedHere: boolean; readonly line: number }[]
  /** Handed on from another file, under a name of its own; `*` for all. */
  readonly handsOn: readonly { readonly from: string; readonly theirs: string; readonly ours: string }[]
  /** Names of other files; `*` where all may be meant. */
  readonly takes: readonly { readonly from: string; readonly name: string }[]
}

/** Reads every source file of the project, types included. */
export function readModules(): Module[] {
  return filesBelow([...sourceFolders, '.'], /^(?!.*\.d\.ts$).*\.(?:tsx?|mjs)$/)
    .filter((file, index, all) => all.indexOf(file) === index)
    .map((file) => readModule(file))
}

function readModule(file: string): Module {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const [takes, handsOn]: [Module['takes'][number][], Module['handsOn'][number][]] = [[], []]
  const declared = new Map<string, number>()
  const localized = new Map<string, number>()
  const lineOf = (node: ts.Node) => source.getLineAndCharacterOfPosition(node.getStart()).line + 1
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) localized.set(node.text, (localized.get(node.text) ?? 0) + 1)
    const from = namedModule(node, file)
    if (ts.isImportDeclaration(node) && from) takes.push(...imported(node, from))
    else if (ts.isExportDeclaration(node)) handsOn.push(...(from ? handedOn(node, from) : []))
    else if (from) takes.push({ from, name: '*' })
    if (ts.isExportDeclaration(node) && !from && node.exportClause && ts.isNamedExports(node.exportClause))
      for (const { name } of node.exportClause.elements) declared.set(name.text, lineOf(node))
    for (const name of exportedNames(node)) declared.set(name, lineOf(node))
    ts.forEachChild(node, visit)
  }
  visit(source)
  const offers = [...declared].map(([name, line]) => ({ name, line, isUsedHere: (localized.get(name) ?? 0) > 1 }))
  return { file, offers, handsOn, takes }
}

/** The file an import, export, dynamic import or import type names, where it is one of ours. */
function namedModule(node: ts.Node, file: string): string | undefined {
  const said =
    ts.isImportDeclaration(node) || ts.isExportDeclaration(node)
      ? node.moduleSpecifier
      : ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
        ? node.arguments[0]
        : ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)
          ? node.argument.literal
          : undefined
  if (!said || !ts.isStringLiteralLike(said) || !/^[.#]/.test(said.text)) return undefined
  const path = said.text.startsWith('#') ? said.text.slice(1) : join(dirname(file), said.text)
  return existsSync(path) ? path : undefined
}

function imported({ importClause }: ts.ImportDeclaration, from: string): Module['takes'] {
  const bindings = importClause?.namedBindings
  const named = bindings && ts.isNamedImports(bindings) ? bindings.elements : []
  return [
    ...named.map(({ name, propertyName }) => ({ from, name: (propertyName ?? name).text })),
    ...(importClause?.name ? [{ from, name: 'default' }] : []),
    ...(bindings && ts.isNamespaceImport(bindings) ? [{ from, name: '*' }] : []),
    ...(importClause ? [] : [{ from, name: '' }]),
  ]
}

function handedOn({ exportClause }: ts.ExportDeclaration, from: string): Module['handsOn'] {
  if (!exportClause || !ts.isNamedExports(exportClause)) return [{ from, theirs: '*', ours: '*' }]
  return exportClause.elements.map(({ name, propertyName }) => ({
    from,
    theirs: (propertyName ?? name).text,
    ours: name.text,
  }))
}

function exportedNames(node: ts.Node): string[] {
  if (!ts.canHaveModifiers(node) || !ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword))
    return []
  if (ts.isVariableStatement(node))
    return node.declarationList.declarations.flatMap(({ name }) => (ts.isIdentifier(name) ? [name.text] : []))
  const { name } = node as ts.DeclarationStatement
  return name && ts.isIdentifier(name) ? [name.text] : []
}
