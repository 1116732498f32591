import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { filesBelow, sourceFolders } from '../complaint.ts'

/** A source file of the project and the files of the project that it imports, type imports included. */
export interface Module {
  readonly file: string
  readonly imports: readonly string[]
}

/** Reads every source file of the project. */
export function readModules(): Module[] {
  return [...new Set(filesBelow([...sourceFolders, '.'], /^(?!.*\.d\.ts$).*\.(?:tsx?|mjs)$/))].map(readModule)
}

function readModule(file: string): Module {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const imports = new Set<string>()
  const visit = (node: ts.Node): void => {
    const imported = importedBy(node, file)
    if (imported) imports.add(imported)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return { file, imports: [...imports] }
}

/** The file of the project that an import names, or an export from another file, a dynamic import or an import type. */
function importedBy(node: ts.Node, file: string): string | undefined {
  const named = specifierOf(node)
  if (!named || !ts.isStringLiteralLike(named) || !/^[.#]/.test(named.text)) return undefined
  const path = named.text.startsWith('#') ? named.text.slice(1) : join(dirname(file), named.text)
  return existsSync(path) ? path : undefined
}

function specifierOf(node: ts.Node): ts.Node | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node.moduleSpecifier
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) return node.arguments[0]
  return ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument) ? node.argument.literal : undefined
}
